import type { GuideMention, WithWords } from '@docgen/model'
import type { ThemeComponents } from '../components/components.ts'

interface MentionedInProps extends WithWords {
  readonly components: Pick<ThemeComponents, 'Mentions'>
  readonly guides: readonly GuideMention[]
  /** Anchors of what else is on the page. */
  readonly taken: readonly string[]
}

/** The guides that lead to what a page of the reference is about. */
export function MentionedIn({ components: { Mentions }, guides, taken, words }: MentionedInProps) {
  const items = guides.map(({ samples, ...guide }) => ({
    ...guide,
    ...(samples !== undefined && { context: words('inCodeBlocks', { count: samples }) }),
  }))
  return <Mentions words={words} title={words('mentionedIn')} anchor="mentioned-in" taken={taken} items={items} />
}
