// Signatures as readers type them (`User -> Promise<Session>`) and how well one fits another.

interface TypeShape {
  readonly name: string
  readonly args: readonly TypeShape[]
}

export interface Shape {
  readonly parameters: readonly (readonly TypeShape[])[]
  readonly returns: readonly TypeShape[]
}

/** Whether somebody who types this searches by shape. */
export function looksLikeShape(query: string): boolean {
  return /[-=]>/.test(query)
}

/** `undefined` when the text is no signature. Each type is the list of its alternatives; `?` and an empty one stand for anything. */
export function parseShape(text: string): Shape | undefined {
  const arrow = topLevelArrow(text)
  if (arrow < 0) return undefined
  const left = text.slice(0, arrow).trim()
  const inner = /^\((.*)\)$/s.exec(left)?.[1] ?? left
  return {
    parameters: splitAtTop(inner, ',')
      .map((part) => part.replace(/^\s*[\w$]+\??\s*:/, ''))
      .filter((part) => part.trim() !== '')
      .map(parseType),
    returns: parseType(text.slice(arrow + 2)),
  }
}

/** From 1, the very same, down to 0, another shape. Parameters may stand in any order, and the found one may have more of them. */
export function shapeScore(wanted: Shape, found: Shape): number {
  const returned = typesFit(wanted.returns, found.returns)
  if (returned === 0 || wanted.parameters.length > found.parameters.length) return 0
  let sum = returned * 2
  const free = [...found.parameters]
  for (const [index, parameter] of wanted.parameters.entries()) {
    const fits = free.map((candidate) => typesFit(parameter, candidate))
    const best = Math.max(0, ...fits)
    if (best === 0) return 0
    const at = fits.indexOf(best)
    free.splice(at, 1)
    sum += best * (at === 0 || index === at ? 1 : 0.9)
  }
  return sum / (2 + wanted.parameters.length) - 0.08 * Math.min(5, free.length)
}

function typesFit(wanted: readonly TypeShape[], found: readonly TypeShape[]): number {
  if (wanted.length === 0) return 0.9
  const scores = wanted.map((type) => Math.max(0, ...found.map((candidate) => typeFits(type, candidate))))
  const worst = Math.min(...scores)
  return worst * (found.length > wanted.length ? 0.9 : 1)
}

function typeFits(wanted: TypeShape, found: TypeShape): number {
  if (wanted.name === '?') return 0.9
  if (found.name === '?') return 0.4
  const names = nameFits(wanted.name.toLowerCase(), found.name.toLowerCase())
  if (names === 0) return 0
  if (wanted.args.length === 0) return found.args.length === 0 ? names : names * 0.85
  const args = wanted.args.map((arg, index) => {
    const other = found.args[index]
    return other ? typeFits(arg, other) : 0
  })
  return names * Math.min(...args)
}

/** `Session` may mean `SessionData`. */
function nameFits(wanted: string, found: string): number {
  if (wanted === found) return 1
  return wanted.length >= 4 && found.includes(wanted) ? 0.6 : 0
}

function parseType(text: string): readonly TypeShape[] {
  const trimmed = text.trim()
  if (trimmed === '') return []
  return splitAtTop(trimmed, '|').map(parseSingle)
}

function parseSingle(text: string): TypeShape {
  const trimmed = text.trim()
  const array = /^(.*)\[\]$/s.exec(trimmed)?.[1]
  if (array !== undefined) return { name: 'Array', args: [parseSingle(array)] }
  const [, name, args] = /^([\w$.]+)\s*<(.*)>?$/s.exec(trimmed) ?? []
  if (name === undefined || args === undefined) return { name: trimmed === '' || trimmed === '_' ? '?' : trimmed, args: [] }
  return { name, args: splitAtTop(args.replace(/>$/, ''), ',').map(parseSingle) }
}

function topLevelArrow(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length - 1; index++) {
    const pair = text.slice(index, index + 2)
    if (depth === 0 && (pair === '->' || pair === '=>')) return index
    if (pair === '->' || pair === '=>') index++
    else depth += depthStep(text.charAt(index))
  }
  return -1
}

function splitAtTop(text: string, separator: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index)
    if (letter === separator && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    } else depth += depthStep(letter)
  }
  return [...parts, text.slice(start)]
}

function depthStep(letter: string): number {
  if ('(<[{'.includes(letter)) return 1
  return ')>]}'.includes(letter) ? -1 : 0
}
