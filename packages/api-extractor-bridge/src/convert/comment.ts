import { fencesOf, onlyFenceOf, type ApiComment, type ApiGroupText, type ApiText, type SourceRange } from '@docgen/model'
import {
  Comment,
  type CommentDisplayPart,
  type CommentTag,
  type DeclarationReflection,
  type InlineTagDisplayPart,
  type ParameterReflection,
  ReflectionKind,
  type Reflection,
  type TypeParameterReflection,
} from 'typedoc'
import {
  linkOriginOf,
  reportInclude,
  reportUnknownBlock,
  reportUnknownInline,
  reportUnknownParameter,
  writtenNameOf,
  writtenText,
} from './comment-findings.ts'
import type { Conversion } from './conversion.ts'
import { isInclude } from './includes.ts'
import { toAddress, toApiLink, toMarkdownLink } from './link.ts'
import { isLink } from './link-texts.ts'
import { toCodeSpan } from './markdown.ts'
import { commentsAbout, isUnplaced, propertyTags, propertyTagsOfParameter } from '../typedoc/unplaced-parameters.ts'
import { writtenDefaultOf, type WrittenDefault } from './written-default.ts'

/** Tags with a place of their own in the model. */
const placedTags = new Set(['@remarks', '@returns', '@deprecated', '@example', '@throws', '@see', '@since'])

/** Tags that say something to tools, or to readers of the source alone. */
const silentTags = new Set(
  [
    '@memberof @category @categoryDescription @group @groupDescription @sortStrategy @document @module @mergeModuleWith @import @jsx',
    '@name @param @typeParam @template @prop @property @this @inheritDoc @privateRemarks @satisfies @default @defaultValue',
    '@inlineType @preventInline @expandType @preventExpand',
    ...propertyTags,
  ].flatMap((names) => names.split(' ')),
)

/** Written by authors who come from elsewhere, or for readers of the source: no mistakes, although TypeDoc does not list them. */
const customaryTags = ['@description', '@memberof', '@version', '@todo', '@copyright', '@exception', '@arg', '@argument']

/** Tags whose `{type}` is kept. */
export const typedTags = ['@throws', '@returns', '@yields'] as const

/** Whether a tag is no mistake, by TypeDoc's own list of block tags. */
export function createTagList(blockTags: readonly string[]): ReadonlySet<string> {
  return new Set([...blockTags, ...placedTags, ...silentTags, ...customaryTags])
}

/** Reports what is wrong with its links, tags and includes. `undefined` for a comment that says nothing. */
export function toApiComment(comment: Comment | undefined, owner: Reflection, conversion: Conversion): ApiComment | undefined {
  if (!comment) return undefined
  const toText = (tag: CommentTag) => toApiText(tagPiece(tag), comment, owner, conversion)
  const textsOf = (name: string) => comment.blockTags.filter(({ tag }) => tag === name).flatMap((tag) => toText(tag) ?? [])
  const written = toApiText({ before: '', parts: comment.summary }, comment, owner, conversion)
  const description = written ? undefined : comment.blockTags.find(({ tag }) => tag === '@description' || tag === '@summary')
  const others = comment.blockTags.filter((tag) => tag !== description && !placedTags.has(tag.tag) && !silentTags.has(tag.tag))
  const unknown = comment.blockTags.filter(({ tag }) => !conversion.knownTags.has(tag))
  for (const tag of unknown) reportUnknownBlock(tag, comment, owner, conversion)
  const byDefault = writtenDefaultOf(comment)
  const textOfDefault = byDefault && toApiText({ ...byDefault, parts: byDefault.text }, comment, owner, conversion)
  const converted: ApiComment = {
    summary: written ?? (description && toText(description)),
    remarks: joined([
      ...textsOf('@remarks').slice(0, 1),
      ...(byDefault?.value !== undefined && textOfDefault ? [textOfDefault] : []),
    ]),
    returns: joined(textsOf('@returns')),
    deprecated: deprecatedText(comment, owner, conversion),
    examples: textsOf('@example'),
    throws: textsOf('@throws'),
    see: splitSeeTags(comment).flatMap((parts) => toApiText({ before: '@see', parts }, comment, owner, conversion) ?? []),
    since: textsOf('@since')[0],
    heading: conversion.headings.of(comment),
    groupTexts: groupTextsOf(comment, owner, conversion),
    others: [
      ...(byDefault?.value === undefined && textOfDefault ? [{ tag: 'default', text: textOfDefault }] : []),
      ...defaultWithoutPlace(byDefault, comment, owner, conversion),
      ...unplacedTypeParameters(comment, owner, conversion),
      ...unplacedParameters(comment, owner, conversion),
      ...others.flatMap((tag) => {
        const text = toText(tag)
        return text ? [{ tag: tag.tag.slice(1), text }] : []
      }),
    ],
    // TypeDoc takes what it does not know for a block, which one without a text is not.
    modifiers: [...comment.modifierTags, ...unknown.filter((tag) => !toText(tag)).map(({ tag }) => tag)].map((tag) =>
      tag.slice(1),
    ),
  }
  return isEmpty(converted) ? undefined : converted
}

