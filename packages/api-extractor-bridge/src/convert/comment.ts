// In: the comment of a declaration. Out: what it says, each part in its place of the model; what is wrong with it is reported.
import type { ApiComment, ApiGroupText, ApiText } from '@docgen/model'
import {
  Comment,
  type CommentTag,
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type Reflection,
  type TypeParameterReflection,
} from 'typedoc'
import { reportUnknownBlock, reportUnknownParameter, writtenNameOf } from './comment-findings.ts'
import { splitSeeTags, tagPiece } from './comment-piece.ts'
import { placedTags, silentTags } from './comment-tags.ts'
import { toApiText, unknownPlace } from './comment-text.ts'
import type { Conversion } from './conversion.ts'
import { toCodeSpan } from './markdown.ts'
import { commentsAbout, isUnplaced, propertyTagsOfParameter } from '../typedoc/unplaced-parameters.ts'
import { signaturesOfConstant } from './entry-kind.ts'
import { writtenDefaultOf, type WrittenDefault } from './written-default.ts'

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

/** Of a method, an accessor, or a constant that is shown as a function: properties and other variables show theirs as a value. */
function defaultWithoutPlace(
  byDefault: WrittenDefault | undefined,
  comment: Comment,
  owner: Reflection,
  conversion: Conversion,
): ApiComment['others'] {
  const isFunction = owner.isDeclaration() && signaturesOfConstant(owner) !== undefined
  const hasValue = owner.kindOf(ReflectionKind.Property | ReflectionKind.Variable) && !isFunction
  if (byDefault?.value === undefined || hasValue) return []
  const { value } = byDefault
  const place = conversion.places.of({ file: comment.sourcePath, owner, before: '', parts: [byDefault.before] })
  const [at = unknownPlace] = place.starts
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

/** `@deprecated` without a reason still deprecates. */
export function deprecatedText(comment: Comment, owner: Reflection, conversion: Conversion): ApiText | undefined {
  const tag = comment.getTag('@deprecated')
  if (!tag) return undefined
  const [start = unknownPlace] = conversion.places.of({ file: comment.sourcePath, owner, before: '', parts: [tag.tag] }).starts
  return toApiText(tagPiece(tag), comment, owner, conversion) ?? { markdown: '', ...start }
}

function isEmpty({ examples, throws, see, others, modifiers, ...texts }: ApiComment): boolean {
  return (
    [examples, throws, see, others, modifiers].every((list) => list.length === 0) &&
    Object.values(texts).every((text) => text === undefined)
  )
}
