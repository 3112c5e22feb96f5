// What is wrong with the tags of doc comments.
import { findNearest, type SourceRange } from '@docgen/model'
import type { Comment, CommentDisplayPart, CommentTag, InlineTagDisplayPart, Reflection, SignatureReflection } from 'typedoc'
import {
  misplacedApiTag,
  missingInclude,
  missingRegion,
  nothingInherited,
  refusedInclude,
  unknownApiParameter,
  unknownApiTag,
} from '../diagnostics/doc-comments.ts'
import { packageOfFile } from '../package-of-file.ts'
import type { Conversion } from './conversion.ts'
import type { IncludePart } from './includes.ts'
import { membersOfType } from './link-candidates.ts'
import { isLink } from './link-texts.ts'
import { unnamed } from '../typedoc/parameter-name.ts'
import { isParameterOf, soleSignatureOf, unknownPropertyTag } from '../typedoc/unplaced-parameters.ts'

const inlineTags = ['@link', '@linkcode', '@linkplain', '@include', '@includeCode', '@inheritDoc', '@label']

/** What could not be taken in stands in the comment as it was written. */
export function reportInclude(part: IncludePart, at: SourceRange, { sourcePath }: Comment, conversion: Conversion): void {
  const severity = conversion.places.findSeverity(sourcePath)
  if (!severity) return
  const target = part.text.trim()
  const failure = conversion.includes.failureOf(part, sourcePath)
  if (failure === 'file') conversion.report(missingInclude(at, severity, target))
  else if (failure === 'region') conversion.report(missingRegion(at, severity, target))
  else conversion.report(refusedInclude(at, severity, failure))
}

/** A comment that was inherited stands in the place of the tag. */
export function reportNothingInherited(
  part: InlineTagDisplayPart,
  at: SourceRange,
  comment: Comment,
  conversion: Conversion,
): void {
  const { severity, packageName } = linkOriginOf(comment, conversion)
  const target = part.text.trim()
  if (!severity || target === '') return
  const { linkCandidates } = conversion
  const isThere = linkCandidates.findNamed(target, packageName) !== undefined
  const similar = isThere ? undefined : linkCandidates.findNearest(target, packageName, false)
  // What holds the name has another comment than was meant.
  const nearest = similar?.includes(' | ') === true ? undefined : similar
  conversion.report(nothingInherited(at, severity, target, { isThere, nearest }))
}

export function reportUnknownBlock(tag: CommentTag, comment: Comment, owner: Reflection, conversion: Conversion): void {
  const parts = [tag.tag, ...tag.content.map((part) => writtenText(part, conversion))]
  const [at] = conversion.places.of({ file: comment.sourcePath, owner, before: '', parts }).starts
  if (!at) return
  const { knownTags, modifierTags } = conversion
  if (!inlineTags.includes(tag.tag)) reportUnknownTag(tag.tag, [...knownTags, ...modifierTags], at, comment, conversion)
  else reportMisplacedTag(tag.tag, 'inline', `{${tag.tag} ${firstLineOf(parts.slice(1).join(' '))}}`, at, comment, conversion)
}

export function reportUnknownInline(
  { tag, text }: InlineTagDisplayPart,
  at: SourceRange,
  comment: Comment,
  conversion: Conversion,
): void {
  if (!conversion.knownTags.has(tag)) reportUnknownTag(tag, inlineTags, at, comment, conversion)
  else reportMisplacedTag(tag, 'block', inLine(`${tag} ${text}`), at, comment, conversion)
}

/** What stands below a link is no label of it. */
function firstLineOf(text: string): string {
  return inLine(text.trim().split('\n')[0] ?? '')
}

function inLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Not of what npm installed. */
export function reportUnknownParameter(tag: CommentTag, comment: Comment, owner: Reflection, conversion: Conversion): void {
  const { name = '' } = tag
  const signature = soleSignatureOf(owner)
  const isOfProperty = tag.tag === unknownPropertyTag
  const isKnown = !isOfProperty && signature && (isParameterOf(signature, name) || mayNameArguments(signature))
  if (!signature || isKnown || linkOriginOf(comment, conversion).severity !== 'error') return
  const place = { file: comment.sourcePath, owner }
  // What stands elsewhere is reported there, if it is exported.
  if (!conversion.places.isOwnFile(place)) return
  const written = writtenNameOf(name)
  const [at] = conversion.places.of({ ...place, before: '@param', parts: [written] }).starts
  const nearest = isOfProperty
    ? nearestProperty(name, signature)
    : (nearestParameter(name, signature) ?? onlyUntold(comment, signature))
  const isOfOverload = signature.parent.signatures?.some((other) => other !== signature && isParameterOf(other, name)) ?? false
  const kind = isOfProperty ? 'property' : isOfOverload ? 'ofOverload' : 'parameter'
  if (at) conversion.report(unknownApiParameter(at, written, { nearest, kind }))
}

/** Of `(...args: [] | [Value])`, only comments can say what each argument is called. */
function mayNameArguments({ parameters = [] }: SignatureReflection): boolean {
  return parameters.some(({ flags, type }) => flags.isRest && type?.type !== 'array')
}

/** The parameter, or the property of one, that the name is most like; `name` is the `props.name` of `(props: Props)`. */
function nearestParameter(name: string, { parameters = [] }: SignatureReflection): string | undefined {
  const nearest = findNearest(
    name,
    parameters.map((parameter) => parameter.name),
  )
  if (nearest !== undefined) return nearest
  const path = name.includes('.') ? name.slice(name.indexOf('.') + 1) : name
  const holder = parameters.find(
    ({ type, name: held }) =>
      held !== unnamed && type && membersOfType(type).some((member) => member.name === path.split('.')[0]),
  )
  return holder && `${holder.name}.${path}`
}

/** The parameter that is left if only one has no text, and this is the only text without a parameter. */
function onlyUntold({ blockTags }: Comment, { parameters = [] }: SignatureReflection): string | undefined {
  const untold = parameters.filter(({ comment, name }) => !comment && name !== unnamed)
  return untold.length === 1 && blockTags.filter(({ tag }) => tag === '@param').length === 1 ? untold[0]?.name : undefined
}

function nearestProperty(name: string, { parameters = [] }: SignatureReflection): string | undefined {
  const [root, ...path] = name.split('.')
  const type = parameters.find((parameter) => parameter.name === root)?.type
  const nearest =
    type &&
    findNearest(
      path.join('.'),
      membersOfType(type).map((member) => member.name),
    )
  return nearest === undefined ? undefined : writtenNameOf(`${root}.${nearest}`)
}

/** Once for each tag, at the first place where it stands; not of what npm installed. */
function reportUnknownTag(tag: string, known: Iterable<string>, at: SourceRange, comment: Comment, conversion: Conversion): void {
  if (linkOriginOf(comment, conversion).severity !== 'error') return
  // The name of a plugin for links into the reference.
  const nearest =
    tag === '@apilink'
      ? '@link'
      : findNearest(
          tag,
          [...known].filter((each) => `@no${each.slice(1)}`.toLowerCase() !== tag.toLowerCase()),
        )
  conversion.reportOnce(tag, unknownApiTag(at, tag, nearest))
}

/** As `reportUnknownTag`. */
function reportMisplacedTag(
  tag: string,
  form: 'block' | 'inline',
  written: string,
  at: SourceRange,
  comment: Comment,
  conversion: Conversion,
): void {
  if (linkOriginOf(comment, conversion).severity === 'error')
    conversion.reportOnce(`${form} ${tag}`, misplacedApiTag(at, tag, form, written))
}

export function linkOriginOf({ sourcePath }: Comment, { places, packages }: Conversion) {
  return { severity: places.findSeverity(sourcePath), packageName: sourcePath && packageOfFile(packages, sourcePath)?.name }
}

export function writtenText(part: CommentDisplayPart, { linkTexts }: Conversion): string {
  if (part.kind !== 'inline-tag') return part.text
  return `{${part.tag} ${isLink(part) ? linkTexts.of(part).text : part.text}}`
}

/** A parameter that is taken apart has no name of its own: `limit` of `({ limit })`. */
export function writtenNameOf(name: string): string {
  return name.startsWith(`${unnamed}.`) ? name.slice(unnamed.length + 1) : name
}
