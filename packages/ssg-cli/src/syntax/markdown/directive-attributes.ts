// In: the attributes of a directive as they are written. Out: their values, and what is wrong with them.
import { findNearest, fixOf, type AttributeType, type AttributeTypes, type Fix } from '@docgen/model'

interface AttributeProblem {
  /** The attribute that is there; absent when one is missing. */
  readonly name?: string
  /** The rest of a sentence that begins with the directive. */
  readonly problem: string
  readonly hint: string
  readonly fix?: Fix | undefined
  /** Whether the directive cannot be made without it. */
  readonly isFatal: boolean
}

interface ReadAttributes {
  readonly values: Readonly<Record<string, string | number | boolean>>
  readonly problems: readonly AttributeProblem[]
}

type Written = Readonly<Record<string, string | null | undefined>>

export function readAttributes(types: AttributeTypes, written: Written): ReadAttributes {
  const values: Record<string, string | number | boolean> = {}
  const problems: AttributeProblem[] = []
  for (const [name, text] of Object.entries(written)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    const value = type && valueOf(type, text ?? '')
    if (type === undefined) problems.push(unknownAttribute(name, Object.keys(types)))
    else if (value === undefined) problems.push(wrongAttribute(name, type, text ?? ''))
    else values[name] = value
  }
  for (const [name, type] of Object.entries(types)) {
    if (type.required !== true || Object.hasOwn(written, name)) continue
    problems.push({ problem: `lacks the attribute "${name}"`, hint: `Add {${name}=…}, with ${nounOf(type)}.`, isFatal: true })
  }
  return { values, problems }
}

function valueOf(type: AttributeType, text: string): string | number | boolean | undefined {
  switch (type.type) {
    case 'string':
      return text
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'boolean':
      return text === '' || text === 'true' ? true : text === 'false' ? false : undefined
    case 'enum':
      return type.values.includes(text) ? text : undefined
  }
}

function unknownAttribute(name: string, known: readonly string[]): AttributeProblem {
  const nearest = findNearest(name, known)
  const all = known.map((each) => `"${each}"`).join(', ')
  return {
    name,
    problem: `has no attribute "${name}"`,
    hint: nearest
      ? `Write "${nearest}", the closest attribute.`
      : known.length > 0
        ? `Remove it; it takes ${all}.`
        : 'Remove it.',
    ...fixOf(name, nearest),
    isFatal: false,
  }
}

function wrongAttribute(name: string, type: AttributeType, text: string): AttributeProblem {
  const nearest = type.type === 'enum' ? findNearest(text, type.values) : undefined
  return {
    name,
    problem: `has the attribute "${name}" with "${text}", which is not ${nounOf(type)}`,
    hint: nearest ? `Write {${name}=${nearest}}, the closest value.` : `Write ${nounOf(type)}.`,
    ...fixOf(text, nearest),
    isFatal: true,
  }
}

function nounOf(type: AttributeType): string {
  switch (type.type) {
    case 'string':
      return 'a string'
    case 'number':
      return 'a number'
    case 'boolean':
      return '"true" or "false"'
    case 'enum':
      return `one of ${type.values.map((value) => `"${value}"`).join(', ')}`
  }
}
