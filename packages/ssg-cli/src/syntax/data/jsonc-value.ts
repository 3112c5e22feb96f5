import { parse, type ParseError } from 'jsonc-parser'

/** JSON with comments and commas at ends; `undefined` where it is none. */
export function readJsoncValue(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  return errors.length > 0 ? undefined : value
}
