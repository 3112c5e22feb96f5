import type { ApiRelease, ApiReleaseChanges } from './api-history.ts'

/**
 * The API of a family of packages as plain data, made by a bridge (TypeDoc's is `@docgen/api-extractor-bridge`) and read by stages
 * and themes. It survives JSON. `apiModelVersion` rises with every change of shape, so that a cached model of another shape is not read.
 */
export const apiModelVersion = 1

export interface ApiModel {
  readonly version: typeof apiModelVersion
  /** Sorted by `name`. */
  readonly packages: readonly ApiPackage[]
  /** `dir` of the packages that could not be read, each with a finding that says why. */
  readonly unreadDirs?: readonly string[] | undefined
  /** Headings that packages may name as their `group`, in the order of indexes and sidebars. */
  readonly groups?: readonly string[] | undefined
  /** Web address of symbols that other sites document, by `externalKey`. */
  readonly externalHrefs?: Readonly<Record<string, string>> | undefined
}

/**
 * Names one declaration of the family for good: `<npm name>!<Name>` for an export, `<npm name>!<Name>#<member>` for a member
 * (`@accounts/server!AccountsServer#logout`), `<npm name>!<Namespace>.<Name>` inside a namespace. What stands in another entry point than the
 * main one has its specifier in place of the npm name: `hono/client!hc`, and the entry point itself is `hono/client!`. What it declares for another module has the name of that
 * in quotes: `kit!"express".Request`.
 */
export type ApiId = string

export interface ApiPackage {
  /** Folder name, its segment in routes: `apollo-link-accounts`. */
  readonly dir: string
  /** npm name: `@accounts/apollo-link`. */
  readonly name: string
  readonly version: string
  readonly description: string
  /** With its package.json, relative to the site root; absent for one that npm installed. */
  readonly folder?: string | undefined
  /** Web address of the package's folder in its repository, when known. */
  readonly repositoryUrl?: string | undefined
  /** Whether the npm registry holds this version: the landing page then shows how to install it. */
  readonly isPublished: boolean
  /** Heading that indexes put it under, if the config groups packages. */
  readonly group?: string | undefined
  /** Headings of its exports in their order, by their authors; `*` stands for all others. By default those of authors by title, then the kinds. */
  readonly headingOrder?: readonly string[] | undefined
  /** What the package says of the headings of its exports. */
  readonly groupTexts?: readonly ApiGroupText[] | undefined
  /** Declarations that exported ones use without being exported: shown where they are used. Named `<npm name>!~<Name>`. */
  readonly unexported?: readonly ApiEntry[] | undefined
  readonly readme?: ApiText | undefined
  /** In the order of the page; absent where the main one is the only one. */
  readonly entryPoints?: readonly ApiEntryPoint[] | undefined
  /** Those of all entry points; within one sorted by kind in the order of `apiKinds`, then name. */
  readonly entries: readonly ApiEntry[]
  /** Where reports of its releases tell it: those that changed the API, the newest first. */
  readonly changes?: readonly ApiReleaseChanges[] | undefined
}

/** A module of a package that readers import. */
export interface ApiEntryPoint {
  /** What imports name: `hono` for the main one, `hono/client`. */
  readonly specifier: string
  /** Of the comment of its module. */
  readonly summary?: ApiText | undefined
  /** What it says of the headings of its exports; for the main one, the package has them. */
  readonly groupTexts?: readonly ApiGroupText[] | undefined
}

/** What imports of a declaration name: `hono/client` for `hono/client!hc`. */
export function specifierOf(id: ApiId): string {
  return id.slice(0, id.indexOf('!'))
}

/** The id of what `specifier` exports. Inside of a namespace, `name` has both names: `Settings.Mode`. */
export function exportIdOf(specifier: string, name: string): ApiId {
  return `${specifier}!${name}`
}

/** The names in an id behind its entry point, without a member: `Settings` and `Mode` of `kit!Settings.Mode#dark`. The name of a module stands in quotes. */
export function namesOf(id: ApiId): readonly string[] {
  const [local = ''] = plainIdOf(id)
    .slice(id.indexOf('!') + 1)
    .split('#')
  return local.match(/"[^"]*"|[^.]+/g) ?? []
}

