import type { ApiComment, ApiText } from '@docgen/ssg-cli/model'
import type {
  Comment,
  CommentDisplayPart,
  CommentTag,
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  TypeParameterReflection,
} from 'typedoc'
import { packageOfFile } from '../package-of-file.ts'
import type { Conversion } from './conversion.ts'
import { toMarkdownLink } from './link.ts'
import { isLink } from './link-texts.ts'
import { codeOf } from './markdown.ts'

/** Tags with a place of their own in the model. */
const placedTags = new Set(['@remarks', '@returns', '@deprecated', '@example', '@throws', '@see', '@since'])

/** Tags that say something to tools, or to readers of the source alone. */
const silentTags = new Set(
  [
    '@memberof @category @categoryDescription @group @groupDescription @sortStrategy @document @module @mergeModuleWith @import @jsx',
    '@param @typeParam @template @prop @property @this @inheritDoc @privateRemarks @satisfies @default @defaultValue',
    '@inlineType @preventInline @expandType @preventExpand',
  ].flatMap((names) => names.split(' ')),
)

/** Reports `unresolved-api-link`. `undefined` for a comment that says nothing. */
export function toApiComment(comment: Comment | undefined, owner: Reflection, conversion: Conversion): ApiComment | undefined {
  if (!comment) return undefined
  const toText = (tag: CommentTag) => toApiText(tagPiece(tag), comment, owner, conversion)
  const textsOf = (name: string) => comment.blockTags.filter(({ tag }) => tag === name).flatMap((tag) => toText(tag) ?? [])
  const written = toApiText({ before: '', parts: comment.summary }, comment, owner, conversion)
  const description = written ? undefined : comment.blockTags.find(({ tag }) => tag === '@description' || tag === '@summary')
  const others = comment.blockTags.filter((tag) => tag !== description && !placedTags.has(tag.tag) && !silentTags.has(tag.tag))
  const converted: ApiComment = {
    summary: written ?? (description && toText(description)),
    remarks: textsOf('@remarks')[0],
    returns: textsOf('@returns')[0],
    deprecated: deprecatedText(comment, owner, conversion),
    examples: textsOf('@example'),
    throws: textsOf('@throws'),
    see: splitSeeTags(comment).flatMap((parts) => toApiText({ before: '@see', parts }, comment, owner, conversion) ?? []),
    since: textsOf('@since')[0],
    others: others.flatMap((tag) => {
      const text = toText(tag)
      return text ? [{ tag: tag.tag.slice(1), text }] : []
    }),
    modifiers: [...comment.modifierTags].map((tag) => tag.slice(1)),
  }
  return isEmpty(converted) ? undefined : converted
}

/** Text of `@param` or `@typeParam`, with what `@param user.name` says of the properties of a named type below it. */
export function toApiTextOfParameter(
  parameter: ParameterReflection | TypeParameterReflection,
  conversion: Conversion,
): ApiText | undefined {
  const { comment } = parameter
  const text = comment && toApiText({ before: '', parts: comment.summary }, comment, parameter, conversion)
  const highlighted =
    parameter.isParameter() && parameter.type?.type === 'reference' ? parameter.type.highlightedProperties : undefined
  const holder = comment ?? parameter.parent?.comment
  if (!highlighted || !holder) return text
  const properties = [...highlighted].flatMap(([name, parts]) => {
    const before = `@param ${parameter.name}.${name}`
    const property = toApiText({ before, parts }, holder, parameter, conversion)
    return property ? [{ ...property, markdown: `- \`${name}\`: ${property.markdown.replaceAll('\n', '\n  ')}` }] : []
  })
  const [first = properties[0]] = text ? [text] : []
  return first && { ...first, markdown: [...(text ? [text] : []), ...properties].map(({ markdown }) => markdown).join('\n\n') }
}

