import type { SidebarNode, WithWords } from '@docgen/model'
import { FilterField } from '../api/filter-field.tsx'
import { ExternalIcon } from './icons.tsx'
import { DeclaredName } from './declared-name.tsx'
import { KindMark } from './kind-mark.tsx'
import { partAttributesOf } from './part-style.ts'
import { languageOf } from './said.tsx'

export interface SidebarProps extends WithWords {
  readonly items: readonly SidebarNode[]
  /** What the landmark is called: `Docs sidebar`. */
  readonly label: string
  /** Whether a category closes when another beside it opens. */
  readonly autoCollapse?: boolean
}

/** More packages than these come with a field that narrows them. */
const filteredFrom = 8

export function Sidebar({ items, label, autoCollapse = false, words }: SidebarProps) {
  const foldName = autoCollapse ? 'docgen-fold' : undefined
  const scope = scopeOf(items)
  const groups = groupsOf(items)
  const packages = items.filter(({ kind }) => kind === 'category').length
  if (scope === '' && groups.length === 1) {
    return (
      <nav className="docgen-sidebar" aria-label={label} data-sidebar="">
        <SidebarList items={items} foldName={foldName} words={words} />
      </nav>
    )
  }
  const scoped = groups.find(holdsPackages)
  return (
    <nav className="docgen-sidebar is-grouped" aria-label={label} data-sidebar="" data-filter="summary, a">
      {packages >= filteredFrom && <FilterField noun="packages" total={packages} label={words('filterSidebar')} words={words} />}
      {groups.map((group, index) => (
        <div key={index} data-filter-group={holdsPackages(group) ? '' : undefined}>
          {(group.title !== undefined || group === scoped) && (
            <p>
              {group.title} {group === scoped && scope !== '' && <code>{scope}</code>}
            </p>
          )}
          <SidebarList items={group.items} scope={scope} isFiltered={holdsPackages(group)} foldName={foldName} words={words} />
        </div>
      ))}
    </nav>
  )
}

interface SidebarGroup {
  readonly title: string | undefined
  readonly items: readonly SidebarNode[]
}

const titleOf = (item: SidebarNode): string | undefined => (item.kind === 'category' ? item.group : undefined)

function groupsOf(items: readonly SidebarNode[]): readonly SidebarGroup[] {
  const groups: { title: string | undefined; items: SidebarNode[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.title === titleOf(item)) last.items.push(item)
    else groups.push({ title: titleOf(item), items: [item] })
  }
  return groups
}

const holdsPackages = ({ items }: SidebarGroup): boolean => items.some(({ kind }) => kind === 'category')

/** `@scope/` where all packages have the same; it is then said once, and not before each of their names. */
function scopeOf(items: readonly SidebarNode[]): string {
  const labels = items.flatMap((item) => (item.kind === 'category' ? [item.label] : []))
  const [scope = ''] = /^@[^/]+\//.exec(labels[0] ?? '') ?? []
  return labels.length > 1 && labels.every((label) => label.startsWith(scope)) ? scope : ''
}

interface SidebarListProps extends WithWords {
  readonly items: readonly SidebarNode[]
  /** What labels of packages begin with and is said elsewhere. */
  readonly scope?: string
  readonly isFiltered?: boolean
  /** Part of the category that holds the list: its entries need not say it again. */
  readonly outerPart?: string | undefined
  /** Of categories with one name, the browser closes one as another opens. */
  readonly foldName: string | undefined
}

function SidebarList({ items, scope = '', isFiltered = false, outerPart, foldName, words }: SidebarListProps) {
  return (
    <ul data-filter-items={isFiltered ? '' : undefined}>
      {items.map((item, index) => (
        <li key={index}>
          <SidebarItem
            item={item.kind === 'category' ? { ...item, label: item.label.slice(scope.length) } : item}
            outerPart={outerPart}
            foldName={foldName}
            index={index}
            words={words}
          />
        </li>
      ))}
    </ul>
  )
}

interface SidebarItemProps extends Pick<SidebarListProps, 'foldName' | 'outerPart' | 'words'> {
  readonly item: SidebarNode
  /** Its place in its list. */
  readonly index: number
}

function SidebarItem({ item, outerPart, foldName, index, words }: SidebarItemProps) {
  if (item.kind === 'link') {
    return (
      <a
        className={item.symbol && symbolClass}
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
        {...partAttributesOf(item.symbol || item.part === outerPart ? undefined : item.part)}
      >
        <SidebarLabel item={item} words={words} />
        {item.isExternal && <ExternalIcon />}
      </a>
    )
  }
  if (item.items.length > 0) {
    return (
      <details open={item.isOpen && (foldName === undefined || item.isCurrent)} name={foldName} {...partAttributesOf(item.part)}>
        <summary className={classesOf(item.isCurrent && 'is-current', item.symbol && symbolClass)}>
          <SidebarLabel item={item} words={words} />
        </summary>
        <SidebarList items={item.items} outerPart={item.part} foldName={foldName && `${foldName}-${index}`} words={words} />
      </details>
    )
  }
  if (item.href === undefined)
    return (
      <span>
        <SidebarLabel item={item} words={words} />
      </span>
    )
  return (
    <a
      className={classesOf('docgen-sidebar-category', item.symbol && symbolClass)}
      href={item.href}
      {...partAttributesOf(item.part)}
    >
      <SidebarLabel item={item} words={words} />
    </a>
  )
}

const symbolClass = 'docgen-sidebar-symbol'

function classesOf(...classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined
}

/** With the mark of what it is, if it is a declaration. */
function SidebarLabel({
  item: { label, symbol, isAugmentation, isModule, isDeprecated, isDraft },
  words,
}: Pick<SidebarItemProps, 'item' | 'words'>) {
  const name = <DeclaredName text={label} isDeprecated={isDeprecated} />
  if (isDraft)
    return (
      <>
        {name}{' '}
        <span className="docgen-badge" {...languageOf(words, 'draft')}>
          {words('draft')}
        </span>
      </>
    )
  if (!symbol) return name
  return (
    <>
      <KindMark kind={symbol} isAugmentation={isAugmentation} isModule={isModule} words={words} />
      <span>{name}</span>
    </>
  )
}