/** The export that a member belongs to; an export is its own. */
export function entryIdOf(id: ApiId): ApiId {
  const hash = id.indexOf('#')
  return hash < 0 ? id : id.slice(0, hash)
}

/** An id by names alone. Declarations that merge under one name share it: `kit!Price` of `kit!Price:variable`. */
export function plainIdOf(id: ApiId): ApiId {
  const entry = entryIdOf(id)
  return entry.replace(distinctions, '') + id.slice(entry.length)
}

/** What tells an export apart from others of its name: the `:variable` of `kit!Price:variable`, empty for the first of them. */
export function distinctionOf(id: ApiId): string {
  return new RegExp(`(?:${distinctions.source})$`).exec(id)?.[0] ?? ''
}

/** Kinds that have a page of their own, in the order of sidebars and indexes. The word is the segment of the route. */
export const apiKinds = ['class', 'enum', 'function', 'interface', 'namespace', 'type', 'variable'] as const
export type ApiKind = (typeof apiKinds)[number]

/** What readers are told that a declaration is: ambient modules and augmentations are kept as namespaces, and no code can name them as such. */
export function shownKindOf<Kind extends ApiEntry['kind']>({
  kind,
  isAugmentation = false,
  isModule = false,
}: KindOfEntry<Kind>): Kind | 'augmentation' | 'module' {
  if (isAugmentation) return 'augmentation'
  return isModule ? 'module' : kind
}

/** Of a namespace, what lists keep of it to tell its kind. */
export function shownAsOf({ isAugmentation = false, isModule = false }: KindOfEntry<string>): Omit<KindOfEntry<string>, 'kind'> {
  return { ...(isAugmentation && { isAugmentation }), ...(isModule && { isModule }) }
}

interface KindOfEntry<Kind> {
  readonly kind: Kind
  readonly isAugmentation?: boolean | undefined
  readonly isModule?: boolean | undefined
}

const distinctions = new RegExp(`:(?:${[...apiKinds, 'reference'].join('|')})\\d*(?=\\.|$)`, 'g')

/**
 * Markdown out of a doc comment or a README, compiled like a guide. Links to declarations are written `api:<ApiId>`, and those to what
 * other projects declare `external:` with its `externalKey`. Where a page has no address for one that is not exported, or not of the
 * family, it shows the text of the link alone.
 */
export interface ApiText {
  readonly markdown: string
  /** Where the text begins, relative to the site root. Every line of `markdown` is taken to begin at `column`. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Whether the site says it, and not the package. */
  readonly isOfSite?: boolean | undefined
}

export interface ApiComment {
  readonly summary?: ApiText | undefined
  readonly remarks?: ApiText | undefined
  readonly returns?: ApiText | undefined
  readonly deprecated?: ApiText | undefined
  readonly examples: readonly ApiText[]
  readonly throws: readonly ApiText[]
  readonly see: readonly ApiText[]
  readonly since?: ApiText | undefined
  /** Heading that lists put the declaration under, by its author's `@group` or `@category`. */
  readonly heading?: string | undefined
  /** What is said of the headings of its members or exports, by `@groupDescription` and `@categoryDescription`. */
  readonly groupTexts?: readonly ApiGroupText[] | undefined
  /** Block tags with no place of their own, in source order: name without `@`. `param` and `typeParam` are what is said of parameters that the declaration does not list. */
  readonly others: readonly { readonly tag: string; readonly text: ApiText }[]
  /** Modifier tags without `@`: `alpha`, `beta`, `experimental`, `internal`… */
  readonly modifiers: readonly string[]
}

/** Modifier tags of a declaration that may still change, or that is not for everybody. */
export const unstableModifiers: readonly string[] = ['alpha', 'beta', 'experimental', 'internal']

export interface ApiGroupText {
  readonly heading: string
  readonly text: ApiText
}

export interface ApiSourceLink {
  /** As shown: relative to the package (`src/accounts-server.ts`). */
  readonly file: string
  readonly line: number
  /** Web address of the line, when the repository is known. */
  readonly href?: string | undefined
}

