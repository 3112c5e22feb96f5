import { apiKinds, shownKindOf, type ApiSymbolsPageProps, type Words, type WithWords } from '@docgen/model'
import { FilterField } from '../api/filter-field.tsx'
import { letterGroupsOf } from '../api/letter-groups.ts'
import { Breakable } from '../components/breakable.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { Heading } from '../content/heading.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

type ApiSymbol = ApiSymbolsPageProps['symbols'][number]

export function ApiSymbolsPage(page: WithComponents<ApiSymbolsPageProps>) {
  const { words } = page
  const groups = letterGroupsOf(page.symbols)
  return (
    <ReferencePage page={page} title={page.title} toc={[]} isWide>
      <div data-filter="a">
        <FilterField noun="symbols" total={page.symbols.length} choices={choicesOf(page.symbols, words)} words={words} />
        <nav className="docgen-letters" aria-label={words('letters')}>
          <ul>
            {groups.map(({ letter, anchor }) => (
              <li key={letter}>
                <a href={`#${anchor}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ letter, anchor, items }) => (
          <section key={letter} data-filter-group={anchor}>
            <Heading level={2} id={anchor} words={words}>
              {letter}
            </Heading>
            <ul className="docgen-symbols" data-filter-items="">
              {items.map((symbol, index) => (
                <SymbolRow key={index} {...symbol} words={words} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ReferencePage>
  )
}

function SymbolRow({ name, package: owner, href, isDeprecated, words, ...symbol }: ApiSymbol & WithWords) {
  const kind = shownKindOf(symbol)
  return (
    <li data-kind={kind} data-package={owner}>
      <a href={href}>
        <DeclaredName text={name} isDeprecated={isDeprecated} />
      </a>{' '}
      <span>{words(`kind.${kind}`)}</span>{' '}
      <span>
        <Breakable text={owner} />
      </span>
    </li>
  )
}

function choicesOf(symbols: readonly ApiSymbol[], words: Words) {
  const kinds = [...apiKinds, 'module' as const, 'augmentation' as const].filter((kind) =>
    symbols.some((symbol) => shownKindOf(symbol) === kind),
  )
  const packages = [...new Set(symbols.map((symbol) => symbol.package))].sort()
  return [
    {
      name: 'kind',
      label: words('facet.kind'),
      any: words('allKinds'),
      options: kinds.map((value) => ({ value, label: words(`kind.${value}`) })),
    },
    {
      name: 'package',
      label: words('package'),
      any: words('allPackages'),
      options: packages.map((value) => ({ value, label: value })),
    },
  ]
}
