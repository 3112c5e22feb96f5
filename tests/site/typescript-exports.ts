// What TypeScript itself sees that each package exports. It knows nothing of docgen: a second opinion on what the reference must hold.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export interface PackageOption {
  readonly npm?: string | undefined
  readonly folder?: string | undefined
  readonly dir?: string | undefined
}

export interface PackageExports {
  readonly dir: string
  readonly name: string
  readonly exports: readonly string[]
  /** What TypeScript knows of the export of a name: what it stands for, where it is a re-export. */
  readonly symbolOf: (name: string) => ts.Symbol
}

export interface Exports {
  readonly checker: ts.TypeChecker
  readonly packages: readonly PackageExports[]
}

interface Entry {
  readonly dir: string
  readonly name: string
  readonly file: string
}

export function typescriptExports(root: string, options: readonly PackageOption[]): Exports {
  const entries = options.map((option) => entryOf(root, option))
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      // The packages import each other by name; some lie in folders of the site only.
      paths: Object.fromEntries(entries.map(({ name, file }) => [name, [file]])),
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const packages = entries.map(({ dir, name, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`TypeScript reads no module in ${file}.`)
    const symbols = checker.getExportsOfModule(module).filter((symbol) => !isInternal(symbol))
    const symbolOf = (exported: string) => {
      const symbol = symbols.find((one) => one.name === exported)
      if (!symbol) throw new Error(`${name} exports no ${exported}.`)
      return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    }
    return { dir, name, exports: symbols.map((symbol) => symbol.name), symbolOf }
  })
  return { checker, packages }
}

/** `@internal` is the author's word for what is not documented. */
function isInternal(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal')
}

function entryOf(root: string, { npm, folder, dir }: PackageOption): Entry {
  const path = join(root, npm === undefined ? (folder ?? '') : join('node_modules', npm))
  const manifest: { readonly name: string; readonly types?: string; readonly typings?: string } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  )
  // What a package publishes says every type; its sources leave some to be inferred.
  const declared = [manifest.types, manifest.typings].flatMap((name) => (name === undefined ? [] : [name, `${name}.d.ts`]))
  const candidates = [...declared, 'index.d.ts', 'src/index.ts']
  const file = candidates.map((name) => join(path, name)).find((name) => existsSync(name))
  if (file === undefined) throw new Error(`${manifest.name} has no entry in ${dirname(path)}.`)
  return { dir: dir ?? path.slice(path.lastIndexOf('/') + 1), name: manifest.name, file }
}
