// In: the text of a Markdown file. Out: its frontmatter, checked, with the place of each value, and where the body begins.
// With yaml-value.ts, the only file that knows the YAML parser.
import { isCollection, isMap, isScalar, parseDocument, visit, type Document, type Node, type Pair } from 'yaml'
import {
  isFrontmatterKey,
  type Diagnostic,
  type Frontmatter,
  type FrontmatterKey,
  type OtherKey,
  type PageHead,
  type SourceFile,
  type SourceRange,
} from '@docgen/model'
import {
  frontmatterBelow,
  frontmatterInToml,
  frontmatterSyntax,
  frontmatterType,
  longFrontmatterFence,
  openFrontmatter,
} from '../../diagnostics/frontmatter.ts'
import { notUtf8 } from '../../diagnostics/markdown.ts'
import { findFrontmatter } from './frontmatter-fence.ts'
import { lineTableOf } from '../../common/line-table.ts'
import { listOf, shownValue, textOf } from './frontmatter-value.ts'
import { readPlainYaml, type YamlPair } from './plain-yaml.ts'
import { isDate } from '../../common/is-date.ts'

interface SplitText extends PageHead {
  /** The text with every line of the frontmatter empty, so that positions in it are those of the file. */
  readonly body: string
}

interface KeyRule {
  readonly expected: string
  readonly accepts: (value: unknown) => boolean
}

const text: KeyRule = { expected: 'a string', accepts: (value) => typeof value === 'string' }
const name: KeyRule = {
  expected: 'a string that is not empty',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
}
const flag: KeyRule = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' }
const texts: KeyRule = {
  expected: 'a list of strings',
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
}
const level: KeyRule = { expected: 'a heading level from 2 to 6', accepts: (value) => isIntegerWithin(value, 2, 6) }
const docOrNull: KeyRule = {
  expected: 'a doc id, or null for none',
  accepts: (value) => value === null || typeof value === 'string',
}

