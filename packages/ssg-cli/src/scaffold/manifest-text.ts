// Edits of a package.json that keep its formatting. The only file that knows jsonc-parser for writing.
import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser'

/** Scripts that run docgen. */
export const docgenScripts = { 'docs:dev': 'docgen dev', 'docs:build': 'docgen build', 'docs:check': 'docgen check' }

interface ManifestAdditions {
  readonly scripts: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/**
 * Adds what the text does not have; a script or dependency that is there keeps its value. `undefined` where nothing can be added: the text
 * is no JSON object, or a section of it is something else than an object.
 */
export function withAdditions(text: string, { scripts, devDependencies }: ManifestAdditions): string | undefined {
  // The parser below makes something of any text, also of one with the marks of a merge.
  const root = isJson(text) ? parseTree(text) : undefined
  if (root?.type !== 'object' || !sections.every((name) => isSection(findNodeAtLocation(root, [name])))) return undefined
  const wanted = [
    ...Object.entries(scripts).map(([name, value]): [string[], string] => [['scripts', name], value]),
    ...Object.entries(devDependencies)
      .filter(([name]) => !findNodeAtLocation(root, ['dependencies', name]))
      .map(([name, value]): [string[], string] => [['devDependencies', name], value]),
  ]
  return wanted.reduce((result, [path, value]) => withValue(result, path, value), text)
}

/** Scripts that are there under the name of one to add, and do not run its command; `tsc && docgen build` does. */
export function otherScriptsIn(
  text: string,
  scripts: ManifestAdditions['scripts'],
): readonly { readonly name: string; readonly value: string; readonly wanted: string; readonly line: number }[] {
  const root = isJson(text) ? parseTree(text) : undefined
  return Object.entries(scripts).flatMap(([name, wanted]) => {
    const node = root && findNodeAtLocation(root, ['scripts', name])
    const value: unknown = node?.value
    if (node === undefined || typeof value !== 'string' || value.includes(wanted)) return []
    return [{ name, value, wanted, line: text.slice(0, node.offset).split('\n').length }]
  })
}

const sections = ['scripts', 'dependencies', 'devDependencies']

function isSection(node: Node | undefined): boolean {
  return node === undefined || node.type === 'object'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

function withValue(given: string, path: string[], value: string): string {
  const root = parseTree(given)
  if (root && findNodeAtLocation(root, path)) return given
  const text = withSection(given, path[0] ?? '', root)
  return applyEdits(text, modify(text, path, value, { formattingOptions: formattingOf(text), ...placeOf(path, root) }))
}

/** The parser formats the whole line that it adds to, so a new section gets a line first. */
function withSection(text: string, name: string, root: Node | undefined): string {
  const last = root?.children?.at(-1)
  if (!root || !last || findNodeAtLocation(root, [name])) return text
  const end = last.offset + last.length
  const isOnOneLine = !text.slice(end, root.offset + root.length).includes('\n')
  if (isOnOneLine) return text
  const { tabSize, insertSpaces, eol } = formattingOf(text)
  return `${text.slice(0, end)},${eol}${insertSpaces ? ' '.repeat(tabSize) : '\t'}"${name}": {}${text.slice(end)}`
}

/** npm sorts dependencies; scripts are added behind the others. */
function placeOf(
  [section = '', added = '']: readonly string[],
  root: Node | undefined,
): { readonly getInsertionIndex?: (names: string[]) => number } {
  if (section !== 'devDependencies' || !root || !findNodeAtLocation(root, [section])) return {}
  return { getInsertionIndex: (names) => names.filter((name) => name < added).length }
}

function formattingOf(text: string): { readonly tabSize: number; readonly insertSpaces: boolean; readonly eol: string } {
  const [, indent = '  '] = /^([ \t]+)"/m.exec(text) ?? []
  return { tabSize: indent.length, insertSpaces: !indent.startsWith('\t'), eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
