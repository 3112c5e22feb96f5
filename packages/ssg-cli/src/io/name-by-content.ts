// In: bundled files whose names depend on where they were bundled. Out: the same files, with names that depend on their bytes alone.
import { nameHashOf } from '../pipeline/hash.ts'

interface NamedFile {
  /** Without folders: `client-4DILEBYV.js`. */
  readonly name: string
  readonly bytes: Uint8Array
}

interface NamedByContent {
  readonly files: readonly NamedFile[]
  /** New name by old name. */
  readonly names: ReadonlyMap<string, string>
}

const bundlersHash = /-[A-Z0-9]{8}(?=\.\w+$)/
const isText = (name: string): boolean => /\.(?:js|css)$/.test(name)

/**
 * A bundler hashes the paths of its inputs into the names of its chunks, so the same site in another folder gets other names, and other HTML.
 * Here a name holds the hash of the bytes of its file and of all files that it names, directly or not; files may name each other in a circle.
 */
export function nameByContent(files: readonly NamedFile[]): NamedByContent {
  const old = files.map(({ name }) => name)
  const nodes = new Map(files.map((file) => [file.name, nodeOf(file, old)]))
  const names = new Map(
    old.map((name) => {
      const reached = [...reachableFrom(name, nodes)].map((other) => nodes.get(other)?.sum ?? '')
      return [name, name.replace(bundlersHash, `-${nameHashOf([nodes.get(name)?.sum, ...reached.sort()].join(' '))}`)]
    }),
  )
  const renamed = files.map(({ name, bytes }) => ({
    name: names.get(name) ?? name,
    bytes: isText(name)
      ? Buffer.from(replaceNames(Buffer.from(bytes).toString(), old, (other) => names.get(other) ?? other))
      : bytes,
  }))
  // Two of the same name have the same bytes.
  return { files: [...new Map(renamed.map((file) => [file.name, file])).values()], names }
}

interface Node {
  /** Hash of its bytes, with what it names called by what stands before the bundler's hash. */
  readonly sum: string
  readonly named: readonly string[]
}

function nodeOf({ name, bytes }: NamedFile, all: readonly string[]): Node {
  if (!isText(name)) return { sum: nameHashOf(bytes), named: [] }
  const named: string[] = []
  const text = replaceNames(Buffer.from(bytes).toString(), all, (other) => {
    named.push(other)
    return other.replace(bundlersHash, '')
  })
  return { sum: nameHashOf(text), named }
}

function reachableFrom(name: string, nodes: ReadonlyMap<string, Node>): ReadonlySet<string> {
  const reached = new Set<string>([name])
  for (const each of reached) for (const other of nodes.get(each)?.named ?? []) reached.add(other)
  return reached
}

function replaceNames(text: string, names: readonly string[], replacement: (name: string) => string): string {
  return names.reduce((before, name) => (before.includes(name) ? before.split(name).join(replacement(name)) : before), text)
}