const keyRules: { readonly [Key in FrontmatterKey]: KeyRule } = {
  id: { expected: 'a string without "/"', accepts: (value) => typeof value === 'string' && value !== '' && !value.includes('/') },
  title: name,
  sidebar_label: name,
  displayed_sidebar: text,
  sidebar_position: { expected: 'a number', accepts: (value) => Number.isFinite(value) },
  slug: {
    expected: 'a path such as "/guide/install"',
    accepts: (value) => typeof value === 'string' && /^[^?#\s]+$/.test(value),
  },
  description: text,
  keywords: texts,
  image: text,
  tags: texts,
  hide_title: flag,
  hide_table_of_contents: flag,
  hide_sidebar: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  pagination_prev: docOrNull,
  pagination_next: docOrNull,
  custom_edit_url: { expected: 'an address, or null for none', accepts: (value) => value === null || typeof value === 'string' },
  last_update: { expected: 'a map with "date" (such as 2024-03-01) and "author"', accepts: isLastUpdate },
  draft: flag,
  unlisted: flag,
  search: flag,
  source_hash: text,
}

/** Splits off the frontmatter, if there is one. Reports `not-utf-8`, `frontmatter-syntax` and `frontmatter-type`. */
export function splitFrontmatter(file: string, source: string): SplitText {
  const { body, pairs, rangeAt, diagnostics } = splitText(file, source)
  const head = checkPairs(pairs, rangeAt)
  return { ...head, body, diagnostics: [...diagnostics, ...head.diagnostics] }
}

/** The head and the text of a page, whoever says what stands in the head. */
export function splitSource({ file, text, made }: SourceFile): SplitText {
  // The mark of some editors before a text is no part of it, and would move its first line; what a custom source returns may have it too.
  const source = text.replace(/^\ufeff+/, '')
  if (!made) return splitFrontmatter(file, source)
  const { frontmatter, ranges = {}, others } = made
  return { body: source, frontmatter, ranges, ...(others && { others }), diagnostics: brokenTextIn(file, source) }
}

interface SplitData {
  readonly data: Readonly<Record<string, unknown>>
  /** The same with their places. */
  readonly keys: readonly OtherKey[]
  /** As in `SplitText`. */
  readonly body: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The same for frontmatter that may have any keys. Reports `not-utf-8` and `frontmatter-syntax`. */
export function splitData(file: string, source: string): SplitData {
  const { body, pairs, rangeAt, diagnostics } = splitText(file, source)
  const keys = pairs.map((pair) => placedKey(pair, rangeAt))
  return { data: Object.fromEntries(pairs.map(({ key, value }) => [key, value])), keys, body, diagnostics }
}

interface SplitPairs extends Pairs {
  readonly body: string
}

function splitText(file: string, source: string): SplitPairs {
  const broken = brokenTextIn(file, source)
  const fenced = findFrontmatter(source)
  if (!fenced) {
    const open = isOpenFrontmatter(source) ? [openFrontmatter({ file, line: 1, column: 1 })] : []
    return { body: source, ...noPairs, diagnostics: [...broken, ...open, ...misplacedIn(file, source)] }
  }
  const whole = fenced.start + fenced.yaml + fenced.end
  const body = whole.replace(/[^\r\n]+/g, '') + source.slice(whole.length)
  const read = readYaml(file, fenced.yaml.replace(/\r?\n$/, ''), 1)
  return { body, ...read, diagnostics: [...broken, ...read.diagnostics] }
}

/** What another tool, or one that is more lenient, reads as frontmatter. */
function misplacedIn(file: string, source: string): readonly Diagnostic[] {
  const lines = /^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n(?:[A-Za-z_][\w-]*:(?:[ \t].*)?\r?\n)+---[ \t]*(?:\r?\n|$))/
    .exec(source)?.[0]
    .split('\n')
  if (lines) return [frontmatterBelow({ file, line: lines.length, column: 1 })]
  const dashes = /^(-{4,})[ \t]*\r?\n(?:[A-Za-z_][\w-]*:(?:[ \t].*)?\r?\n)+-{3,}[ \t]*(?:\r?\n|$)/.exec(source)?.[1]
  if (dashes !== undefined) return [longFrontmatterFence({ file, line: 1, column: 1 }, dashes)]
  const isToml = /^\+\+\+[ \t]*\r?\n(?:[\s\S]*?\n)?\+\+\+[ \t]*(?:\r?\n|$)/.test(source)
  return isToml ? [frontmatterInToml({ file, line: 1, column: 1 })] : []
}

function brokenTextIn(file: string, source: string): readonly Diagnostic[] {
  const broken = source.indexOf('\ufffd')
  return broken < 0 ? [] : [notUtf8(rangesIn(source, file)(broken))]
}

/** Whether what begins like a thematic break was meant as frontmatter. */
function isOpenFrontmatter(source: string): boolean {
  const key = /^---[ \t]*\r?\n([a-z_]+):/.exec(source)?.[1]
  return key !== undefined && isFrontmatterKey(key)
}

type RangeAt = (offset: number) => SourceRange

interface Pairs {
  readonly pairs: readonly YamlPair[]
  /** Where an offset in the YAML stands in the file. */
  readonly rangeAt: RangeAt
  readonly diagnostics: readonly Diagnostic[]
}

const noPairs: Pairs = { pairs: [], rangeAt: () => ({ file: '', line: 1, column: 1 }), diagnostics: [] }

function readYaml(file: string, yaml: string, lineOffset: number): Pairs {
  const rangeAt = rangesIn(yaml, file, lineOffset)
  const plain = readPlainYaml(yaml)
  if (plain) return { pairs: plain, rangeAt, diagnostics: [] }
  const deep = tooDeepAt(yaml)
  if (deep !== undefined) return unreadable(rangeAt(deep), tooDeep)
  try {
    return readDocument(parseDocument(yaml, { prettyErrors: false }), rangeAt)
  } catch (error) {
    return unreadable(rangeAt(0), reasonOf(error))
  }
}

function readDocument(document: Document.Parsed, rangeAt: RangeAt): Pairs {
  // A warning tells of a tag that nobody reads.
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) return unreadable(rangeAt(startOfProblem(problem, document)), reasonOf(problem), hintOf(problem))
  const root = document.contents
  if (root === null) return noPairs
  if (!isMap(root)) return unreadable(rangeAt(root.range?.[0] ?? 0), 'it has to be "key: value" lines')
  const pairs: YamlPair[] = []
  const diagnostics: Diagnostic[] = []
  for (const pair of root.items) {
    const { keyStart, valueStart } = startsOf(pair)
    if (!isScalar(pair.key)) {
      diagnostics.push(frontmatterSyntax(rangeAt(keyStart), 'a key has to be a word'))
      continue
    }
    try {
      pairs.push({ key: String(pair.key.value), value: valueOf(pair, document), keyStart, valueStart })
    } catch (error) {
      // Aliases are followed only now: of no anchor, of themselves, or of so many that they would fill the memory.
      diagnostics.push(frontmatterSyntax(rangeAt(valueStart), reasonOf(error)))
    }
  }
  return { pairs, rangeAt, diagnostics }
}

