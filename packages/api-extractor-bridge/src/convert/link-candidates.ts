import { findNearest } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection, type Reflection, type SomeType } from 'typedoc'
import { withoutExtension } from '../entries/source-candidates.ts'
import { packageNameOf } from '../find-installed.ts'
import { pathInPackage, slashed } from '../package-of-file.ts'
import type { ModuleOfPackage } from '../typedoc/entry-modules.ts'
import { isDerivingType } from './deriving-types.ts'
import type { SymbolFacts } from './symbols.ts'

export interface LinkCandidates {
  /** The export of that name in the package, else the one of that name in the family, if there is but one. */
  readonly findExport: (name: string, packageName: string | undefined) => DeclarationReflection | undefined
  /**
   * What a link names exactly, in the package whose comment it stands in, or in the one that it says: TypeDoc does not find what a comment
   * names without importing it, or joins by the wrong sign. Else what one package of the family alone has by that name.
   */
  readonly findNamed: (link: string, packageName: string | undefined) => DeclarationReflection | undefined
  /** What a link names exactly in the package whose comment it stands in, such as a field that TypeDoc did not find: `Options.field` of `type Options = Partial<Settings>`. */
  readonly findOwn: (link: string, packageName: string | undefined) => DeclarationReflection | undefined
  /** What `#member` names: a member of the class, interface or object type that the comment stands in. */
  readonly findMember: (link: string, owner: Reflection) => DeclarationReflection | undefined
  /** What a link names in a package that is not documented and that sources import: `zod#ZodType`. */
  readonly findElsewhere: (link: string) => { readonly package: string; readonly name: string } | undefined
  /** Whether a package exports what the reference leaves out, or what has it as a member, as what is `@internal`. */
  readonly isLeftOut: (declared: { readonly package: string; readonly name: string }) => boolean
  /** What to write instead of a link that leads nowhere; `packageName` is the package whose comment it stands in, `owner` what that describes. */
  readonly findNearest: (
    link: string,
    packageName: string | undefined,
    hasLabel: boolean,
    owner?: Reflection,
  ) => string | undefined
  /** The names in a link, as readers know them: without its package, and without signs of TSDoc. */
  readonly shownNameOf: (link: string) => string
}

