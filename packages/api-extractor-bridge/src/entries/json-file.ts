import { readFile } from 'node:fs/promises'
import { parse, type ParseError } from 'jsonc-parser'
import { isRecord } from './exported-types.ts'

/** A file of JSON with comments, as `tsconfig.json` is; `undefined` for one that is missing, broken or no object. */
export async function readJsonFile(file: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const errors: ParseError[] = []
  const value: unknown = parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true })
  return errors.length === 0 && isRecord(value) ? value : undefined
}
