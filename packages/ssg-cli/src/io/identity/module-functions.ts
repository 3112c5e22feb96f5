// In: the code of a bundle. Out: which of the author's files each function stands in, by its text: what a value of the config is made of can
// then be told by the functions that it holds. The only file that knows acorn.
import { SourceMap } from 'node:module'
import { parse, type Node } from 'acorn'

interface FunctionPlace {
  readonly files: readonly string[]
  /** Whether it stands within another function or a loop, and so may depend on what it was made with. */
  readonly isInner: boolean
}

/** By the text of a function; `undefined` where no source map tells its file. */
export type PlacesByFunction = ReadonlyMap<string, FunctionPlace | undefined>

/** `fileOf` makes of a source, as the source map names it, the name of a file. */
export function functionsOf(code: string, fileOf: (source: string) => string): PlacesByFunction {
  const found = new Map<string, FunctionPlace | undefined>()
  const map = sourceMapOf(code)
  const visit = (node: Node, isInner: boolean): void => {
    const isCode = /Function|^Class(?:Declaration|Expression)$/.test(node.type)
    if (isCode || isMethod(node)) note(node, isInner)
    const isRepeated = /^(?:For|While|DoWhile)/.test(node.type)
    for (const child of childrenOf(node)) visit(child, isInner || isCode || isRepeated)
  }
  const note = ({ start, end, loc }: Node, isInner: boolean): void => {
    const text = code.slice(start, end)
    const entry = map?.findEntry((loc?.start.line ?? 1) - 1, loc?.start.column ?? 0)
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
    const place = found.has(text) ? found.get(text) : { files: [], isInner: false }
    const files = place && source !== undefined ? [...place.files, fileOf(source)] : undefined
    found.set(text, place && files && { files, isInner: place.isInner || isInner })
  }
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true }), false)
  return found
}

/** `{ becomes() { … } }`: the text of the function begins with its name. */
function isMethod(node: Node): boolean {
  return node.type === 'Property' && 'kind' in node && ('method' in node && node.method === true ? true : node.kind !== 'init')
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string'
}

const inlineMap = /\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/

function sourceMapOf(code: string): SourceMap | undefined {
  const [, encoded] = inlineMap.exec(code) ?? []
  // What esbuild wrote.
  return encoded === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')))
}
