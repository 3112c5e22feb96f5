import { parse, type ParseError } from 'jsonc-parser'

/** Where a text stops being JSON, as an offset; 0 for what is JSON. */
export function offsetOfJsonFault(text: string): number {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  return errors[0]?.offset ?? 0
}

/** JSON with comments and commas at ends; `undefined` where it is none. */
export function readJsoncValue(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  return errors.length > 0 ? undefined : value
}
