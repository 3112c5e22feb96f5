// In: a module of a program. Out: what TypeScript has against it, at places of its code, without paths of the machine.
import type { PackageLocation, SampleFinding } from '@docgen/model'
import {
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isSourceFile,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript-7/unstable/ast'
import { DiagnosticCategory, type Diagnostic, type Program } from 'typescript-7/unstable/sync'
import { withoutExtension } from '../entries/source-candidates.ts'
import { packageOfFile, pathInPackage, slashed } from '../package-of-file.ts'
import { placeAt } from '../text-place.ts'
import { messageTextOf } from './message-text.ts'
import type { VirtualModule } from './virtual-modules.ts'

interface FindingContext {
  readonly program: Program
  readonly root: string
  readonly packages: readonly PackageLocation[]
  /** By the path of a module without its extension, the text that it stands in. */
  readonly texts: ReadonlyMap<string, string>
}

/** An error of syntax hides what comes after it, and all of the types. */
export function findingsOf(module: VirtualModule, context: FindingContext): readonly SampleFinding[] {
  if (!module.module.isChecked) return []
  const [syntaxError] = module.syntaxErrors
  if (syntaxError) return [toFinding('syntax', syntaxError, module, context)]
  if (module.seesInvalid) return []
  const errors = [
    ...module.scriptErrors,
    ...context.program.getSemanticDiagnostics(module.path).filter(({ category }) => category === DiagnosticCategory.Error),
  ]
  return errors
    .filter(({ pos }) => pos < module.module.code.length || module.module.code.trim() === '')
    .map((error) => toFinding('type', error, module, context))
}

function toFinding(
  kind: SampleFinding['kind'],
  error: Diagnostic,
  module: VirtualModule,
  context: FindingContext,
): SampleFinding {
  const { code } = module.module
  const { index, path } = module
  const start = Math.min(error.pos, code.length)
  const source = kind === 'type' ? context.program.getSourceFile(path) : undefined
  const [opening] = error.relatedInformation ?? []
  return {
    module: index,
    kind,
    ...placeAt(code, start),
    typeScriptCode: error.code,
    message: messageOf(error, module, context),
    ...(source && subjectOf(error, start, source, module)),
    ...(kind === 'syntax' && opening && { opening: placeAt(code, opening.pos) }),
  }
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

/** What TypeScript has against types in scripts is no error of the code's syntax: what comes after it is checked. */
export function isOfSyntax({ code }: Diagnostic): boolean {
  return code < 8000 || code >= 9000
}

/** What an error that is about a name or a module is about. */
function subjectOf(
  { code }: Diagnostic,
  start: number,
  source: SourceFile,
  { specifiers }: VirtualModule,
): Pick<SampleFinding, 'name' | 'from'> {
  const isUnknownExport = unknownExports.has(code)
  if (!unknownNames.has(code) && !isUnknownExport && !unknownModules.has(code)) return {}
  const node = nodeAt(start, source)
  if (unknownModules.has(code)) return isStringLiteral(node) ? { from: node.text } : {}
  const name = isIdentifier(node) ? { name: node.text } : {}
  const from = specifierOver(node) ?? ''
  return { ...name, ...(isUnknownExport && { from: specifiers.get(from) ?? from }) }
}

function nodeAt(position: number, source: SourceFile): Node {
  const within = (node: Node): Node =>
    node.forEachChild((child) => (child.getStart(source) <= position && position < child.getEnd() ? within(child) : undefined)) ??
    node
  return within(source)
}

function specifierOver(node: Node): string | undefined {
  for (let outer = node; !isSourceFile(outer); outer = outer.parent) {
    if (!isImportDeclaration(outer) && !isExportDeclaration(outer)) continue
    return outer.moduleSpecifier && isStringLiteral(outer.moduleSpecifier) ? outer.moduleSpecifier.text : undefined
  }
  return undefined
}

/** The first words, and of the reasons below them the last, which is the nearest to what is wrong. */
function messageOf(error: Diagnostic, { specifiers }: VirtualModule, context: FindingContext): string {
  let text = withOwnLetters(messageTextOf(error))
  for (const [specifier, written] of specifiers) text = text.replaceAll(specifier, written)
  const [first = '', ...reasons] = text.split('\n').map((line) => withoutPaths(line.trim(), context))
  const last = reasons.at(-1)
  return last === undefined ? first : `${first} ${last}`
}

/** TypeScript escapes the letters that modules are named by. */
function withOwnLetters(text: string): string {
  return text.replace(/\\u([eEfF][\da-fA-F]{3})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
}

/** Modules go by the names that readers know: the package, or the file below the site root. */
function withoutPaths(text: string, context: FindingContext): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/(?<=['"])(?:[A-Za-z]:)?\/[^'"]*(?=['"])/g, (path) => shownPathOf(path, context))
}

function shownPathOf(path: string, { root, packages, texts }: FindingContext): string {
  const stem = withoutExtension(path)
  const text = texts.get(stem)
  if (text !== undefined) return text
  const owner = packageOfFile(packages, path)
  if (owner) {
    const entryPoint = owner.entryPoints.find(({ file }) => withoutExtension(slashed(file)) === stem)
    return entryPoint?.specifier ?? `${owner.name}/${pathInPackage(owner, path)}`
  }
  const [, installed] = /.*\/node_modules\/(.+)$/.exec(path) ?? []
  if (installed !== undefined) return installed
  return path.startsWith(`${slashed(root)}/`) ? path.slice(root.length + 1) : path
}
