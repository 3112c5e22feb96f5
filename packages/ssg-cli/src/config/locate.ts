import { once, type ConfigText, type SourceRange } from '@docgen/model'
import { findValue, mayHoldString, offsetInLiteral, tokensOf, type Token } from './config-text.ts'

export type ConfigFile = ConfigText

/**
 * Where a config has the text `value` after `keys`, which stand before it in this order; else where it has that text at all; else the
 * start of the first file. Files are read in their order, and only as far as needed: a config may import hundreds, and each link of it asks.
 */
export function locateInConfig(files: readonly ConfigFile[], keys: readonly string[], value: string): SourceRange {
  const candidates = files.map((file) => ({
    file,
    tokens: once(() => (mayHoldString(file.text, value) ? tokensOf(file.text) : [])),
  }))
  for (const wanted of keys.length > 0 ? [keys, []] : [keys]) {
    for (const { file, tokens } of candidates) {
      const token = findAfter(tokens(), wanted, value)
      if (token) return rangeAt(file, token.start)
    }
  }
  return startOfConfig(files)
}

/** Where a config has the text `value`; `undefined` where it does not. */
export function findInConfig(files: readonly ConfigFile[], value: string): SourceRange | undefined {
  for (const file of files) {
    if (!mayHoldString(file.text, value)) continue
    const token = findAfter(tokensOf(file.text), [], value)
    if (token) return rangeAt(file, token.start)
  }
  return undefined
}

/**
 * Where the part from `from` to `to` of the text `value` of the config stands: `keys` are the path of that text. Where the text is made of
 * others, the part is looked for in these; where it cannot be found, the place is that of the key.
 */
export function locatePartInConfig(
  files: readonly ConfigFile[],
  keys: readonly string[],
  value: string,
  { from, to }: { readonly from: number; readonly to: number },
): SourceRange {
  // What stands beside it tells a short part from the same letters elsewhere.
  const surrounded = value.slice(Math.max(0, from - 1), to + 1)
  const matches: readonly ((text: string) => number | undefined)[] = [
    (text) => (text === value ? from : undefined),
    (text) => (text.includes(surrounded) ? text.indexOf(surrounded) + Math.min(from, 1) : undefined),
  ]
  const candidates = files.map((file) => ({
    file,
    tokens: once(() => tokensOf(file.text).filter(({ kind }) => kind === 'string')),
  }))
  for (const offsetIn of matches) {
    for (const { file, tokens } of candidates) {
      for (const { text, start, end } of tokens()) {
        const offset = offsetIn(text)
        if (offset !== undefined) return rangeAt(file, start + offsetInLiteral(file.text.slice(start, end), offset))
      }
    }
  }
  return locatePath(files, keys, 'key')
}

/**
 * Of each pair of texts, where a config has the second one nearest to the first, as `to` stands beside `from`; else where it has it at all; else
 * the start of the first file. Reads the files once for all pairs: there may be thousands.
 */
export function locatePairs(
  files: readonly ConfigFile[],
  pairs: readonly (readonly [neighbor: string, value: string])[],
): readonly SourceRange[] {
  if (pairs.length === 0) return []
  const read = files.map((file) => {
    const texts = tokensOf(file.text).filter(({ kind }) => kind === 'string')
    const indexes = new Map<string, number[]>()
    for (const [index, { text }] of texts.entries()) {
      const known = indexes.get(text)
      if (known) known.push(index)
      else indexes.set(text, [index])
    }
    return { texts, indexesOf: (text: string): readonly number[] => indexes.get(text) ?? [], placeAt: placesIn(file) }
  })
  return pairs.map(([neighbor, value]) => {
    for (const { texts, indexesOf, placeAt } of read) {
      const token = texts[nearestTo(indexesOf(neighbor), indexesOf(value)) ?? -1]
      if (token) return placeAt(token.start)
    }
    for (const { texts, indexesOf, placeAt } of read) {
      const token = texts[indexesOf(value)[0] ?? -1]
      if (token) return placeAt(token.start)
    }
    return startOfConfig(files)
  })
}