export function createLinkCandidates(
  modules: readonly ModuleOfPackage[],
  { isImported, mayExport, isExportedBy }: Pick<SymbolFacts, 'isImported' | 'mayExport' | 'isExportedBy'>,
): LinkCandidates {
  const specifiers = new Set(modules.map(({ specifier }) => specifier))
  const isModule = (name: string): boolean => specifiers.has(name) || isImported(packageNameOf(name) ?? name)
  const referenceOf = (link: string): Reference => splitReference(link, isModule)
  /** Of a package, its main entry first, or of one entry point, and then the others of its package. */
  const modulesOf = (name: string | undefined): readonly DeclarationReflection[] => {
    const owner = modules.find(({ specifier, documented }) => specifier === name || documented.name === name)?.documented
    const own = modules.filter(({ documented }) => documented === owner)
    const isFirst = ({ specifier }: ModuleOfPackage): boolean => specifier === name
    return [...own.filter(isFirst), ...own.filter((each) => !isFirst(each))].map(({ module }) => module)
  }
  const findIn = (name: string | undefined, path: readonly string[]) =>
    onlyOf(modulesOf(name).slice(0, 1), path) ?? onlyOf(modulesOf(name), path)
  const all = modules.map(({ module }) => module)
  /** TypeDoc calls the modules that a family lists for it by their files: `crypto-api!Verifier`, `utils/encrypt.encrypt`. */
  const findInFile = (file: string | undefined, path: readonly string[], ownPackage: string | undefined) => {
    const own = modules.filter(({ documented }) => documented.name === ownPackage)
    const isListed = own.some(({ documented }) => documented.family.listed.some((each) => moduleNameOf(each) === file))
    if (!isListed || path.length === 0) return undefined
    const ofFile = own.filter(({ documented, specifier }) =>
      documented.entryPoints.some(
        (each) => each.specifier === specifier && moduleNameOf(pathInPackage(documented, each.file)) === file,
      ),
    )
    const found = ofFile.map(({ module }) => module)
    return onlyOf(found, path) ?? findIn(ownPackage, path)
  }

  const findNamed = (link: string, ownPackage: string | undefined): DeclarationReflection | undefined => {
    const { writtenModule, path } = referenceOf(link)
    const module = modules.find(({ specifier }) => specifier === link || `${specifier}!` === link)?.module
    if (module) return module
    // Of a comment from elsewhere nobody knows what it means.
    if (path.length === 0 || (writtenModule ?? ownPackage) === undefined) return undefined
    if (writtenModule === undefined)
      return (
        findIn(ownPackage, path) ??
        onlyOf(all, path) ??
        findInFile(path[0], path.slice(1), ownPackage) ??
        findDeclaredInFile(path, (names) => findIn(ownPackage, names))
      )
    const inFile = findInFile(writtenModule, path, ownPackage)
    if (inFile) return inFile
    // What stands before a name may be the module inside the package that declares it: `@scope/node!streamableHttp.Server`.
    const starts = path.map((_, index) => path.slice(index))
    return starts.map((rest) => findIn(writtenModule, rest)).find((found) => found !== undefined)
  }
  return {
    findNamed,
    findOwn: (link, ownPackage) => {
      const { path } = referenceOf(link)
      return path.length > 0 ? findIn(ownPackage, path) : undefined
    },
    findMember: (link, owner) => (isOfHolder(link) ? findAround(owner, referenceOf(link).path) : undefined),
    findExport: (name, ownPackage) => findIn(ownPackage, [name]) ?? onlyOf(all, [name]),
    findElsewhere: (link) => {
      const { writtenModule = '', path } = referenceOf(link)
      const owner = packageNameOf(writtenModule)
      const [name] = path
      if (owner === undefined || name === undefined || !isImported(owner)) return undefined
      const isDocumented = modules.some(({ documented }) => documented.name === owner)
      return isDocumented || !mayExport(writtenModule, name) ? undefined : { package: owner, name: path.join('.') }
    },
    isLeftOut: ({ package: owner, name }) => {
      const documented = modules.find((each) => each.documented.name === owner)?.documented
      const [exported = name] = name.split('.')
      return isExportedBy(documented?.entryPoints.map(({ file }) => file) ?? [], exported)
    },
    findNearest: (link, ownPackage, hasLabel, owner) => {
      const reference = referenceOf(link)
      const members = owner && isOfHolder(link) ? holdersOf(owner).flatMap(membersOf) : []
      const member = nearestMember(reference.path.join('.'), namesOf(members))
      if (member !== undefined) return `#${member}`
      const nearest = nearestTo(reference, ownPackage, modulesOf, modules)
      // Where the very same text is the nearest, what it names is documented nowhere, and no other spelling helps.
      if (nearest === undefined || nearest.link === link) return undefined
      return nearest.isHolder && !hasLabel ? `${nearest.link} | ${reference.shown}` : nearest.link
    },
    shownNameOf: (link) => referenceOf(link).shown.replace(/^[\w-]+(?:\/[\w-]+)+\.(?=[\w$])/, ''),
  }
}

/** `jwt/verify.jwtVerify`, for TypeDoc by the name of a module, is exported by another file here, and declared in that one. */
function findDeclaredInFile(
  [file, name, ...rest]: readonly string[],
  find: (path: readonly string[]) => DeclarationReflection | undefined,
): DeclarationReflection | undefined {
  if (!file?.includes('/') || name === undefined) return undefined
  const sources = find([name])?.sources ?? []
  const isThere = sources.some(({ fullFileName }) => withoutExtension(slashed(fullFileName)).endsWith(`/${file}`))
  return isThere ? find([name, ...rest]) : undefined
}

/** As JSDoc writes a member of what the comment stands in: `#open`. */
function isOfHolder(link: string): boolean {
  return link.startsWith('#')
}

