// What `@param` and `@typeParam` say of parameters that a function does not have, and of properties of types that stand elsewhere. TypeDoc drops it once it
// has moved the others to their parameters.
import type ts from 'typescript'
import {
  ReflectionKind,
  type Comment,
  type CommentTag,
  type Context,
  type ParameterReflection,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc'
import { unnamed } from './parameter-name.ts'
import { hasProperty } from './type-properties.ts'

/** Hides these tags from TypeDoc, some until `showUnplacedTags` is called. To be called when everything is converted and nothing is resolved yet. */
export function hideUnplacedTags(context: Context, checker: ts.TypeChecker): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const signature = soleSignatureOf(reflection)
    const { comment } = reflection
    // A comment of a base may speak of parameters of the base.
    if (!signature || !comment || comment.inheritedFromParentDeclaration) continue
    for (const { tag, parameter, path } of propertyTagsOf(signature, comment.blockTags)) {
      if (!hasProperty(context.getSymbolFromReflection(parameter), path, checker)) tag.tag = unknownPropertyTag
      else if (!isPlacedByTypeDoc(parameter.type, path)) tag.tag = propertyTag
    }
    for (const tag of unplacedTagsOf(signature, comment.blockTags)) hide(tag)
    for (const tag of unplacedTypeTagsOf(reflection, signature, comment.blockTags)) hide(tag)
  }
}

export function showUnplacedTags({ reflections }: ProjectReflection): void {
  for (const { comment } of Object.values(reflections))
    for (const tag of comment?.blockTags ?? []) if (tag.tag.startsWith(hidden)) tag.tag = `@${tag.tag.slice(hidden.length)}`
}

/** The one signature whose parameters the comment of a declaration speaks of. */
export function soleSignatureOf(reflection: Reflection): SignatureReflection | undefined {
  if (reflection.isSignature()) return reflection
  if (!reflection.isDeclaration()) return undefined
  const { type } = reflection
  const signatures = type?.type === 'reflection' ? type.declaration.getNonIndexSignatures() : reflection.getNonIndexSignatures()
  return signatures.length === 1 ? signatures[0] : undefined
}

const hidden = '@unplaced-'

function hide(tag: CommentTag): void {
  tag.tag = `${hidden}${tag.tag.slice(1)}`
}

/** In the place of `@param` before `options.limit`, which the parameter has, or has not: no author can write such tags. */
const propertyTag = '@param.property'
export const unknownPropertyTag = '@param.unknown'
export const propertyTags: readonly string[] = [propertyTag, unknownPropertyTag]

/** What tags of a comment on it may name; `@param` of a property stands behind its parameter: `options.limit`. */
export function isParameterOf({ parameters = [], typeParameters = [] }: SignatureReflection, name: string): boolean {
  const [root = name] = name.split('.')
  return (
    parameters.some((each) => each.name === root) || typeParameters.some((each) => [each.name, `<${each.name}>`].includes(root))
  )
}

/** What the comment of its function says of the properties of a parameter, where no member on the page shows it. */
export function propertyTagsOfParameter(
  parameter: ParameterReflection,
): readonly { readonly tag: CommentTag; readonly comment: Comment; readonly property: string }[] {
  const start = `${parameter.name}.`
  return commentsAbout(parameter).flatMap((comment) =>
    comment.blockTags.flatMap((tag) =>
      tag.tag === propertyTag && tag.name?.startsWith(start) ? [{ tag, comment, property: tag.name.slice(start.length) }] : [],
    ),
  )
}

/** Comments that may speak of a parameter: that of its signature, and that of the declaration that is this one function. */
export function commentsAbout({ parent: signature }: ParameterReflection): readonly Comment[] {
  const declaration = signature?.parent
  const holder = declaration?.kindOf(ReflectionKind.TypeLiteral) ? declaration.parent : declaration
  return [signature?.comment, holder?.comment].flatMap((comment) => comment ?? [])
}

/** Tags that stand with no parameter: those of names that there are not, and those of a comment that came from elsewhere. */
export function isUnplaced({ tag, name = '' }: CommentTag, owner: Reflection): boolean {
  if (tag === '@param' || tag === unknownPropertyTag) return true
  const signature = tag === propertyTag ? soleSignatureOf(owner) : undefined
  return tag === propertyTag && !(signature && isParameterOf(signature, name))
}

interface TagOfProperty {
  readonly tag: CommentTag
  readonly parameter: ParameterReflection
  readonly path: readonly string[]
}

function propertyTagsOf(signature: SignatureReflection, tags: readonly CommentTag[]): readonly TagOfProperty[] {
  const { parameters = [] } = signature
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  const unnamedOnes = parameters.filter(({ name }) => name === unnamed)
  givenNames(signature, tags).forEach((name, index) => {
    const parameter = unnamedOnes[index]
    if (parameter) named.set(name, parameter)
  })
  return tags.flatMap((tag) => {
    const [root = '', ...path] = tag.tag === '@param' ? (tag.name ?? '').split('.') : []
    const parameter = named.get(root)
    return parameter && path.length > 0 ? [{ tag, parameter, path }] : []
  })
}

/** On the member of an object type, or below the name of a type that has the property itself. */
function isPlacedByTypeDoc(type: SomeType | undefined, path: readonly string[]): boolean {
  if (type?.type === 'reference') {
    const { reflection } = type
    if (!reflection) return true
    const [name, ...deeper] = path
    const inner = reflection.isDeclaration() && reflection.type?.type === 'reflection' ? reflection.type.declaration : undefined
    return (
      name !== undefined &&
      deeper.length === 0 &&
      [reflection, inner].some((holder) => holder?.getChildByName([name]) !== undefined)
    )
  }
  return isOnMember(type, path)
}

function isOnMember(type: SomeType | undefined, path: readonly string[]): boolean {
  if (type?.type === 'union' || type?.type === 'intersection') return type.types.some((each) => isOnMember(each, path))
  const member = type?.type === 'reflection' ? type.declaration.getChildOrTypePropertyByName([...path]) : undefined
  return member !== undefined && member.comment === undefined
}

function unplacedTagsOf(signature: SignatureReflection, tags: readonly CommentTag[]): readonly CommentTag[] {
  const given = givenNames(signature, tags)
  return unknownTags(signature, tags).flatMap(({ tag, name }) => (given.includes(name.split('.')[0] ?? name) ? [] : [tag]))
}

/** Those of a callable interface stand on it, and not on its signature. */
function unplacedTypeTagsOf(
  holder: Reflection,
  { typeParameters = [] }: SignatureReflection,
  tags: readonly CommentTag[],
): readonly CommentTag[] {
  const own = (holder.isDeclaration() && holder.typeParameters) || []
  const names = new Set([...own, ...typeParameters].map(({ name }) => name))
  return tags.filter(({ tag, name }) => (tag === '@typeParam' || tag === '@template') && name !== undefined && !names.has(name))
}

function unknownTags(signature: SignatureReflection, tags: readonly CommentTag[]) {
  return tags.flatMap((tag) =>
    tag.tag === '@param' && tag.name !== undefined && !isParameterOf(signature, tag.name) ? [{ tag, name: tag.name }] : [],
  )
}

/** TypeDoc calls the parameters that are taken apart by the first of the names that no parameter has. */
function givenNames(signature: SignatureReflection, tags: readonly CommentTag[]): readonly string[] {
  const names = new Set(unknownTags(signature, tags).flatMap(({ name }) => (name.includes('.') ? [] : [name])))
  return [...names].slice(0, signature.parameters?.filter(({ name }) => name === unnamed).length ?? 0)
}
