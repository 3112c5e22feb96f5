import type { WithWords } from '@docgen/model'
import { Breakable } from '../../components/breakable.tsx'
import { DeclaredName } from '../../components/declared-name.tsx'
import { Phrase } from '../../components/phrase.tsx'
import { GroupHeading } from '../group-heading.tsx'

export interface Mention {
  readonly title: string
  readonly href: string
  /** How the entry is used there. */
  readonly context?: string | undefined
  /** npm name. */
  readonly package?: string | undefined
  /** What the page stands below, outermost first. */
  readonly trail?: readonly string[] | undefined
  readonly isDeprecated?: boolean | undefined
}

export interface MentionsProps extends WithWords {
  readonly title: string
  readonly anchor: string
  readonly taken: readonly string[]
  readonly items: readonly Mention[]
  /** How many there are besides. */
  readonly more?: number | undefined
}

/** More than these are folded. */
const shownAtOnce = 12

/** Pages that speak of the entry, in short lines. */
export function Mentions({ title, anchor, taken, items, more = 0, words }: MentionsProps) {
  if (items.length === 0) return null
  const folded = items.slice(shownAtOnce)
  return (
    <section className="docgen-mentions">
      <GroupHeading title={title} anchor={anchor} taken={taken} words={words} />
      <List items={items.slice(0, shownAtOnce)} words={words} />
      {folded.length > 0 && (
        <details>
          <summary>{words('more', { count: folded.length })}</summary>
          <List items={folded} words={words} />
        </details>
      )}
      {more > 0 && <p>{words('notListed', { count: more })}</p>}
    </section>
  )
}

function List({ items, words }: Pick<MentionsProps, 'items' | 'words'>) {
  return (
    <ul>
      {items.map(({ title, href, context, package: owner, trail = [], isDeprecated }, index) => (
        <li key={index}>
          {trail.length > 0 && <small>{trail.join(' › ')} › </small>}
          <a href={href}>
            <DeclaredName text={title} isDeprecated={isDeprecated} />
          </a>
          {context !== undefined && <small> {context}</small>}
          {owner !== undefined && (
            <small>
              {' '}
              <Phrase words={words} say="inPackage" values={{ package: <Breakable text={owner} /> }} />
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}
