// Types and signatures as text. Each is printed once: it is another process that prints.
import { SyntaxKind } from 'typescript-7/unstable/ast'
import { NodeBuilderFlags, SignatureKind, type Project, type Signature, type Symbol, type Type } from 'typescript-7/unstable/sync'
import type { PackageLocation } from '@docgen/model'
import { withoutExtension } from '../entries/source-candidates.ts'
import { slashed } from '../package-of-file.ts'

interface TypePrinter {
  readonly type: (type: Type) => string
  /** What stands behind the `=` of a type alias. */
  readonly alias: (symbol: Symbol) => string
  /** `(name: string): void`; `undefined` for a signature that TypeScript cannot write. */
  readonly signature: (signature: Signature | undefined) => string | undefined
  /** What stands behind the name of a function: its first signature. */
  readonly callable: (type: Type) => string
  /** How many signatures a function has besides. */
  readonly othersOf: (type: Type) => number
}

export function createTypePrinter(project: Project, packages: readonly PackageLocation[]): TypePrinter {
  const withoutPaths = createPathRemover(packages)
  const { checker } = project
  const texts = new Map<string, string>()
  const counts = new Map<Type['id'], number>()
  const once = (key: string, print: () => string): string => {
    const known = texts.get(key) ?? print()
    texts.set(key, known)
    return known
  }
  const printer: TypePrinter = {
    type: (type) => once(`type ${type.id}`, () => withoutPaths(checker.typeToString(type))),
    alias: (symbol) =>
      once(`alias ${symbol.id}`, () =>
        withoutPaths(checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, NodeBuilderFlags.InTypeAlias)),
      ),
    signature: (signature) =>
      signature && (once(`signature ${signature.id}`, () => withoutPaths(printed(signature, project))) || undefined),
    callable: (type) =>
      once(`callable ${type.id}`, () => {
        const signatures = checker.getSignaturesOfType(type, SignatureKind.Call)
        counts.set(type.id, signatures.length)
        return printer.signature(signatures[0]) ?? `: ${printer.type(type)}`
      }),
    othersOf: (type) => {
      printer.callable(type)
      return Math.max(0, (counts.get(type.id) ?? 0) - 1)
    },
  }
  return printer
}

/** `''` for a signature without a declaration. */
function printed(signature: Signature, { checker, emitter }: Project): string {
  try {
    const node = checker.signatureToSignatureDeclaration(signature, SyntaxKind.CallSignature)
    return node ? onOneLine(emitter.printNode(node)).replace(/;$/, '') : ''
  } catch (error) {
    // If there is none, TypeScript 7.0 sends no bytes, and its own client fails to read a node from them.
    if (error instanceof RangeError) return ''
    throw error
  }
}

/** Types that have members are printed with a line for each. */
export function onOneLine(text: string): string {
  return text.replace(/(?<=\[)\s*\n\s*|\s*\n\s*(?=\])/g, '').replace(/\s*\n\s*/g, ' ')
}

/**
 * TypeScript names modules by the paths of their files, which are those of the machine: `import("/home/me/site/node_modules/ws/index").Server`.
 */
function createPathRemover(packages: readonly PackageLocation[]): (text: string) => string {
  const specifiers = new Map(
    packages.flatMap(({ entryPoints }) => entryPoints.map(({ specifier, file }) => [withoutExtension(slashed(file)), specifier])),
  )
  const nameOf = (path: string): string => {
    const file = withoutExtension(path)
    const [, installed] = /.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
    return specifiers.get(file) ?? installed ?? `./${file.replace(/.*\//, '')}`
  }
  return (text) => text.replace(/\bimport\("[^"]*"\)\./g, '').replace(/(?<=\bimport\(")[^"]*(?="\))/g, nameOf)
}
