// In: the folder of a package. Out: the tags that its tsdoc.json defines, which TypeDoc and other tools of TSDoc read.
import { dirname, join } from 'node:path'
import { isRecord } from '@docgen/model'
import { exists, isFile } from '../read-file.ts'
import { readJsonFile } from './json-file.ts'

/** Of the nearest tsdoc.json, up to the repository. With their `@`. https://tsdoc.org/pages/packages/tsdoc-config/ */
export function tsdocTagsOf(folder: string): readonly string[] {
  for (let each = folder; ; each = dirname(each)) {
    const file = join(each, 'tsdoc.json')
    if (isFile(file)) return tagsIn(file, 0)
    if (each === dirname(each) || exists(join(each, '.git'))) return []
  }
}

/** What a package has that the file extends is of a tool, which knows its own tags. */
function tagsIn(file: string, depth: number): readonly string[] {
  const json = readJsonFile(file)
  if (json === undefined || depth > 5) return []
  const bases = listOf(json['extends']).filter((base): base is string => typeof base === 'string' && base.startsWith('.'))
  const own = listOf(json['tagDefinitions']).flatMap((definition) => {
    const name = isRecord(definition) ? definition['tagName'] : undefined
    return typeof name === 'string' ? [name] : []
  })
  return [...own, ...bases.flatMap((base) => tagsIn(join(dirname(file), base), depth + 1))]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