export interface ApiFlags {
  readonly isOptional?: boolean | undefined
  readonly isReadonly?: boolean | undefined
  readonly isStatic?: boolean | undefined
  readonly isAbstract?: boolean | undefined
  readonly isPrivate?: boolean | undefined
  readonly isProtected?: boolean | undefined
  readonly isRest?: boolean | undefined
}

interface ApiDeclaration {
  readonly id: ApiId
  /** As exported: `default` for a default export. Of a member with a computed name, as written: `[Symbol.iterator]`. */
  readonly name: string
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly source?: ApiSourceLink | undefined
  /** Where reports of earlier releases tell it, and its comment does not. */
  readonly addedIn?: ApiRelease | undefined
}

interface ApiEntryBase extends ApiDeclaration {
  /** The releases that changed its declaration, the newest first, where reports of them tell it. */
  readonly changedIn?: readonly ApiRelease[] | undefined
  /** What a reader calls it: the declared name of a default export, else `name`. */
  readonly displayName: string
  /** Of an export, whether it is a type alone: an interface, or a class after `export type { Box }`. */
  readonly isTypeOnly?: boolean | undefined
}

export type ApiEntry = ApiClass | ApiInterface | ApiEnum | ApiFunction | ApiTypeAlias | ApiVariable | ApiNamespace | ApiReference

export interface ApiClass extends ApiEntryBase {
  readonly kind: 'class'
  readonly typeParameters: readonly ApiTypeParameter[]
  readonly extends: readonly ApiType[]
  /** How many of `extends`, the last of them, are those of an interface of the same name: a class by itself has but one base. */
  readonly interfaceBases?: number | undefined
  readonly implements: readonly ApiType[]
  readonly extendedBy: readonly ApiType[]
  /** Classes that say `implements` of this one. */
  readonly implementedBy?: readonly ApiType[] | undefined
  readonly members: readonly ApiMember[]
}

export interface ApiInterface extends ApiEntryBase {
  readonly kind: 'interface'
  readonly typeParameters: readonly ApiTypeParameter[]
  readonly extends: readonly ApiType[]
  readonly extendedBy: readonly ApiType[]
  readonly implementedBy: readonly ApiType[]
  readonly members: readonly ApiMember[]
}

export interface ApiEnum extends ApiEntryBase {
  readonly kind: 'enum'
  /** Whether compilers put its values in the place of its names. */
  readonly isConst?: boolean | undefined
  /** In source order. */
  readonly members: readonly ApiEnumMember[]
}

export interface ApiEnumMember extends ApiDeclaration {
  /** As TypeScript writes the value: `"InvalidCredentials"`, `0`. If it is computed at run time, the code that does so, or `…`. */
  readonly value?: string | undefined
}

export interface ApiFunction extends ApiEntryBase {
  readonly kind: 'function'
  readonly signatures: readonly ApiSignature[]
}

export interface ApiTypeAlias extends ApiEntryBase {
  readonly kind: 'type'
  readonly typeParameters: readonly ApiTypeParameter[]
  readonly type: ApiType
  /** What comments say of the alternatives of a union; `index` is the place in `type.types`. In order. */
  readonly alternativeTexts?: readonly { readonly index: number; readonly text: ApiText }[] | undefined
}

export interface ApiVariable extends ApiEntryBase {
  readonly kind: 'variable'
  /** Absent for a constant. */
  readonly keyword?: 'let' | 'var' | undefined
  readonly type: ApiType
  readonly defaultValue?: string | undefined
}

export interface ApiNamespace extends ApiEntryBase {
  readonly kind: 'namespace'
  /**
   * Where a module of a package is exported from that the family does not document: `vite` in `export * as Vite from 'vite'`, with the
   * `name` that it has there. `entries` are references of its names.
   */
  readonly origin?: { readonly module: string; readonly name?: string } | undefined
  /** Whether it is what the package adds to a module of others (`declare module 'vue'`) or to the global scope (`declare global`). */
  readonly isAugmentation?: boolean | undefined
  /** Whether it is a module that the package declares by name (`declare module '*.svg'`). */
  readonly isModule?: boolean | undefined
  readonly entries: readonly ApiEntry[]
}

