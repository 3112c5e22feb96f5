import type { ApiComment, ApiText, Words, WithWords } from '@docgen/model'
import { sinceVersionOf } from './badges-of.ts'
import type { ApiContext } from './context.ts'
import { TextView } from './text-view.tsx'
import { textsIn } from './texts-in.ts'

interface CommentViewProps {
  readonly comment: ApiComment | undefined
  readonly context: ApiContext
  /** Of the headings. */
  readonly level: number
}

/** What a comment says of the declaration as a whole, above its details. */
export function CommentHead({ comment, context, level }: CommentViewProps) {
  if (!comment) return null
  const { parts, words } = context
  const { Comment } = parts
  const rest = { context, level }
  const { deprecated, summary, remarks } = comment
  if (!deprecated && !summary && !remarks) return null
  return (
    <Comment
      words={words}
      deprecated={deprecated && <TextView text={deprecated} {...rest} />}
      summary={summary && <TextView text={summary} {...rest} />}
      remarks={remarks && <TextView text={remarks} {...rest} />}
    />
  )
}

/** Tells once on a page what the line beside its texts means. `declared` is all that the page declares. */
export function SiteMark({ declared, words }: { readonly declared: unknown } & WithWords) {
  if (!originsOf(declared).site) return null
  return (
    <li className="docgen-of-site" title={words('addedBySiteReason')}>
      {words('addedBySite')}
    </li>
  )
}

/** Whether texts of the site, and texts of the package, stand in what a page declares. */
export function originsOf(value: unknown): { readonly site: boolean; readonly package: boolean } {
  const texts = textsIn(value)
  return { site: texts.some(({ isOfSite }) => isOfSite === true), package: texts.some(({ isOfSite }) => isOfSite !== true) }
}

interface CommentTailProps extends CommentViewProps {
  /** What is thrown by a setter is headed by other words. */
  readonly throwsTitle?: string
  /** Whether the text on the result stands above, beside its type. */
  readonly isReturnShown?: boolean
  /** Whether no badges stand above, which say since which version there is such a declaration. */
  readonly lacksBadges?: boolean
}

/** What it says besides: the result, errors, examples, references and block tags of other names, below its details. */
export function CommentTail({
  comment,
  context,
  level,
  throwsTitle = context.words('throws'),
  isReturnShown = false,
  lacksBadges = false,
}: CommentTailProps) {
  if (!comment) return null
  const { words } = context
  const sections: readonly (readonly [string, readonly ApiText[]])[] = [
    [words('returns'), comment.returns && !isReturnShown ? [comment.returns] : []],
    [throwsTitle, comment.throws],
    [words('examples', { count: comment.examples.length }), comment.examples],
    [words('seeAlso'), comment.see],
    [words('since'), comment.since && (lacksBadges || sinceVersionOf(comment) === undefined) ? [comment.since] : []],
    ...comment.others.map(({ tag, text }) => [titleOfTag(tag, words), [text]] as const),
  ]
  return <Sections sections={joinedByTitle(sections)} context={context} level={level} />
}

/** A comment may have a tag several times. */
function joinedByTitle(
  sections: readonly (readonly [string, readonly ApiText[]])[],
): readonly (readonly [string, readonly ApiText[]])[] {
  const byTitle = new Map<string, readonly ApiText[]>()
  for (const [title, texts] of sections) byTitle.set(title, [...(byTitle.get(title) ?? []), ...texts])
  return [...byTitle]
}

interface SectionsProps {
  readonly sections: readonly (readonly [string, readonly ApiText[]])[]
  readonly context: ApiContext
  readonly level: number
}

/** Sections without a text are left out. */
function Sections({ sections, context, level }: SectionsProps) {
  const { CommentSections } = context.parts
  const shown = sections
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => ({
      title,
      texts: texts.map((text, index) => <TextView key={index} text={text} context={context} level={level + 1} />),
    }))
  return shown.length > 0 && <CommentSections sections={shown} level={level} />
}

/** `privateRemarks` → `Private remarks`. */
function titleOfTag(tag: string, words: Words): string {
  if (tag === 'param') return words('parameters')
  if (tag === 'typeParam') return words('typeParameters')
  if (tag === 'default') return words('default')
  // In braces it would be a link.
  if (tag === 'link') return words('seeAlso')
  const name = tag.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
