import type { WithWords } from '@docgen/model'
import { Heading } from '../content/heading.tsx'

interface GroupHeadingProps extends WithWords {
  readonly title: string
  readonly anchor: string
  /** Anchors of what the page lists. A member called `properties` keeps its anchor, and the heading goes without. */
  readonly taken: readonly string[]
  readonly level?: 2 | 3
}

export function GroupHeading({ title, anchor, taken, level = 2, words }: GroupHeadingProps) {
  if (!taken.includes(anchor)) {
    return (
      <Heading level={level} id={anchor} words={words}>
        {title}
      </Heading>
    )
  }
  return <div className={`docgen-heading docgen-heading-${level}`}>{level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}</div>
}
