// In: a module of a program. Out: what TypeScript has against it, at places of its code, without paths of the machine.
import type { PackageLocation, SampleFinding, SamplePlace } from '@docgen/model'
import ts from 'typescript'
import { packageOfFile, pathInPackage } from '../package-of-file.ts'
import { slashed } from './sample-program.ts'
import type { VirtualModule } from './virtual-modules.ts'

export interface FindingContext {
  readonly program: ts.Program
  readonly root: string
  readonly packages: readonly PackageLocation[]
}

/** An error of syntax hides what comes after it, and all of the types. */
export function findingsOf(module: VirtualModule, context: FindingContext): readonly SampleFinding[] {
  if (!module.module.isChecked) return []
  const [syntaxError] = module.syntaxErrors
  if (syntaxError) return [toFinding('syntax', syntaxError, module, context)]
  if (module.seesInvalid) return []
  const source = context.program.getSourceFile(module.path)
  if (!source) return []
  const errors = [
    ...context.program.getSyntacticDiagnostics(source),
    ...context.program.getSemanticDiagnostics(source).filter(({ category }) => category === ts.DiagnosticCategory.Error),
  ]
  return errors
    .filter(({ start = 0 }) => start < module.module.code.length || module.module.code.trim() === '')
    .map((error) => toFinding('type', error, module, context))
}

function toFinding(
  kind: SampleFinding['kind'],
  error: ts.Diagnostic,
  { module: { code }, index, path }: VirtualModule,
  context: FindingContext,
): SampleFinding {
  const start = Math.min(error.start ?? 0, code.length)
  const source = kind === 'type' ? context.program.getSourceFile(path) : undefined
  const [opening] = error.relatedInformation ?? []
  return {
    module: index,
    kind,
    ...placeOf(start, code),
    typeScriptCode: error.code,
    message: messageOf(error, context),
    ...(source && subjectOf(error, start, source)),
    ...(kind === 'syntax' && opening?.start !== undefined && { opening: placeOf(opening.start, code) }),
  }
}

function placeOf(position: number, code: string): SamplePlace {
  const before = code.slice(0, position).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

// "Cannot find name", "Cannot find namespace", "No value exists in scope for the shorthand property", and the like.
const unknownNames = new Set([2304, 2552, 2503, 2833, 18004, 2686])
// "Module has no exported member", with and without what may have been meant.
const unknownExports = new Set([2305, 2724, 2614, 2459, 2460])
// "Cannot find module", "could not find a declaration file for it".
const unknownModules = new Set([2307, 2792, 7016, 2732, 2882])

/** Codes of errors that go away when something is installed: no file that was read tells so. */
export function dependsOnAbsence({ typeScriptCode }: SampleFinding): boolean {
  return (
    unknownModules.has(typeScriptCode) ||
    unknownNames.has(typeScriptCode) ||
    [2580, 2582, 2584, 2591, 2592, 2593].includes(typeScriptCode)
  )
}

/** What an error that is about a name or a module is about. */
function subjectOf({ code }: ts.Diagnostic, start: number, source: ts.SourceFile): Pick<SampleFinding, 'name' | 'from'> {
  const isUnknownExport = unknownExports.has(code)
  if (!unknownNames.has(code) && !isUnknownExport && !unknownModules.has(code)) return {}
  const node = nodeAt(start, source)
  if (unknownModules.has(code)) return ts.isStringLiteralLike(node) ? { from: node.text } : {}
  const name = ts.isIdentifier(node) ? { name: node.text } : {}
  return { ...name, ...(isUnknownExport && { from: specifierOver(node) ?? '' }) }
}

function nodeAt(position: number, source: ts.SourceFile): ts.Node {
  const within = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.getEnd() ? within(child) : undefined,
    ) ?? node
  return within(source)
}

function specifierOver(node: ts.Node): string | undefined {
  for (let outer: ts.Node = node; !ts.isSourceFile(outer); outer = outer.parent) {
    if (!ts.isImportDeclaration(outer) && !ts.isExportDeclaration(outer)) continue
    return outer.moduleSpecifier && ts.isStringLiteral(outer.moduleSpecifier) ? outer.moduleSpecifier.text : undefined
  }
  return undefined
}

/** The first words, and of the reasons below them the last, which is the nearest to what is wrong. */
function messageOf({ messageText }: ts.Diagnostic, context: FindingContext): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
  const [first = '', ...reasons] = lines.map((line) => withoutPaths(line.trim(), context))
  const last = reasons.at(-1)
  return last === undefined ? first : `${first} ${last}`
}

/** Modules go by the names that readers know: the package, or the file below the site root. */
function withoutPaths(text: string, { root, packages }: FindingContext): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/(?<=['"])(?:[A-Za-z]:)?\/[^'"]*(?=['"])/g, (path) => shownPathOf(path, slashed(root), packages))
}

function shownPathOf(path: string, root: string, packages: readonly PackageLocation[]): string {
  const owner = packageOfFile(packages, path)
  if (owner) {
    const stem = path.replace(/(?:\.d)?\.[cm]?[tj]sx?$/, '')
    const entryPoint = owner.entryPoints.find(({ file }) => slashed(file).replace(/(?:\.d)?\.[cm]?[tj]sx?$/, '') === stem)
    return entryPoint?.specifier ?? `${owner.name}/${pathInPackage(owner, path)}`
  }
  const [, installed] = /.*\/node_modules\/(.+)$/.exec(path) ?? []
  if (installed !== undefined) return installed
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).replace(/~[\w-]+\/\d+$/, '') : path
}