function findAround(owner: Reflection, path: readonly string[]): DeclarationReflection | undefined {
  return holdersOf(owner)
    .map((holder) => walk(holder, path))
    .find((found) => found !== undefined)
}

/** What has members of those around a declaration, the innermost first. */
function holdersOf(owner: Reflection): readonly DeclarationReflection[] {
  const kinds = ReflectionKind.ClassOrInterface | ReflectionKind.Enum | ReflectionKind.TypeLiteral | ReflectionKind.TypeAlias
  const rest = owner.parent ? holdersOf(owner.parent) : []
  return owner.isDeclaration() && owner.kindOf(kinds) ? [owner, ...rest] : rest
}

interface Nearest {
  readonly link: string
  /** Whether it leaves out a member that is not there, and has no like. */
  readonly isHolder?: boolean
}

function nearestTo(
  { writtenModule, path, rest }: Reference,
  ownPackage: string | undefined,
  modulesOf: (name: string | undefined) => readonly DeclarationReflection[],
  all: readonly ModuleOfPackage[],
): Nearest | undefined {
  const [name = '', ...members] = path
  const prefix = writtenModule === undefined ? '' : `${writtenModule}!`
  const own = modulesOf(writtenModule ?? ownPackage)
  if (writtenModule !== undefined && own.length === 0) {
    const nearestModule = findNearest(
      writtenModule,
      all.map(({ specifier }) => specifier),
    )
    const isThere = nearestModule !== undefined && onlyOf(modulesOf(nearestModule), path) !== undefined
    return isThere ? { link: `${nearestModule}!${name}${rest}` } : undefined
  }
  const holder = onlyOf(own, [name])
  if (holder) {
    const member = members.length === 1 ? nearestMember(members[0] ?? '', namesOf(membersOf(holder))) : undefined
    if (member !== undefined) return { link: `${prefix}${name}${rest.charAt(0)}${member}` }
    return { link: `${prefix}${name}`, isHolder: members.length > 0 }
  }
  const nearest = findNearest(name, new Set(own.flatMap((module) => namesOf(module.children ?? []))))
  const isThere = nearest !== undefined && (members.length === 0 || onlyOf(own, [nearest, ...members]) !== undefined)
  if (isThere && !hasWordMore(name, nearest) && !hasWordMore(nearest, name)) return { link: `${prefix}${nearest}${rest}` }
  // Of another package only the very name can be meant.
  const elsewhere = all.filter(({ module }) => onlyOf([module], [name]))
  return elsewhere[0] && { link: `${elsewhere[0].specifier}!${name}${rest}` }
}

/** Within one declaration, the only member with words more is meant too: `dispatchCommand` by `dispatch`. */
function nearestMember(name: string, members: readonly string[]): string | undefined {
  const longer = new Set(members.filter((member) => name.length > 2 && member.startsWith(name) && hasWordMore(member, name)))
  return findNearest(name, members) ?? (longer.size === 1 ? [...longer][0] : undefined)
}

/** `LoaderOptions` is no slip of `loader`: a whole word more makes it the name of another thing. */
function hasWordMore(long: string, short: string): boolean {
  return (
    long.toLowerCase().startsWith(short.toLowerCase()) && /^(?:[A-Z]|[-_ ][A-Za-z])[A-Za-z]{2}/.test(long.slice(short.length))
  )
}

