// In: the folder of a package that its author can edit. Out: what is wrong with its tsconfig.json, which says where its sources are.
import { dirname, join, posix } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { isRecord, type Diagnostic } from '@docgen/model'
import { missingBaseConfig, unreadableConfig } from '../diagnostics/code.ts'
import { isFile, readText } from '../read-file.ts'
import { placeAt } from '../text-place.ts'

/** `shownFolder` is that of the package, relative to the site. */
export function brokenConfigsIn(folder: string, shownFolder: string): readonly Diagnostic[] {
  const path = join(folder, 'tsconfig.json')
  const text = readText(path)
  if (text === undefined || text.trim() === '') return []
  const placeOf = (offset: number) => ({ file: posix.join(shownFolder, 'tsconfig.json'), ...placeAt(text, offset) })
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error) return [unreadableConfig(placeOf(error.offset))]
  // A base from a package may not be installed yet, and tools write theirs (`.svelte-kit/tsconfig.json`) when they first run.
  const bases = isRecord(value) ? [value['extends']].flat().filter((base) => typeof base === 'string') : []
  return bases
    .filter(
      (base) => /^\.\.?\//.test(base) && !/\/(?:\.[^./]|node_modules\/)/.test(base) && !hasConfig(join(dirname(path), base)),
    )
    .map((base) => missingBaseConfig(placeOf(Math.max(0, text.indexOf(JSON.stringify(base)))), base))
}

function hasConfig(path: string): boolean {
  return [path, `${path}.json`].some(isFile)
}
