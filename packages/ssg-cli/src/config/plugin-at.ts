// In: a place in the code of a config. Out: the plugin whose code stands there, as near as can be told from the text.
import type { SiteConfig, SourceRange } from '@docgen/model'
import { tokensOf, type Token } from './config-text.ts'

/** The one in whose object literal it stands, or the only one that its module makes. The config file itself has parts of its own besides. */
export function pluginAt(
  { file, line, column }: SourceRange,
  { plugins, configFiles }: Pick<SiteConfig, 'plugins' | 'configFiles'>,
): string | undefined {
  const index = configFiles.findIndex((candidate) => candidate.file === file)
  const { text = '' } = configFiles[index] ?? {}
  const literals = literalsIn(text, new Set(plugins.map(({ name }) => name)))
  const offset = offsetOf(text, line, column)
  const around = literals.findLast(({ start, end }) => start <= offset && offset < end)
  const [first, ...others] = new Set(literals.map(({ name }) => name))
  return around?.name ?? (index > 0 && others.length === 0 ? first : undefined)
}

interface NamedLiteral {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Those with one of these names, in the order in which they begin. */
function literalsIn(text: string, names: ReadonlySet<string>): readonly NamedLiteral[] {
  const found: NamedLiteral[] = []
  const open: { readonly start: number; name?: string }[] = []
  const tokens = tokensOf(text)
  for (const [index, token] of tokens.entries()) {
    const [colon, value] = [tokens[index + 1], tokens[index + 2]]
    const current = open.at(-1)
    if (isMark(token, '{')) open.push({ start: token.start })
    else if (isMark(token, '}')) {
      const { start = 0, name } = open.pop() ?? {}
      if (name !== undefined) found.push({ name, start, end: token.end })
    } else if (current && token.text === 'name' && token.kind !== 'mark' && isMark(colon, ':') && value?.kind === 'string') {
      if (names.has(value.text)) current.name ??= value.text
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text
}

function offsetOf(text: string, line: number, column: number): number {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)]
  return (starts[line - 1] ?? text.length) + column - 1
}