/** What `@defaultValue` says, else what the code assigns. `undefined` where neither is known. */
export function defaultValueOf({ comment, defaultValue }: DeclarationReflection): string | undefined {
  const tag = comment?.blockTags.find(({ tag: name }) => name === '@defaultValue' || name === '@default')
  const written = tag?.content
    .map(({ text }) => text)
    .join('')
    .trim()
  return written ? codeOf(written) : defaultValue
}

interface TextPiece {
  readonly before: string
  readonly parts: readonly CommentDisplayPart[]
  /** Shown above the text. */
  readonly title?: string | undefined
}

function toApiText(
  { before, parts, title }: TextPiece,
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiText | undefined {
  const piece = { file: comment.sourcePath, owner, before, parts: parts.map((part) => writtenText(part, conversion)) }
  if (piece.parts.every((part) => part.trim() === '')) return undefined
  const places = conversion.places.of(piece)
  const markdown = parts.map((part, index) => {
    const at = places[index]
    return at && isLink(part) ? toMarkdownLink(part, { at, ...linkOriginOf(comment, conversion) }, conversion) : shownText(part)
  })
  const [start = { file: '', line: 1, column: 1 }] = places
  const body = trimmed(markdown.join(''))
  if (body === '') return undefined
  if (!title) return { markdown: body, ...start }
  return { markdown: `**${title}**\n\n${body}`, ...start, line: Math.max(1, start.line - 2) }
}

function linkOriginOf({ sourcePath }: Comment, { places, packages }: Conversion) {
  return { severity: places.findSeverity(sourcePath), packageName: sourcePath && packageOfFile(packages, sourcePath)?.name }
}

function writtenText(part: CommentDisplayPart, { linkTexts }: Conversion): string {
  if (part.kind !== 'inline-tag') return part.text
  return `{${part.tag} ${isLink(part) ? linkTexts.of(part).text : part.text}}`
}

/** `{@label}` and `{@inheritDoc}` speak to tools; another tag that is unknown stays as it was written. */
function shownText(part: CommentDisplayPart): string {
  if (part.kind !== 'inline-tag') return part.text
  return part.tag === '@label' || part.tag === '@inheritDoc' ? '' : `\\{${part.tag} ${part.text}\\}`
}

function tagPiece({ tag, name, content }: CommentTag): TextPiece {
  return { before: `${tag}${name ? ` ${name}` : ''}`, parts: content, title: tag === '@example' ? name : undefined }
}

/** `@deprecated` without a reason still deprecates. */
function deprecatedText(comment: Comment, owner: Reflection, conversion: Conversion): ApiText | undefined {
  const tag = comment.getTag('@deprecated')
  if (!tag) return undefined
  const [start = { file: '', line: 1, column: 1 }] = conversion.places.of({
    file: comment.sourcePath,
    owner,
    before: '',
    parts: [tag.tag],
  })
  return toApiText(tagPiece(tag), comment, owner, conversion) ?? { markdown: '', ...start }
}

/** TypeDoc makes one list of several `@see` tags: ` - `, the first, a line break, ` - `, the next… Here they are taken apart again. */
function splitSeeTags(comment: Comment): readonly (readonly CommentDisplayPart[])[] {
  return comment.blockTags
    .filter(({ tag }) => tag === '@see')
    .flatMap(({ content }) => {
      if (content[0]?.text !== ' - ') return [content]
      const items: CommentDisplayPart[][] = []
      content.forEach((part, index) => {
        const isBullet = part.text === ' - ' && (index === 0 || content[index - 1]?.text === '\n')
        const isBreak = part.text === '\n' && (index === content.length - 1 || content[index + 1]?.text === ' - ')
        if (isBullet) items.push([])
        else if (!isBreak) items.at(-1)?.push(part)
      })
      return items
    })
}

function isEmpty({ examples, throws, see, others, modifiers, ...texts }: ApiComment): boolean {
  return (
    [examples, throws, see, others, modifiers].every((list) => list.length === 0) &&
    Object.values(texts).every((text) => text === undefined)
  )
}

/** Without empty lines around it; the first line without its indentation. */
function trimmed(markdown: string): string {
  return markdown.replace(/^\s+|\s+$/g, '')
}
