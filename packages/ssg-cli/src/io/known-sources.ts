// Which files of the author are as they were when a build last read them, as the system describes them: their texts are read again only where a
// page is compiled from them.
import { join } from 'node:path'
import { once, type KnownText, type SourceFile } from '@docgen/model'
import { localeNamesOf } from '../config/locales.ts'
import { hashOf } from '../pipeline/hash.ts'
import { createAuthorFiles } from './author-files.ts'
import { cachePlace } from './cache-folder.ts'
import { stampNow, type FileState } from './file-state.ts'
import type { LoadedConfig } from './load-config.ts'
import { openRecord } from './stored-record.ts'

export interface KnownSources {
  /** For `SourceReader.known`. */
  readonly find: (files: readonly string[]) => ReadonlyMap<string, KnownText>
  /** Remembers the files of a site, by the states in which `find` saw them. */
  readonly save: (files: readonly SourceFile[]) => void
}

interface KnownSourcesInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: Pick<LoadedConfig, 'hash' | 'config'>
  /** `false` where every file is to be read. */
  readonly trustsTimes: boolean
}

/** A file that was as it was has changed since. The build is to be run again, and to read every file. */
export class SourceChanged extends Error {}

export function openKnownSources({ root, loaded: { hash, config }, trustsTimes }: KnownSourcesInput): KnownSources {
  const author = createAuthorFiles(root, config.files)
  // docgen's code decides what a file includes, and the config decides what may be read. Only files that include nothing are recorded.
  const key = `known sources 1 ${hashOf(JSON.stringify([hash, config.files]))}`
  const record = openRecord<FileState>(join(cachePlace(root, 'pages'), 'sources'), key)
  const stamps = new Map<string, string>()
  const textOf = (file: string, expected: string): string => {
    const text = author.readText(file)
    if (typeof text === 'string' && hashOf(text) === expected) return text
    throw new SourceChanged(file)
  }
  // Translations are compared with the texts of their originals.
  const isReadAnyway = localeNamesOf(config).length > 1
  return {
    find: (files) => {
      const known = new Map<string, KnownText>()
      if (isReadAnyway) return known
      for (const file of files) {
        const stamp = stampNow(`${root}/${file}`)
        stamps.set(file, stamp)
        const state = record.values.get(file)
        if (stamp === '' || !state || state.stamp !== stamp || !trustsTimes) continue
        known.set(file, { key: state.hash, text: once(() => textOf(file, state.hash)) })
      }
      return known
    },
    save: (files) => {
      const next = new Map<string, FileState>()
      for (const source of files) {
        const { file, textKey, includes } = source
        const stamp = stamps.get(file) ?? ''
        const before = record.values.get(file)
        if (stamp === '' || Object.keys(includes).length > 0) continue
        const hash = textKey ?? hashOf(source.text)
        next.set(file, before?.stamp === stamp && before.hash === hash ? before : { stamp, hash })
      }
      record.save(next)
    },
  }
}
