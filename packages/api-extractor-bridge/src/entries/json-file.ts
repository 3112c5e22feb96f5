import { parse, type ParseError } from 'jsonc-parser'
import { isRecord } from '@docgen/model'
import { readText } from '../read-file.ts'

/** A file of JSON with comments, as `tsconfig.json` is; `undefined` for one that is missing, broken or no object. */
export function readJsonFile(file: string): Readonly<Record<string, unknown>> | undefined {
  const text = readText(file)
  if (text === undefined) return undefined
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  return errors.length === 0 && isRecord(value) ? value : undefined
}