/** A re-export: it has no page, and stands for `target`. */
export interface ApiReference extends ApiEntryBase {
  readonly kind: 'reference'
  readonly target?: ApiId | undefined
  readonly targetName: string
}

export type ApiMember = ApiProperty | ApiMethod | ApiAccessor | ApiConstructor | ApiIndexSignature | ApiCallSignature

interface ApiMemberBase extends ApiDeclaration {
  /** `Error.message`: where the member comes from, and the declaration when the family documents it. */
  readonly inheritedFrom?: ApiNameLink | undefined
  readonly overrides?: ApiNameLink | undefined
  readonly implementationOf?: ApiNameLink | undefined
}

export interface ApiNameLink {
  readonly name: string
  readonly target?: ApiId | undefined
}

export interface ApiProperty extends ApiMemberBase {
  readonly kind: 'property'
  readonly type: ApiType
  /** Of an optional one, whether its author also says `undefined`: `type` is without it. With `exactOptionalPropertyTypes`, only such a one may be that. */
  readonly mayBeUndefined?: boolean | undefined
  readonly defaultValue?: string | undefined
}

export interface ApiMethod extends ApiMemberBase {
  readonly kind: 'method'
  readonly signatures: readonly ApiSignature[]
}

export interface ApiAccessor extends ApiMemberBase {
  readonly kind: 'accessor'
  readonly type: ApiType
  /** What the setter takes, where the getter gives something else. */
  readonly setterType?: ApiType | undefined
  /** Of the setter, where it says something else than `comment`, that of the getter. */
  readonly setterComment?: ApiComment | undefined
  readonly hasGetter: boolean
  readonly hasSetter: boolean
}

export interface ApiConstructor extends ApiMemberBase {
  readonly kind: 'constructor'
  readonly signatures: readonly ApiSignature[]
}

export interface ApiIndexSignature extends ApiMemberBase {
  readonly kind: 'index'
  readonly parameter: ApiParameter
  readonly type: ApiType
}

/** The call signatures of an interface that is itself callable. */
export interface ApiCallSignature extends ApiMemberBase {
  readonly kind: 'call'
  readonly signatures: readonly ApiSignature[]
}

export interface ApiSignature {
  readonly typeParameters: readonly ApiTypeParameter[]
  readonly parameters: readonly ApiParameter[]
  readonly returns: ApiType
  readonly comment?: ApiComment | undefined
}

export interface ApiTypeParameter {
  readonly name: string
  readonly constraint?: ApiType | undefined
  readonly defaultType?: ApiType | undefined
  readonly isConst: boolean
  readonly variance?: string | undefined
  readonly text?: ApiText | undefined
}

export interface ApiParameter {
  readonly name: string
  readonly type: ApiType
  readonly isOptional: boolean
  readonly isRest: boolean
  readonly defaultValue?: string | undefined
  /** Text of its `@deprecated`, empty where no reason is given. */
  readonly deprecated?: ApiText | undefined
  readonly text?: ApiText | undefined
}

