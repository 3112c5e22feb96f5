// In: plain values and calls. Out: the TypeScript that a person would write for them.

/** A call in a config: `docs({ dir: 'guide' })`, `extendTheme(reactTheme, {})`. */
export class Call {
  constructor(
    readonly name: string,
    readonly argument?: Code,
    readonly further: readonly Code[] = [],
  ) {}
}

/** Something that another module exports. */
export class Name {
  constructor(
    readonly name: string,
    /** As an import names it. */
    readonly module: string,
  ) {}
}

/** What stands in a config. A key whose value is `undefined` is left out. */
export type Code = string | number | boolean | null | undefined | Call | Name | readonly Code[] | { readonly [key: string]: Code }

/** Letters of a line, its indent included. */
const lineWidth = 100

/** `indent` is that of the line which the value begins on. */
export function codeTextOf(value: Code, indent = ''): string {
  const onOneLine = inlineText(value)
  if (onOneLine.length + indent.length <= lineWidth && !onOneLine.includes('\n')) return onOneLine
  if (value instanceof Call)
    return `${value.name}(${argumentsOf(value)
      .map((each) => codeTextOf(each, indent))
      .join(', ')})`
  if (isList(value)) {
    const items = value.map((item) => `${indent}  ${codeTextOf(item, `${indent}  `)},\n`)
    return `[\n${items.join('')}${indent}]`
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Name)) {
    const entries = entriesOf(value).map(([key, each]) => `${indent}  ${keyText(key)}: ${codeTextOf(each, `${indent}  `)},\n`)
    return `{\n${entries.join('')}${indent}}`
  }
  return onOneLine
}

/** `it's` → `"it's"`; anything else in single quotes. */
function stringText(text: string): string {
  const double = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return double
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Names of all functions that a value calls. */
export function callsIn(value: Code): readonly string[] {
  if (value instanceof Name) return []
  if (value instanceof Call) return [value.name, ...argumentsOf(value).flatMap(callsIn)]
  if (isList(value)) return value.flatMap(callsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(callsIn) : []
}

/** What a value imports from modules of its own. */
export function namesIn(value: Code): readonly Name[] {
  if (value instanceof Name) return [value]
  if (value instanceof Call) return argumentsOf(value).flatMap(namesIn)
  if (isList(value)) return value.flatMap(namesIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

export function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringText(key)
}

function argumentsOf({ argument, further }: Call): readonly Code[] {
  return argument === undefined ? [] : [argument, ...further]
}

function inlineText(value: Code): string {
  if (typeof value === 'string') return stringText(value)
  if (value instanceof Name) return value.name
  if (value instanceof Call) return `${value.name}(${argumentsOf(value).map(inlineText).join(', ')})`
  if (isList(value)) return `[${value.map(inlineText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = entriesOf(value)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, each]) => `${keyText(key)}: ${inlineText(each)}`).join(', ')} }`
}

function entriesOf(value: { readonly [key: string]: Code }): readonly [string, Code][] {
  return Object.entries(value).filter(([, each]) => each !== undefined)
}

// `Array.isArray` does not narrow readonly lists.
function isList(value: Code): value is readonly Code[] {
  return Array.isArray(value)
}
