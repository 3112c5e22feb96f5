// What a site without a config consists of.
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { docs, folderOf } from '../config/sources.ts'
import type { Source } from '../model/source.ts'

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
export async function findDefaultSources(root: string, outDir: string): Promise<readonly Source[] | undefined> {
  for (const dir of ['docs', '.']) {
    if (await hasMarkdown(root, dir, outDir)) return [docs({ dir, path: '/' })]
  }
  return undefined
}

async function hasMarkdown(root: string, dir: string, outDir: string): Promise<boolean> {
  const { default: fastGlob } = await import('fast-glob')
  const output = folderOf(outDir)
  // An output folder around the docs is said later; here it must not hide them.
  const ignored = output === '.' || output === dir ? [] : [`${output}/**`]
  const files = fastGlob.stream(dir === '.' ? '**/*.md' : `${dir}/**/*.md`, {
    cwd: root,
    ignore: ['**/node_modules/**', '**/_*', '**/_*/**', ...ignored],
    suppressErrors: true,
  })
  for await (const file of files) return file.length > 0
  return false
}
