import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceRange } from '@docgen/ssg-cli/model'
import type { ApiPackageOption } from './options.ts'

const configFiles = ['docgen.config.ts', 'docgen.config.mts', 'docgen.config.js', 'docgen.config.mjs']

export interface OptionPlaces {
  readonly of: (option: ApiPackageOption) => SourceRange
  readonly ofOption: (index: number) => SourceRange
}

/**
 * Where each package of the options is written in the configuration: the place of its quoted name or folder there, or line 1 where the
 * configuration makes it up otherwise.
 */
export async function readOptionPlaces(root: string, options: readonly ApiPackageOption[]): Promise<OptionPlaces> {
  const { file, text } = await readConfig(root)
  const start = { file, line: 1, column: 1 }
  const seen = new Map<string, number>()
  const places = options.map((option): SourceRange => {
    const value = option.npm ?? option.folder
    const from = seen.get(value) ?? 0
    const offset = findQuoted(text, value, from)
    if (offset === undefined) return start
    seen.set(value, offset + value.length)
    const before = text.slice(0, offset).split('\n')
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  })
  const ofOption = (index: number) => places[index] ?? start
  return { ofOption, of: (option) => ofOption(options.indexOf(option)) }
}

async function readConfig(root: string): Promise<{ file: string; text: string }> {
  for (const file of configFiles) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (text !== undefined) return { file, text }
  }
  return { file: 'docgen.config.ts', text: '' }
}

function findQuoted(text: string, value: string, from: number): number | undefined {
  const offsets = [`'`, `"`, '`'].map((quote) => text.indexOf(quote + value + quote, from)).filter((offset) => offset >= 0)
  return offsets.length > 0 ? Math.min(...offsets) : undefined
}
