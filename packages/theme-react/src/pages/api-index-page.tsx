import type { ApiIndexPageProps, WithWords } from '@docgen/model'
import { createElement } from 'react'
import { FilterField } from '../api/filter-field.tsx'
import { packageGroupsOf, type PackageGroup } from '../api/package-groups.ts'
import { Breakable } from '../components/breakable.tsx'
import { OriginalLanguage } from '../components/original-language.tsx'
import { partAttributesOf } from '../components/part-style.ts'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiIndexPage(page: WithComponents<ApiIndexPageProps>) {
  const { words } = page
  return (
    <ReferencePage
      page={page}
      title={page.title}
      lead={
        <>
          <ul className="docgen-facts">
            <li>
              <a href={page.symbolsHref}>{words('allSymbols')}</a>
            </li>
            <li>
              <a href={page.hierarchyHref}>{words('hierarchy')}</a>
            </li>
          </ul>
          {page.fallback && (
            <p className="docgen-version">
              <OriginalLanguage fallback={page.fallback} words={words} />
            </p>
          )}
        </>
      }
      toc={[]}
      isWide
    >
      <div data-filter="">
        <FilterField noun="packages" total={page.packages.length} words={words} />
        {packageGroupsOf(page.packages, words).map((group, index) => (
          <Group key={index} {...group} words={words} />
        ))}
      </div>
    </ReferencePage>
  )
}

function Group({ title, packages, words }: PackageGroup & WithWords) {
  return (
    <section className="docgen-package-group" data-filter-group="">
      {title !== undefined && <h2>{title}</h2>}
      <ul className="docgen-package-list" data-filter-items="">
        {packages.map((item) => (
          <li key={item.name} {...partAttributesOf(item.part)}>
            {createElement(
              title === undefined ? 'h2' : 'h3',
              {},
              <a href={item.href}>
                <Breakable text={item.name} />
              </a>,
            )}
            <span>
              {item.version} · {words('exportCount', { count: item.entryCount })}
            </span>
            {item.description !== '' && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