/** Of a method or an accessor: properties and variables show theirs as a value. */
function defaultWithoutPlace(
  byDefault: WrittenDefault | undefined,
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiComment['others'] {
  if (byDefault?.value === undefined || owner.kindOf(ReflectionKind.Property | ReflectionKind.Variable)) return []
  const { value } = byDefault
  const [at = unknownPlace] = conversion.places.of({ file: comment.sourcePath, owner, before: '', parts: [byDefault.before] })
  const markdown = value.includes('\n') ? `\`\`\`ts\n${value}\n\`\`\`` : toCodeSpan(value)
  return [{ tag: 'default', text: { markdown, ...at } }]
}

/** `@param` of what has its parameters elsewhere, as `const run: Runner`, and of a name that no parameter has: all others have been moved. */
function unplacedParameters(comment: Comment, owner: Reflection, conversion: Conversion): ApiComment['others'] {
  const tags = comment.blockTags.filter((tag) => isUnplaced(tag, owner))
  for (const tag of tags) reportUnknownParameter(tag, comment, owner, conversion)
  return listOf('param', tags, comment, owner, conversion)
}

/** What is said of type parameters within a type, as `Key` of `{ [Key in keyof T]: T[Key] }`: TypeDoc has moved the others. */
function unplacedTypeParameters(comment: Comment, owner: Reflection, conversion: Conversion): ApiComment['others'] {
  const own = owner.isDeclaration() ? (owner.typeParameters ?? []).map(({ name }) => name) : []
  const tags = comment.blockTags.filter(
    ({ tag, name }) => (tag === '@typeParam' || tag === '@template') && name !== undefined && !own.includes(name),
  )
  return listOf('typeParam', tags, comment, owner, conversion)
}

function listOf(
  name: string,
  tags: readonly CommentTag[],
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiComment['others'] {
  const texts = tags.flatMap((tag) => {
    const text = toApiText(tagPiece(tag), comment, owner, conversion)
    return text ? [tag.name === undefined ? text : toListItem(writtenNameOf(tag.name), text)] : []
  })
  const text = joined(texts)
  return text ? [{ tag: name, text }] : []
}

/** `undefined` where nothing is said. */
export function groupTextsOf(comment: Comment, owner: Reflection, conversion: Conversion): readonly ApiGroupText[] | undefined {
  const texts = conversion.headings.textsIn(comment).flatMap(({ heading, before, parts }) => {
    const text = toApiText({ before, parts }, comment, owner, conversion)
    return text ? [{ heading, text }] : []
  })
  return texts.length > 0 ? texts : undefined
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
  const holder = comment ?? (parameter.isParameter() ? commentsAbout(parameter)[0] : parameter.parent?.comment)
  const properties = [...(holder && highlighted ? highlighted : [])].flatMap(([name, parts]) => {
    const before = `@param ${parameter.name}.${name}`
    const property = holder && toApiText({ before, parts }, holder, parameter, conversion)
    return property ? [toListItem(name, property)] : []
  })
  const others = (parameter.isParameter() ? propertyTagsOfParameter(parameter) : []).flatMap(
    ({ tag, comment: said, property }) => {
      const shown = toApiText(tagPiece(tag), said, parameter, conversion)
      return shown ? [toListItem(property, shown)] : []
    },
  )
  return joined([...(text ? [text] : []), ...properties, ...others])
}

function toListItem(name: string, text: ApiText): ApiText {
  return { ...text, markdown: `- \`${name}\`: ${text.markdown.replaceAll('\n', '\n  ')}` }
}

/** As one that begins where the first begins. */
function joined(texts: readonly ApiText[]): ApiText | undefined {
  const [first] = texts
  return first && { ...first, markdown: texts.map(({ markdown }) => markdown).join('\n\n') }
}

/** Texts of the comments before the alternatives of a union, each with its place among them. */
export function toApiTextsOfAlternatives(
  reflection: DeclarationReflection,
  conversion: Conversion,
): readonly { readonly index: number; readonly text: ApiText }[] {
  const { type } = reflection
  // TypeDoc may have made one of several alternatives since it read the comments.
  if (type?.type !== 'union' || type.elementSummaries?.length !== type.types.length) return []
  return type.elementSummaries.flatMap((parts, index) => {
    const comment = new Comment(parts)
    comment.sourcePath = reflection.sources?.[0]?.fullFileName
    const text = toApiText({ before: '', parts }, comment, reflection, conversion)
    return text ? [{ index, text }] : []
  })
}

/** What `@defaultValue` says, else what the code assigns. `undefined` where neither is known, or it is long. */
export function defaultValueOf(reflection: DeclarationReflection, conversion: Conversion): string | undefined {
  const written = writtenDefaultOf(reflection.comment)
  return written ? written.value : assignedValueOf(reflection, conversion)
}

/** What the code assigns. `undefined` where it is long: TypeDoc's `...` says nothing. */
export function assignedValueOf(
  reflection: DeclarationReflection | ParameterReflection,
  { symbols }: Conversion,
): string | undefined {
  const internal = symbols.findInternal(reflection)
  if (internal) return internal.value
  return reflection.defaultValue === '...' ? symbols.findInitializer(reflection) : reflection.defaultValue
}

/** Of a text that is not found in its file. */
const unknownPlace: SourceRange = { file: '', line: 1, column: 1 }

interface TextPiece {
  readonly before: string
  readonly parts: readonly CommentDisplayPart[]
  /** Shown above the text. */
  readonly title?: string | undefined
  /** `{RangeError}`, written before the text. */
  readonly annotation?: string | undefined
}

function toApiText(
  { before, parts, title, annotation }: TextPiece,
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiText | undefined {
  const piece = { file: comment.sourcePath, owner, before, parts: parts.map((part) => writtenText(part, conversion)) }
  const isBlank = piece.parts.every((part) => part.trim() === '')
  if (annotation && isBlank && !isReturnType(annotation, owner)) {
    const [at] = conversion.places.of({ ...piece, parts: [annotation] })
    return at && withAnnotation(annotation, '', at, linkOriginOf(comment, conversion).packageName, conversion)
  }
  if (isBlank) return undefined
  const places = conversion.places.of({ ...piece, before: before + (annotation ?? '') })
  const markdown = parts.map((part, index) => {
    const at = places[index]
    if (part.kind !== 'inline-tag' || !at) return part.text
    if (isLink(part)) {
      const place = { at, ...linkOriginOf(comment, conversion) }
      const label = labelBefore(index, parts)
      return label === undefined ? toMarkdownLink(part, place, conversion) : toAddress(part, label, place, conversion)
    }
    if (isInclude(part)) reportInclude(part, at, comment, conversion)
    else if (!isSilent(part)) reportUnknownInline(part, at, comment, conversion)
    return shownText(part, linkOriginOf(comment, conversion).packageName, conversion)
  })
  const [start = unknownPlace] = places
  const body = trimmed(markdown.join(''))
  if (annotation && isReturnType(annotation, owner)) return withoutDash(body, start)
  if (annotation) return withAnnotation(annotation, body, start, linkOriginOf(comment, conversion).packageName, conversion)
  if (body === '') return undefined
  if (!title) return before === '@example' ? withCaption(body, start) : { markdown: body, ...start }
  return { markdown: `**${title}**\n\n${body}`, ...start, line: Math.max(1, start.line - 2) }
}

/** `<caption>Two users</caption>` is JSDoc's way to give an example its title. Lines below it stay where they are. */
function withCaption(text: string, start: SourceRange): ApiText {
  const [whole = '', caption = '', gap = ''] = /^<caption>([\s\S]*?)<\/caption>[^\S\n]*(\n*)/i.exec(text) ?? []
  const title = caption.trim().replace(/\s+/g, ' ')
  if (whole === '') return { markdown: text, ...start }
  const body = text.slice(whole.length)
  if (title === '') return { markdown: body, ...start, line: start.line + linesIn(whole) }
  const space = gap.padEnd(2, '\n')
  return { markdown: `**${title}**${space}${body}`, ...start, line: Math.max(1, start.line + linesIn(whole) - space.length) }
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** Of `[label]({@link Name})` the label, where the part of that index is the tag. */
function labelBefore(index: number, parts: readonly CommentDisplayPart[]): string | undefined {
  if (!parts[index + 1]?.text.startsWith(')') || !parts[index - 1]?.text.endsWith('](')) return undefined
  const before = parts.slice(0, index).map(({ text }) => text)
  return /\[([^[\]]*)\]\($/.exec(before.join(''))?.[1]
}

/** `{@label}` and `{@inheritDoc}` speak to tools. */
function isSilent({ tag }: InlineTagDisplayPart): boolean {
  return tag === '@label' || tag === '@inheritDoc'
}

/** An include that leads nowhere stays as it was written; of a tag that nobody knows the text is shown, linked if it names an export. */
function shownText(part: InlineTagDisplayPart, packageName: string | undefined, conversion: Conversion): string {
  if (isSilent(part)) return ''
  if (isInclude(part)) return `\\{${part.tag} ${part.text}\\}`
  const [target = '', label] = part.text.split('|').map((text) => text.trim())
  const id = conversion.ids.findTarget(conversion.linkCandidates.findNamed(target, packageName))
  return id === undefined ? (label ?? target) : toApiLink(id, label ?? target)
}

function tagPiece({ tag, name, content, typeAnnotation: annotation }: CommentTag): TextPiece {
  const fenced = tag === '@example' ? (fenceOfTildes(content) ?? fenceInName(name, content)) : undefined
  if (fenced) return { before: [tag, ...(fenced.title ?? [])].join(' '), title: fenced.title?.[0], parts: fenced.parts }
  const written = propertyTags.includes(tag) ? '@param' : tag
  return {
    before: `${written}${name ? ` ${writtenNameOf(name)}` : ''}`,
    parts: content,
    title: tag === '@example' ? name : undefined,
    annotation,
  }
}

interface FencedExample {
  readonly title: readonly string[] | undefined
  readonly parts: readonly CommentDisplayPart[]
}

/** TypeDoc takes the line of the tag for the title of the example, and a fence that begins there for a part of it. */
function fenceInName(name: string | undefined, content: readonly CommentDisplayPart[]): FencedExample | undefined {
  const [, title = '', code] = /^([^`\n]*)(`{3,}[^`\n]*\n[\s\S]*)$/.exec(name ?? '') ?? []
  if (code === undefined) return undefined
  const rest = content.length > 0 ? [{ kind: 'text' as const, text: '\n' }, ...content] : []
  return { title: title.trim() === '' ? undefined : [title.trim()], parts: [{ kind: 'code', text: code }, ...rest] }
}

/** TypeDoc knows no fence of tildes, and puts one of backticks around it, and around the title before it. */
function fenceOfTildes([part, ...others]: readonly CommentDisplayPart[]): FencedExample | undefined {
  const wrapped = part?.kind === 'code' && others.length === 0 ? onlyFenceOf(part.text) : undefined
  const lines = wrapped?.info === 'ts' ? wrapped.code.split('\n') : []
  const fences = fencesOf(lines)
  const first = fences[0]?.first ?? lines.length
  if (!part || first > 1 || !fences.at(-1)?.isClosed || fences.at(-1)?.last !== lines.length - 1) return undefined
  const title = first === 1 ? lines.slice(0, 1) : undefined
  return { title, parts: [{ ...part, text: lines.slice(first).join('\n') }] }
}

/** `{Promise<void>}`, where the signature says it: the page shows that type anyway. */
function isReturnType(annotation: string, owner: Reflection): boolean {
  const type = owner.isSignature() ? owner.type?.toString() : undefined
  const [written, declared] = [annotation, `{${type ?? ''}}`].map((text) => text.replace(/\s+/g, '').toLowerCase())
  return type !== undefined && written === declared
}

/** `- The tokens` after a type that is left out. */
function withoutDash(text: string, start: SourceRange): ApiText | undefined {
  const dash = /^-\s+/.exec(text)?.[0] ?? ''
  return text === '' ? undefined : { markdown: text.slice(dash.length), ...start, column: start.column + dash.length }
}

/** The type as code before the text, linked if it is the name of an export. The columns of a text stay as they are. */
function withAnnotation(
  annotation: string,
  text: string,
  start: SourceRange,
  packageName: string | undefined,
  conversion: Conversion,
): ApiText | undefined {
  const type = annotation.replace(/^\{\s*|\s*\}$/g, '')
  if (type === '') return text === '' ? undefined : { markdown: text, ...start }
  const id = conversion.ids.findTarget(conversion.linkCandidates.findExport(type, packageName))
  const code = id === undefined ? toCodeSpan(type) : toApiLink(id, type)
  if (text === '') return { markdown: code, ...start }
  return { markdown: `${code} ${text}`, ...start, column: Math.max(1, start.column - code.length - 1) }
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