/** Of what is never closed, where it was opened: the parser names its end. */
function startOfProblem(
  { message, pos: [at] }: Document.Parsed['errors'][number] | Document.Parsed['warnings'][number],
  document: Document.Parsed,
): number {
  const [, sign] =
    /^Missing closing (["'])quote/.exec(message) ?? /must be sufficiently indented and end with a ([\]}])/.exec(message) ?? []
  if (sign === undefined) return at
  let start = at
  visit(document, {
    Node: (_, node) => {
      const [from, to] = node.range ?? [at, at]
      const isOpen =
        sign === ']' || sign === '}' ? isCollection(node) && node.flow : isScalar(node) && node.type?.startsWith('QUOTE')
      if (isOpen === true && from < at && to >= at - 1) start = from
    },
  })
  return start
}

function unreadable(at: SourceRange, reason: string, hint?: string): Pairs {
  return { ...noPairs, diagnostics: [frontmatterSyntax(at, reason, hint)] }
}

const mostLevels = 100
const tooDeep = `it is nested more than ${mostLevels} levels deep`

/** Where brackets or list items within one another become more than the parser's stack could hold on every machine. */
function tooDeepAt(yaml: string): number | undefined {
  let depth = 0
  for (let index = 0; index < yaml.length; index++) {
    const sign = yaml[index]
    if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > mostLevels) return index
  }
  const line = new RegExp(`^(?:[ \\t]|[-?][ \\t]+){${mostLevels},}\\S`, 'm').exec(yaml)
  return line?.index
}

/** What writers come upon while they write, in their words: the parser speaks of the grammar of YAML. */
const plainReasons: ReadonlyMap<string, readonly [reason: string, hint: string]> = new Map([
  [
    'Implicit map keys need to be followed by map values',
    ['a key has no ": value" behind it', 'Write a colon, a space and a value behind the key, or remove it.'],
  ],
  ['Missing closing "quote', ['a value has no closing quote: "', 'Add the quote at the end of the value.']],
  ["Missing closing 'quote", ["a value has no closing quote: '", 'Add the quote at the end of the value.']],
  [
    'Nested mappings are not allowed in compact mappings',
    ['a value contains ": " and no quotes around it', 'Put the value between quotes.'],
  ],
  [
    'Flow sequence in block collection must be sufficiently indented and end with a ]',
    ['a list has no closing "]"', 'Add the "]" at the end of the list.'],
  ],
  [
    'Flow map in block collection must be sufficiently indented and end with a }',
    ['a map has no closing "}"', 'Add the "}" at the end of the map.'],
  ],
  ['Map keys must be unique', ['a key is there twice', 'Remove one of the two.']],
  ['Tabs are not allowed as indentation', ['a line is indented with a tab', 'Indent it with spaces, or not at all.']],
])

/** The parser's words, without what they end in. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (/call stack/.test(error.message)) return tooDeep
  if (/circular structure/.test(error.message)) return 'an alias stands for what it is a part of'
  if (error.message.startsWith('Excessive alias count')) return 'its aliases stand for too many values'
  const reason = error.message.replace(/\.$/, '')
  return plainReasons.get(reason)?.[0] ?? reason
}

function hintOf({ message }: Error): string | undefined {
  return plainReasons.get(message.replace(/\.$/, ''))?.[1]
}

function rangesIn(text: string, file: string, lineOffset = 0): RangeAt {
  const { placeOf } = lineTableOf(text)
  return (offset) => {
    const { line, column } = placeOf(offset)
    return { file, line: line + lineOffset, column }
  }
}

function startsOf({ key, value }: Pair): Pick<YamlPair, 'keyStart' | 'valueStart'> {
  const keyStart = (isNode(key) ? key.range?.[0] : undefined) ?? 0
  return { keyStart, valueStart: (isNode(value) ? value.range?.[0] : undefined) ?? keyStart }
}

/** Throws where an alias cannot be followed. */
function valueOf({ value }: Pair, document: Document.Parsed): unknown {
  const plain: unknown = isNode(value) ? value.toJS(document) : value
  // What holds itself throws here.
  JSON.stringify(plain)
  return plain
}

function checkPairs(pairs: readonly YamlPair[], rangeAt: RangeAt): PageHead {
  const values: Record<string, unknown> = {}
  const ranges: { [Key in FrontmatterKey]?: SourceRange } = {}
  const others: OtherKey[] = []
  const diagnostics: Diagnostic[] = []
  for (const { key, value: written, keyStart, valueStart } of pairs) {
    if (!isFrontmatterKey(key)) {
      others.push(placedKey({ key, value: written, keyStart, valueStart }, rangeAt))
      continue
    }
    const valueAt = rangeAt(valueStart)
    const value = plainOf(key, written)
    if (!keyRules[key].accepts(value)) {
      diagnostics.push(frontmatterType(valueAt, key, keyRules[key].expected, shownValue(value)))
      continue
    }
    values[key] = value
    ranges[key] = valueAt
  }
  // Every value has passed the rule of its key.
  return { frontmatter: values as Frontmatter, ranges, ...(others.length > 0 && { others }), diagnostics }
}

function placedKey({ key, value, keyStart, valueStart }: YamlPair, rangeAt: RangeAt): OtherKey {
  return { key, value: asData(value), at: rangeAt(keyStart), valueAt: rangeAt(valueStart) }
}

/** As a cache gives it back: JSON has no infinity. */
function asData(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

/** What a key of docgen takes, such as "a string", where a value is something else. */
export function expectedInstead(key: string, value: unknown): string | undefined {
  if (!isFrontmatterKey(key) || keyRules[key].accepts(plainOf(key, value))) return undefined
  return keyRules[key].expected
}

/** What people write and mean: `title: 404` and `id: 1` are texts, `tags: one` is a list of one. */
function plainOf(key: FrontmatterKey, value: unknown): unknown {
  const rule = keyRules[key]
  if (rule === texts) return listOf(value)
  return rule === text || rule === name || key === 'id' || key === 'slug' ? textOf(value) : value
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value
}

function isIntegerWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function isLastUpdate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([key, item]) =>
    key === 'date' ? typeof item === 'string' && isDate(item) : key === 'author' && typeof item === 'string',
  )
}
