import type { ApiComment, ApiText } from '@docgen/ssg-cli/model'
import { createElement } from 'react'
import type { ApiContext } from './context.ts'
import { TextView } from './text-view.tsx'

interface CommentProps {
  readonly comment: ApiComment | undefined
  readonly context: ApiContext
}

/** What a comment says of the declaration as a whole, above its details. */
export function CommentHead({ comment, context }: CommentProps) {
  if (!comment) return null
  const { deprecated, summary, remarks } = comment
  return (
    <>
      {deprecated && (
        <div className="docgen-admonition docgen-tone-danger" role="note" aria-label="Deprecated">
          <p className="docgen-admonition-title">Deprecated</p>
          <TextView text={deprecated} context={context} />
        </div>
      )}
      {summary && <TextView text={summary} context={context} />}
      {remarks && <TextView text={remarks} context={context} />}
    </>
  )
}

/** Examples, references and block tags of other names, below its details. `level` is that of their headings. */
export function CommentTail({ comment, context, level }: CommentProps & { readonly level: number }) {
  if (!comment) return null
  const sections: readonly (readonly [string, readonly ApiText[]])[] = [
    [comment.examples.length === 1 ? 'Example' : 'Examples', comment.examples],
    ['See also', comment.see],
    ['Since', comment.since ? [comment.since] : []],
    ...comment.others.map(({ tag, text }) => [titleOfTag(tag), [text]] as const),
  ]
  return sections.map(([title, texts], index) => (
    <TextSection key={index} title={title} texts={texts} context={context} level={level} />
  ))
}

export interface TextSectionProps {
  readonly title: string
  readonly texts: readonly ApiText[]
  readonly context: ApiContext
  readonly level: number
}

export function TextSection({ title, texts, context, level }: TextSectionProps) {
  if (texts.length === 0) return null
  return (
    <>
      <SectionTitle level={level}>{title}</SectionTitle>
      {texts.map((text, index) => (
        <TextView key={index} text={text} context={context} />
      ))}
    </>
  )
}

export function SectionTitle({ level, children }: { readonly level: number; readonly children: string }) {
  return createElement(`h${level}`, { className: 'docgen-section-title' }, children)
}

/** `privateRemarks` → `Private remarks`. */
export function titleOfTag(tag: string): string {
  const words = tag.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
