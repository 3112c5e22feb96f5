// What a site without a config consists of.
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { docs, folderOf } from '../config/sources.ts'
import type { Source } from '../model/source.ts'
import { isPrivateName, isSkippedName } from '../syntax/skipped-names.ts'
import type { AuthorFiles } from './author-files.ts'
import { listFiles } from './list-files.ts'

/** `name` of the package.json in the root, else the name of the folder. */
export async function findTitle(root: string): Promise<string> {
  try {
    const json: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const name: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'name') : undefined
    if (typeof name === 'string' && name !== '') return name
  } catch {
    // Without a readable package.json the folder's name must do.
  }
  return basename(root) || 'Documentation'
}

/** The Markdown in `docs`, else that of the root itself, served at `/`; `undefined` when there is none in either. */
export function findDefaultSources(author: AuthorFiles, outDir: string): readonly Source[] | undefined {
  for (const dir of ['docs', '.']) {
    if (hasMarkdown(author, dir, outDir)) return [docs({ dir, path: '/' })]
  }
  return undefined
}

function hasMarkdown(author: AuthorFiles, dir: string, outDir: string): boolean {
  const output = folderOf(outDir)
  // An output folder around the docs is said later; here it must not hide them.
  const ignored = output === dir ? '' : output
  const isSkipped = (name: string, path: string): boolean => isPrivateName(name) || isSkippedName(name) || path === ignored
  const { files, refused } = listFiles(author, dir, isSkipped)
  // What is not read is said where it is read in earnest.
  return files.some((file) => file.endsWith('.md')) || refused.has(dir)
}
