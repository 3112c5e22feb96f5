// Edits of frontmatter, key by key: what docgen knows keeps its bytes.
import { isRecord } from '@docgen/model'
import { expectedInstead } from '../../syntax/markdown/frontmatter.ts'
import { readYamlValue, withEvenQuotes } from '../../syntax/data/yaml-value.ts'
import type { Draft } from './draft.ts'
import { textIn } from './values.ts'

/** What becomes of a key: kept as it is, or these lines in its place. A message says so; kept keys need none. */
export type KeyChange =
  | 'keep'
  | { readonly lines: readonly string[]; readonly kind: 'changed' | 'left' | 'by-hand'; readonly message: string }

/** `data` is the frontmatter as a whole. */
export type KeyRules = (key: string, value: unknown, data: Readonly<Record<string, unknown>>) => KeyChange

/** Rewrites the keys that docgen does not have. Returns what the frontmatter says. */
export function migrateFrontmatter(draft: Draft, rules: KeyRules): Readonly<Record<string, unknown>> {
  const { frontmatter } = draft.page
  if (!frontmatter) return {}
  const quoted = withQuotes(frontmatter.text)
  const { value, problem } = readYamlValue(quoted)
  if (problem || !isRecord(value)) {
    draft.note(frontmatter.start, {
      kind: 'by-hand',
      topic: 'frontmatter',
      message: `The frontmatter cannot be read: ${problem?.message ?? 'it is not a list of keys'}.`,
    })
    return {}
  }
  const blocks = blocksOf(frontmatter.text).map((block) => {
    const change = rules(block.key, value[block.key], value)
    return { ...block, change: change === 'keep' ? typedKey(block.key, value[block.key]) : change }
  })
  // Two keys of the old page may become the same one.
  const written = new Set(blocks.flatMap(({ key, change }) => (change === 'keep' ? [key] : [])))
  for (const { start, end, change } of blocks) {
    if (change === 'keep') {
      evenQuotes(draft, frontmatter.start + start, frontmatter.text.slice(start, end))
      const [line = ''] = frontmatter.text.slice(start).split(/\r?\n/, 1)
      const now = quoted === frontmatter.text ? line : quotedLine(line)
      const at = frontmatter.start + start
      const message = `The frontmatter "${line}" is now "${now}": YAML takes no ": " without quotes.`
      if (now !== line)
        draft.replace({ start: at, end: at + line.length }, now, { kind: 'changed', topic: 'frontmatter', message })
      continue
    }
    const { kind, message } = change
    const lines = change.lines.filter((line) => isFirst(line, written))
    // The last one ends with its line, whatever that ends with.
    const behind = end ?? draft.text.indexOf('\n', frontmatter.start + frontmatter.text.length) + 1 - frontmatter.start
    const span = { start: frontmatter.start + start, end: frontmatter.start + behind }
    draft.replace(span, lines.map((line) => `${line}\n`).join(''), { kind, topic: 'frontmatter', message })
  }
  return value
}

/** Lines of a text in quotes are indented. */
function evenQuotes(draft: Draft, start: number, text: string): void {
  const evened = withEvenQuotes(text)
  if (evened === text) return
  const message = 'Lines of a text in quotes are now indented: YAML takes no others.'
  draft.replace({ start, end: start + text.length }, evened, { kind: 'changed', topic: 'frontmatter', message })
}

/** A key with a value of another type would be an error of the new site. */
function typedKey(key: string, value: unknown): KeyChange {
  const expected = expectedInstead(key, value)
  if (expected === undefined) return 'keep'
  const light = key === 'image' ? textIn(value, 'light') : undefined
  if (light !== undefined) return changed(key, [`image: ${yamlText(light)}`])
  const message = `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen takes ${expected}.`
  return { lines: [], kind: 'by-hand', message }
}

/** Some tools show a page whose frontmatter is not valid: `title: One: two`. docgen reports it. */
function withQuotes(yaml: string): string {
  return readYamlValue(yaml).problem ? yaml.split('\n').map(quotedLine).join('\n') : yaml
}

function quotedLine(line: string): string {
  const [, key = '', text, end = ''] = /^([\w-]+:[ \t]+)([^\s"'[{|>&*!#][^\r\n]*?: [^\r\n]*?)([ \t\r]*)$/.exec(line) ?? []
  return text === undefined ? line : `${key}${JSON.stringify(text)}${end}`
}

function isFirst(line: string, written: Set<string>): boolean {
  const key = /^([\w-]+):/.exec(line)?.[1]
  if (key === undefined) return true
  const isNew = !written.has(key)
  written.add(key)
  return isNew
}

/** Writes another value of a key that was kept. */
export function replaceKey(draft: Draft, key: string, value: string): void {
  const { frontmatter } = draft.page
  const block = frontmatter && blocksOf(frontmatter.text).find((each) => each.key === key)
  if (!block) return
  const end = block.end ?? frontmatter.text.length
  const text = frontmatter.text.slice(block.start, end)
  const start = frontmatter.start + block.start
  const line = `${key}: ${yamlText(value)}`
  draft.replace({ start, end: start + text.trimEnd().length }, line, {
    kind: 'changed',
    topic: 'frontmatter',
    message: `The frontmatter "${text.trim()}" is now "${line}".`,
  })
}

/** Adds a key, with frontmatter around it where there is none. */
export function addKeys(draft: Draft, lines: readonly string[]): void {
  if (lines.length === 0) return
  const { frontmatter } = draft.page
  const text = lines.map((line) => `${line}\n`).join('')
  if (!frontmatter) draft.insert(0, `---\n${text}---\n\n`)
  else draft.insert(frontmatter.start, text)
}

interface Block {
  readonly key: string
  readonly start: number
  /** Behind the line break; `undefined` for the last one. */
  readonly end: number | undefined
}

/** Each key of the top level with the lines that belong to it. */
function blocksOf(yaml: string): readonly Block[] {
  // What stands in the first column of a text in quotes is no key.
  const plain = withEvenQuotes(yaml, (text) => text.replace(/\n\S/g, '\n '))
  const starts = [...plain.matchAll(/^(?:'([^']+)'|"([^"]+)"|([^\s#:'"][^:\n]*?))[ \t]*:(?=[ \t\r\n]|$)/gm)]
  return starts.map((match, index) => {
    const end = starts[index + 1]?.index
    return { key: match[1] ?? match[2] ?? match[3] ?? '', start: match.index, end }
  })
}

/** A key that docgen writes as these lines; none where the page itself says it now. */
export function changed(key: string, lines: readonly string[]): KeyChange {
  const message =
    lines.length === 0
      ? `"${key}" of the frontmatter is now part of the page.`
      : `"${key}" of the frontmatter is now "${lines.join('; ')}".`
  return { lines, kind: 'changed', message }
}

/** What can be written behind `key: `. */
export function yamlText(value: unknown): string {
  return typeof value === 'string' &&
    /^[\w(][\w ./()+-]*$/.test(value) &&
    !/^(?:true|false|null|yes|no|on|off|[\d.]+)$/i.test(value)
    ? value
    : JSON.stringify(value)
}
