// The YAML that nearly all frontmatter is: lines of a key and one plain or quoted value. What is not surely that is left to the YAML parser,
// which takes forty times as long for it.
export interface YamlPair {
  readonly key: string
  readonly value: unknown
  /** Where key and value begin in the text. */
  readonly keyStart: number
  readonly valueStart: number
}

/** Key, space, and a value that is quoted or begins with a letter, a digit or `/` and holds nothing that YAML has a meaning for. */
const pairLine = /^([A-Za-z_][\w-]*):( +)("[^"\\]*"|'[^']*'|[\p{L}\d/](?:[^:#\r\n]*[^:#\s])?)$/u
/** What YAML may take for something else than a text: numbers, dates, words for true, false and nothing. */
const mayHaveType = /^(?:[\d.+-]|(?:true|false|null|yes|no|on|off|y|n|inf|nan)$)/i
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/

/** `undefined` for anything that has to be parsed: lists, maps, comments, block texts, keys that stand twice. */
export function readPlainYaml(yaml: string): readonly YamlPair[] | undefined {
  const pairs: YamlPair[] = []
  const keys = new Set<string>()
  let start = 0
  for (const line of yaml.split('\n')) {
    const pair = pairOf(line, start)
    if (pair === undefined || keys.has(pair.key)) return undefined
    pairs.push(pair)
    keys.add(pair.key)
    start += line.length + 1
  }
  return pairs
}

function pairOf(line: string, start: number): YamlPair | undefined {
  const [, key, space = '', written = ''] = pairLine.exec(line) ?? []
  const value = valueOf(written)
  return key === undefined || value === undefined
    ? undefined
    : { key, value, keyStart: start, valueStart: start + key.length + 1 + space.length }
}

function valueOf(written: string): string | number | boolean | undefined {
  if (/^["']/.test(written)) return written.slice(1, -1)
  if (written === 'true' || written === 'false') return written === 'true'
  if (wholeNumber.test(written)) return Number(written)
  return mayHaveType.test(written) ? undefined : written
}
