// Which documented declaration a symbol of the program is: by its package, its name there, and for members its own name.
import type { ApiId, PackageLocation } from '@docgen/model'
import ts from 'typescript'
import { packageOfFile } from '../package-of-file.ts'

export interface DeclarationIds {
  /** `undefined` for what no documented package declares, or declares without exporting it. */
  readonly idOf: (symbol: ts.Symbol) => ApiId | undefined
}

export function createDeclarationIds(program: ts.Program, packages: readonly PackageLocation[]): DeclarationIds {
  const checker = program.getTypeChecker()
  const exportsByPackage = new Map<PackageLocation, ReadonlyMap<ts.Declaration, ApiId>>()
  const packageByFile = new Map<ts.SourceFile, PackageLocation | undefined>()
  const ids = new Map<ts.Declaration, ApiId | undefined>()

  const ownerOf = (declaration: ts.Declaration): PackageLocation | undefined => {
    const file = declaration.getSourceFile()
    if (!packageByFile.has(file)) packageByFile.set(file, packageOfFile(packages, file.fileName))
    return packageByFile.get(file)
  }
  const exportsOf = (owner: PackageLocation): ReadonlyMap<ts.Declaration, ApiId> => {
    const known = exportsByPackage.get(owner) ?? exportIdsOf(owner, program, checker)
    exportsByPackage.set(owner, known)
    return known
  }
  const idOfDeclaration = (declaration: ts.Declaration): ApiId | undefined => {
    const owner = ownerOf(declaration)
    if (!owner) return undefined
    const exported = exportsOf(owner)
    const own = exported.get(declaration)
    if (own !== undefined) return own
    return memberIdOf(declaration, exported)
  }
  return {
    idOf: (symbol) => {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      for (const declaration of meant.declarations ?? []) {
        if (!ids.has(declaration)) ids.set(declaration, idOfDeclaration(declaration))
        const id = ids.get(declaration)
        if (id !== undefined) return id
      }
      return undefined
    },
  }
}

/** Also of what namespaces among the exports hold: `@acme/widgets!Parts.Screw`. */
function exportIdsOf(owner: PackageLocation, program: ts.Program, checker: ts.TypeChecker): ReadonlyMap<ts.Declaration, ApiId> {
  const ids = new Map<ts.Declaration, ApiId>()
  const add = (container: ts.Symbol, prefix: string, within: ReadonlySet<ts.Symbol>): void => {
    for (const symbol of checker.getExportsOfModule(container)) {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      const id = `${prefix}${symbol.name}`
      // Of two names for one declaration the first is its own; a default export goes by its name, where it has one.
      for (const declaration of meant.declarations ?? []) {
        if (!ids.has(declaration) || ids.get(declaration)?.endsWith('!default')) ids.set(declaration, id)
      }
      if (meant.flags & ts.SymbolFlags.Module && !within.has(meant)) add(meant, `${id}.`, new Set([...within, meant]))
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
function memberIdOf(declaration: ts.Declaration, exported: ReadonlyMap<ts.Declaration, ApiId>): ApiId | undefined {
  const name = ts.getNameOfDeclaration(declaration)
  const isParameter = ts.isParameter(declaration) && ts.isConstructorDeclaration(declaration.parent)
  const holder: ts.Node = isParameter ? declaration.parent.parent : declaration.parent
  const holderId = ts.isSourceFile(holder) ? undefined : exported.get(holder as ts.Declaration) // A key like any other node.
  if (holderId !== undefined && hasMembers(holder)) {
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? `${holderId}#${name.text}` : holderId
  }
  for (let outer: ts.Node = declaration.parent; outer && !ts.isSourceFile(outer); outer = outer.parent) {
    // What a function declares inside is not part of what it is.
    if (ts.isBlock(outer)) return undefined
    const id = exported.get(outer as ts.Declaration) // A key like any other node.
    if (id !== undefined) return id
  }
  return undefined
}

function hasMembers(node: ts.Node): boolean {
  return ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)
}
