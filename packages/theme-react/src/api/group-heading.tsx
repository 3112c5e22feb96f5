import { Heading } from '../content/heading.tsx'

export interface GroupHeadingProps {
  readonly title: string
  readonly anchor: string
  /** Anchors of what the page lists. A member called `properties` keeps its anchor, and the heading goes without. */
  readonly taken: readonly string[]
}

export function GroupHeading({ title, anchor, taken }: GroupHeadingProps) {
  if (!taken.includes(anchor)) {
    return (
      <Heading level={2} id={anchor}>
        {title}
      </Heading>
    )
  }
  return (
    <div className="docgen-heading docgen-heading-2">
      <h2>{title}</h2>
    </div>
  )
}
