import { posix } from 'node:path'
import { escapeRegExp, type ConfigText, type SourceRange } from '@docgen/model'
import { placeAt } from './text-place.ts'

/** Absent without a caller that knows them. A site without a config has none with a text. */
type ConfigFiles = readonly ConfigText[] | undefined

/**
 * Where each of the values (a name, a folder, a file) is written in the configuration, or in a module of the site that it imports: the
 * place of the quoted text. Line 1 of the configuration for those that it makes up otherwise, and of the package in the folder of this name
 * where there is no configuration.
 */
export function optionPlacesOf(configFiles: ConfigFiles, values: readonly string[]): readonly SourceRange[] {
  const texts = writtenOf(configFiles)
  const counts = new Map<string, number>()
  return values.map((value) => {
    const count = counts.get(value) ?? 0
    counts.set(value, count + 1)
    const written = texts.flatMap((config) => findQuoted(config, value))
    return written[count] ?? { file: texts[0]?.file ?? posix.join(value, 'package.json'), line: 1, column: 1 }
  })
}

function writtenOf(configFiles: ConfigFiles = []): readonly ConfigText[] {
  return configFiles.filter(({ text }) => text !== '')
}

function findQuoted({ file, text }: ConfigText, value: string): readonly SourceRange[] {
  const pattern = new RegExp(`(['"\`])${escapeRegExp(value)}\\1`, 'g')
  return [...text.matchAll(pattern)].map(({ index }) => ({ file, ...placeAt(text, index) }))
}

/** Where a name first stands in the configuration as a word; line 1 when it does not. */
export function optionPlaceOf(configFiles: ConfigFiles, name: string): SourceRange {
  const texts = writtenOf(configFiles)
  const pattern = new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`)
  for (const { file, text } of texts) {
    const found = pattern.exec(text)
    if (found) return { file, ...placeAt(text, found.index) }
  }
  return { file: texts[0]?.file ?? 'docgen.config.ts', line: 1, column: 1 }
}
