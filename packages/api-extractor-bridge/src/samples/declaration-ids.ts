// Which documented declaration a symbol of the program is: by its package, its name there, and for members its own name.
import type { ApiId, PackageLocation } from '@docgen/model'
import {
  isBlock,
  isClassLikeDeclaration,
  isConstructorDeclaration,
  isEnumDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isParameterDeclaration,
  isSourceFile,
  isStringLiteral,
  type Node,
} from 'typescript-7/unstable/ast'
import { SymbolFlags, type NodeHandle, type Project, type Symbol } from 'typescript-7/unstable/sync'
import { packageOfFile } from '../package-of-file.ts'

export interface DeclarationIds {
  /** `undefined` for what no documented package declares, or declares without exporting it. */
  readonly idOf: (symbol: Symbol) => ApiId | undefined
  /** What an imported name stands for. Asked once: it is another process that knows. */
  readonly meantBy: (symbol: Symbol) => Symbol
}

export function createDeclarationIds(project: Project, packages: readonly PackageLocation[]): DeclarationIds {
  const { checker } = project
  const ownerOf = ownersAmong(packages)
  const exportsByPackage = new Map<PackageLocation, ReadonlyMap<Node, ApiId>>()
  const ids = new Map<Symbol, ApiId | undefined>()
  const meanings = new Map<Symbol, Symbol>()

  const meantBy = (symbol: Symbol): Symbol => {
    if (!(symbol.flags & SymbolFlags.Alias)) return symbol
    const known = meanings.get(symbol) ?? checker.getAliasedSymbol(symbol)
    meanings.set(symbol, known)
    return known
  }
  const exportsOf = (owner: PackageLocation): ReadonlyMap<Node, ApiId> => {
    const known = exportsByPackage.get(owner) ?? exportIdsOf(owner, project, meantBy, (handle) => ownerOf(handle) === owner)
    exportsByPackage.set(owner, known)
    return known
  }
  const idOfDeclaration = (handle: NodeHandle): ApiId | undefined => {
    const owner = ownerOf(handle)
    const declaration = owner && handle.resolve(project)
    if (!declaration) return undefined
    const exported = exportsOf(owner)
    return exported.get(declaration) ?? memberIdOf(declaration, exported)
  }
  const idOfMeant = (symbol: Symbol): ApiId | undefined => {
    for (const handle of meantBy(symbol).declarations) {
      const id = idOfDeclaration(handle)
      if (id !== undefined) return id
    }
    return undefined
  }
  return {
    idOf: (symbol) => {
      if (!ids.has(symbol)) ids.set(symbol, idOfMeant(symbol))
      return ids.get(symbol)
    },
    meantBy,
  }
}

/** Handles name files in lower case where names do not differ by case alone. */
function ownersAmong(packages: readonly PackageLocation[]): (handle: NodeHandle) => PackageLocation | undefined {
  const asHandlesNameIt = (folder: string): string =>
    process.platform === 'win32' || process.platform === 'darwin' ? folder.toLowerCase() : folder
  const located = packages.map((owner) => ({ realFolder: asHandlesNameIt(owner.realFolder), owner }))
  const byFile = new Map<string, PackageLocation | undefined>()
  return ({ path }) => {
    if (!byFile.has(path)) byFile.set(path, packageOfFile(located, path)?.owner)
    return byFile.get(path)
  }
}

/** Of its own declarations. Also of what namespaces among the exports hold: `@acme/widgets!Parts.Screw`. */
function exportIdsOf(
  owner: PackageLocation,
  project: Project,
  meantBy: DeclarationIds['meantBy'],
  isOwn: (handle: NodeHandle) => boolean,
): ReadonlyMap<Node, ApiId> {
  const { checker, program } = project
  const ids = new Map<Node, ApiId>()
  const add = (container: Symbol, prefix: string, within: ReadonlySet<Symbol>): void => {
    for (const symbol of checker.getExportsOfModule(container)) {
      const meant = meantBy(symbol)
      const id = `${prefix}${symbol.name}`
      for (const handle of meant.declarations) {
        const declaration = isOwn(handle) ? handle.resolve(project) : undefined
        // Of two names for one declaration the first is its own; a default export goes by its name, where it has one.
        if (declaration && (!ids.has(declaration) || ids.get(declaration)?.endsWith('!default'))) ids.set(declaration, id)
      }
      if (meant.flags & SymbolFlags.Module && !within.has(meant)) add(meant, `${id}.`, new Set([...within, meant]))
    }
  }
  const modules = owner.entryPoints.flatMap(({ specifier, file }) => {
    const entry = program.getSourceFile(file)
    const module = entry && checker.getSymbolAtLocation(entry)
    return module ? [{ specifier, module }] : []
  })
  // What stands in an entry point has its home there, and a namespace of another one leads to it.
  const entryPoints = new Set(modules.map(({ module }) => module))
  for (const { specifier, module } of modules) add(module, `${specifier}!`, entryPoints)
  return ids
}

/** A member of a class, interface or enum has a place of its own; what lies deeper leads to what holds it. */
function memberIdOf(declaration: Node, exported: ReadonlyMap<Node, ApiId>): ApiId | undefined {
  // `import * as kit from 'kit'` is about the module.
  if (isSourceFile(declaration)) return undefined
  const isParameter = isParameterDeclaration(declaration) && isConstructorDeclaration(declaration.parent)
  const holder = isParameter ? declaration.parent.parent : declaration.parent
  const holderId = isSourceFile(holder) ? undefined : exported.get(holder)
  if (holderId !== undefined && hasMembers(holder)) {
    const name = nameOf(declaration)
    return name === undefined ? holderId : `${holderId}#${name}`
  }
  for (let outer = declaration.parent; outer && !isSourceFile(outer); outer = outer.parent) {
    // What a function declares inside is not part of what it is.
    if (isBlock(outer)) return undefined
    const id = exported.get(outer)
    if (id !== undefined) return id
  }
  return undefined
}

function nameOf(declaration: Node): string | undefined {
  let name: string | undefined
  declaration.forEachChild((child) => {
    if (name === undefined && 'name' in declaration && declaration.name === child) {
      name = isIdentifier(child) || isStringLiteral(child) ? child.text : undefined
    }
  })
  return name
}

function hasMembers(node: Node): boolean {
  return isClassLikeDeclaration(node) || isInterfaceDeclaration(node) || isEnumDeclaration(node)
}
