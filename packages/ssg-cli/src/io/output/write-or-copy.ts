import { join } from 'node:path'
import type { FileTarget, OutputFile, WrittenFile } from '@docgen/model'
import { bytesOf, type WriteInput } from './output-manifest.ts'
import { copyFile, writeFile } from './write-file.ts'

/** In this thread. */
export async function writeOrCopy(
  file: OutputFile,
  target: FileTarget,
  { root, isMeasured }: Pick<WriteInput, 'root' | 'isMeasured'>,
): Promise<WrittenFile> {
  if (file.contents.kind === 'copy') return copyFile(target, join(root, file.contents.file), isMeasured)
  return writeFile(target, await bytesOf(file, root), isMeasured)
}