/** Of the `values`, the one that is nearest to any of the `neighbors`, and behind it where two are. All are in ascending order. */
function nearestTo(neighbors: readonly number[], values: readonly number[]): number | undefined {
  let nearest: { readonly value: number; readonly length: number } | undefined
  for (const neighbor of neighbors) {
    const behind = firstFrom(values, neighbor)
    for (const value of [values[behind], values[behind - 1]]) {
      const length = value === undefined ? Infinity : Math.abs(value - neighbor)
      if (value !== undefined && length < (nearest?.length ?? Infinity)) nearest = { value, length }
    }
  }
  return nearest?.value
}

/** Index of the first of the ascending numbers that is no less than `least`; their count where none is. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a config has the key `name` after `keys`, quoted or not; else the start of the first file. */
export function locateKey(files: readonly ConfigFile[], keys: readonly string[], name: string): SourceRange {
  for (const file of files) {
    const tokens = tokensOf(file.text)
    let next = 0
    for (const [index, { kind, text, start }] of tokens.entries()) {
      if (kind === 'mark' || tokens[index + 1]?.text !== ':') continue
      if (next === keys.length && text === name) return rangeAt(file, start)
      if (text === keys[next]) next++
    }
  }
  return startOfConfig(files)
}

/** Where a name of the code stands for the first time. */
export function locateName(files: readonly ConfigFile[], name: string): SourceRange {
  // Rather where it is called or has a value than where it is imported.
  for (const isUse of [true, false]) {
    for (const file of files) {
      const tokens = tokensOf(file.text)
      const token = tokens.find(
        ({ kind, text }, index) =>
          kind === 'word' && text === name && (!isUse || tokens[index + 1]?.text === '(' || tokens[index + 1]?.text === ':'),
      )
      if (token) return rangeAt(file, token.start)
    }
  }
  return startOfConfig(files)
}

/** Where async components are declared: the one of this name, or else all. */
export function locateAsyncComponents(files: readonly ConfigFile[], name?: string): readonly SourceRange[] {
  return files.flatMap((file) => {
    const tokens = tokensOf(file.text)
    return tokens.flatMap(({ text }, index): readonly SourceRange[] => {
      if (text !== 'async') return []
      const [before, assigns, after, next] = [-2, -1, 1, 2].map((distance) => tokens[index + distance])
      const token = after?.text === 'function' ? next : assigns?.text === '=' || assigns?.text === ':' ? before : undefined
      if (token?.kind !== 'word' || !(name === undefined ? /^[A-Z]/.test(token.text) : token.text === name)) return []
      return [rangeAt(file, token.start)]
    })
  })
}

/** Where the value at `path` of the default export of the first file stands, or its key; as near as can be told from the text. */
export function locatePath(files: readonly ConfigFile[], path: readonly (string | number)[], at: 'key' | 'value'): SourceRange {
  const [file] = files
  const found = file && findValue(file.text, path)
  if (!file || !found) return startOfConfig(files)
  const { place } = found
  return rangeAt(file, at === 'key' || found.found < path.length ? (place.keyStart ?? place.start) : place.start)
}

function findAfter(tokens: readonly Token[], keys: readonly string[], value: string): Token | undefined {
  let next = 0
  for (const [index, token] of tokens.entries()) {
    const isKey = token.kind !== 'mark' && token.text === keys[next] && tokens[index + 1]?.text === ':'
    if (isKey) next++
    else if (next === keys.length && token.kind === 'string' && token.text === value) return token
  }
  return undefined
}

/** The place of what stands nowhere in the config. */
export function startOfConfig([first]: readonly ConfigFile[]): SourceRange {
  return { file: first?.file ?? 'docgen.config.ts', line: 1, column: 1 }
}

function rangeAt(file: ConfigFile, offset: number): SourceRange {
  return placesIn(file)(offset)
}

/** Finds the place of an offset without reading all that stands before it each time. */
function placesIn({ file, text }: ConfigFile): (offset: number) => SourceRange {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length)]
  return (offset) => {
    const line = firstFrom(starts, offset + 1)
    return { file, line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}
