// Which files of a site could be made when it was last checked, and how large they were: a check makes those that have changed since.
import type { OutputFile, OutputSizes } from '@docgen/model'
import { openRecord } from '../stored-record.ts'
import { isMeasured } from './measure-output.ts'

interface CheckedFile {
  /** Names all that the file is made of. */
  readonly key: string
  /** Bytes after gzip, where they were measured. */
  readonly gzip?: number | undefined
}

interface CheckedFiles {
  /** Those that are to be made. With `needsSizes` also what was made without being measured. */
  readonly changed: (files: readonly OutputFile[], needsSizes: boolean) => readonly OutputFile[]
  /** Of files that are as they were. */
  readonly sizeOf: (path: string) => number | undefined
  /** Remembers these files, and forgets all others. */
  readonly save: (files: readonly OutputFile[], sizes: OutputSizes) => void
}

/** Names the shape of what is kept. */
const recordKey = 'checked 1'

/** `file` is an absolute path. A damaged one is as good as none: every file is made then. */
export function openCheckedFiles(file: string): CheckedFiles {
  const record = openRecord<CheckedFile>(file, recordKey)
  return {
    changed: (files, needsSizes) =>
      files.filter(({ path, key }) => {
        const known = record.values.get(path)
        return known?.key !== key || (needsSizes && isMeasured(path) && known.gzip === undefined)
      }),
    sizeOf: (path) => record.values.get(path)?.gzip,
    save: (files, sizes) => {
      const entryOf = ({ path, key }: OutputFile): CheckedFile => {
        const [known, gzip] = [record.values.get(path), sizes.get(path)]
        return known?.key === key && (gzip === undefined || known.gzip === gzip)
          ? known
          : { key, ...(gzip !== undefined && { gzip }) }
      }
      record.save(new Map(files.map((each) => [each.path, entryOf(each)])))
    },
  }
}