/** A TypeScript type. Every name in it that the family documents carries its declaration in `target`. */
export type ApiType =
  | { readonly kind: 'intrinsic'; readonly name: string }
  /** `text` as TypeScript writes it: `"a"`, `3`, `true`, `null`, `10n`. */
  | { readonly kind: 'literal'; readonly text: string }
  | {
      readonly kind: 'reference'
      readonly name: string
      readonly typeArguments: readonly ApiType[]
      readonly target?: ApiId | undefined
      /** npm name of the package that declares it, `typescript` for the standard library; absent for type parameters. */
      readonly package?: string | undefined
      readonly isTypeParameter?: boolean | undefined
    }
  | { readonly kind: 'array'; readonly element: ApiType }
  | { readonly kind: 'tuple'; readonly elements: readonly ApiTupleElement[] }
  | { readonly kind: 'union' | 'intersection'; readonly types: readonly ApiType[] }
  | { readonly kind: 'object'; readonly members: readonly ApiMember[] }
  | { readonly kind: 'function'; readonly isConstructor: boolean; readonly isAbstract: boolean; readonly signature: ApiSignature }
  | {
      readonly kind: 'conditional'
      readonly check: ApiType
      readonly extends: ApiType
      readonly whenTrue: ApiType
      readonly whenFalse: ApiType
    }
  | {
      readonly kind: 'mapped'
      readonly parameter: string
      readonly constraint: ApiType
      readonly nameType?: ApiType | undefined
      readonly template: ApiType
      readonly readonlyModifier?: '+' | '-' | undefined
      readonly optionalModifier?: '+' | '-' | undefined
    }
  | { readonly kind: 'indexed-access'; readonly object: ApiType; readonly index: ApiType }
  | { readonly kind: 'operator'; readonly operator: 'keyof' | 'unique' | 'readonly'; readonly type: ApiType }
  | { readonly kind: 'query'; readonly query: ApiType }
  | { readonly kind: 'predicate'; readonly name: string; readonly isAsserts: boolean; readonly type?: ApiType | undefined }
  | { readonly kind: 'infer'; readonly name: string; readonly constraint?: ApiType | undefined }
  | {
      readonly kind: 'template-literal'
      readonly head: string
      readonly tail: readonly { readonly type: ApiType; readonly text: string }[]
    }

export interface ApiTupleElement {
  readonly name?: string | undefined
  readonly isOptional: boolean
  readonly isRest: boolean
  readonly type: ApiType
}

/** The key that the HTML of a text goes by in the props of a page. */
export function textKey(text: ApiText): string {
  return `${text.file}:${text.line}:${text.column}:${text.markdown}`
}

/** What `isDeprecated` and headings are read from. */
export interface Commented {
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

/** What can be called says it in each of its signatures: it is deprecated when all of them are. */
export function isDeprecated({ comment, signatures = [] }: Commented): boolean {
  if (comment?.deprecated !== undefined) return true
  return signatures.length > 0 && signatures.every((signature) => signature.comment?.deprecated !== undefined)
}

/** What lists say of a declaration: of several signatures, the first that has a summary speaks for them, rather one that is not deprecated. */
export function summaryTextOf({ comment, signatures = [] }: Commented): ApiText | undefined {
  const comments = signatures.flatMap((signature) => signature.comment ?? [])
  const rated = [comment, ...comments.filter(({ deprecated }) => !deprecated), ...comments]
  return rated.find((each) => each?.summary !== undefined)?.summary
}

/** Anchor of a member on its entry's page; `constructor` and index signatures have fixed ones. Same name and other staticness: `static-name`. */
export function memberAnchorOf(member: ApiMember): string {
  if (member.kind === 'constructor') return 'constructor'
  if (member.kind === 'index') return 'index-signature'
  if (member.kind === 'call') return 'call-signature'
  const name = anchorOfName(member.name)
  return member.flags.isStatic ? `static-${name}` : name
}

/** Anchor of a member on the page of its enumeration. */
export function enumMemberAnchorOf({ name }: Pick<ApiEnumMember, 'name'>): string {
  return anchorOfName(name)
}

/**
 * Anchors of the types on a page that nothing exports: `~Name`, which no member's anchor can be; the whole id where two packages have a
 * type of the name.
 */
export function unexportedAnchorsOf(ids: readonly ApiId[]): ReadonlyMap<ApiId, string> {
  const names = ids.map((id) => id.slice(id.indexOf('!') + 1))
  const isUnique = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name)
  return new Map(
    ids.map((id, index) => {
      const name = names[index] ?? id
      return [id, isUnique(name) ? name : `~${id.replace(/[^\w$.-]+/g, '-')}`]
    }),
  )
}

/** Names in quotes may hold anything, and an id no white space. */
function anchorOfName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_$.-]+/gu, '-')
}

/** The key that the address of a name from elsewhere goes by: `typescript:Promise`. */
export function externalKey(reference: { readonly package?: string | undefined; readonly name: string }): string {
  return `${reference.package ?? ''}:${reference.name}`
}