/** `crypto-api` of `src/crypto-api/index.ts`. */
function moduleNameOf(file: string): string {
  return withoutExtension(file)
    .replace(/^(?:src|source|lib)\//, '')
    .replace(/\/index$/, '')
}

interface Reference {
  readonly writtenModule?: string | undefined
  readonly path: readonly string[]
  /** All behind the first name, with its separator. */
  readonly rest: string
  /** All behind the package, without signs of TSDoc. */
  readonly shown: string
}

/**
 * `package!Name.member`, of which the name alone has to be there; a kind may stand behind it: `Name:function`. TSDoc writes
 * `package#(Name:class).member`, and quotes around a member.
 */
function splitReference(link: string, isModule: (name: string) => boolean): Reference {
  const [, writtenModule, local = ''] = /^(?:([^!]+)!)?(.*)$/s.exec(link) ?? []
  const [, before = '', behind = ''] = writtenModule === undefined ? (/^([^#]+)#(.+)$/s.exec(link) ?? []) : []
  // No export has the name of a package in a scope, or one with a dash.
  if ((before !== '' && isModule(before)) || /^@?[\w.-]+\/[\w./-]+$|^\w[\w.]*-[\w.-]+$/.test(before))
    return { ...splitNames(behind), writtenModule: before }
  return { ...splitNames(local), writtenModule }
}

function splitNames(local: string): Omit<Reference, 'writtenModule'> {
  const names = local
    .replace(/\(\)$|:\w+$/g, '')
    .replace(/(?<=.)[.#]prototype(?=[.#])/, '')
    .match(/\([^()]*\)|"[^"]*"|[^.#~]+/g)
    ?.map(withoutSigns)
  const shown = local
    .replace(/^#/, '')
    .replace(/(^|[.#~])(\([^()]+:\w+\)|"[^"]*")/g, (_, sign: string, name: string) => sign + withoutSigns(name))
  const [first = ''] = names ?? []
  return { path: names ?? [], rest: shown.replace(/\(\)$|:\w+$/g, '').slice(first.length), shown }
}

/** `open` of `(open:instance)` and `"open"`. */
function withoutSigns(name: string): string {
  return name.replace(/^\((.*?)(?::\w+)?\)$/s, '$1').replace(/^"(.*)"$/s, '$1')
}

/** What the modules have at the end of a path of names, if it is one thing. */
function onlyOf(modules: readonly DeclarationReflection[], path: readonly string[]): DeclarationReflection | undefined {
  const found = new Set(modules.flatMap((module) => walk(module, path) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

function walk(holder: DeclarationReflection, [name, ...rest]: readonly string[]): DeclarationReflection | undefined {
  if (name === undefined) return holder
  for (const child of membersNamed(holder, name)) {
    const meant = child.isReference() ? child.tryGetTargetReflectionDeep() : child
    const found = meant?.isDeclaration() ? walk(meant, rest) : undefined
    if (found) return found
  }
  return undefined
}

/** By what a module or a declaration holds, once nothing is added to it any more. Each link may ask all modules of a family for a name. */
const namedIn = new WeakMap<readonly DeclarationReflection[], ReadonlyMap<string, readonly DeclarationReflection[]>>()

function membersNamed(holder: DeclarationReflection, name: string): readonly DeclarationReflection[] {
  const { children } = holder
  if (!children) return membersOf(holder).filter((member) => member.name === name)
  const named = namedIn.get(children) ?? groupedByName(children)
  namedIn.set(children, named)
  return named.get(name) ?? []
}

function groupedByName(children: readonly DeclarationReflection[]): ReadonlyMap<string, readonly DeclarationReflection[]> {
  const named = new Map<string, DeclarationReflection[]>()
  for (const child of children) {
    const others = named.get(child.name)
    if (others) others.push(child)
    else named.set(child.name, [child])
  }
  return named
}

function membersOf(holder: DeclarationReflection): readonly DeclarationReflection[] {
  return holder.children ?? (holder.type ? membersOfType(holder.type) : [])
}

/** `type Options = Partial<Settings> & { extra: number }` has the fields of both; those of a union are those of its first type that has them. */
export function membersOfType(type: SomeType, depth = 0): readonly DeclarationReflection[] {
  if (depth > 10) return []
  if (type.type === 'reflection') return type.declaration.children ?? []
  if (type.type === 'intersection' || type.type === 'union') return type.types.flatMap((each) => membersOfType(each, depth + 1))
  if (type.type !== 'reference') return []
  const target = type.reflection
  if (target?.isDeclaration()) return target.children ?? (target.type ? membersOfType(target.type, depth + 1) : [])

  const [argument] = type.typeArguments ?? []
  return argument && type.package === 'typescript' && isDerivingType(type.name) ? membersOfType(argument, depth + 1) : []
}

function namesOf(declarations: readonly DeclarationReflection[]): readonly string[] {
  return declarations.map(({ name }) => name)
}
