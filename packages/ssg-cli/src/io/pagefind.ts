// Runs Pagefind, which the site brings, and keeps what it made: equal records are not indexed again. The only file that knows Pagefind.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  compareText,
  outputPathOf,
  type Diagnostic,
  type OutputFile,
  type PagefindIndex,
  type PagefindJob,
  type PagefindRecord,
} from '@docgen/model'
import { cachePlace } from './cache-folder.ts'
import { corruptCache } from '../diagnostics/environment.ts'
import { hashOf } from '../pipeline/hash.ts'
import { readStored, writeStored, type StoredFile } from './stored.ts'

/** What is used of the package's module. */
interface Pagefind {
  readonly createIndex: () => Promise<{ readonly index?: Index; readonly errors: readonly string[] }>
  readonly close: () => Promise<unknown>
}

interface Index {
  readonly addCustomRecord: (record: {
    readonly url: string
    readonly content: string
    readonly language: string
    readonly meta: Readonly<Record<string, string>>
  }) => Promise<{ readonly errors: readonly string[] }>
  readonly getFiles: () => Promise<{ readonly files: readonly MadeFile[]; readonly errors: readonly string[] }>
}

interface MadeFile {
  readonly path: string
  readonly content: Uint8Array
}

interface Installed {
  readonly version: string
  /** Absolute path of its module. */
  readonly main: string
}

const fileNameOf = (name: string): string => (name === '' ? 'index' : `index-${name}`)

/** Pagefind's own texts and interfaces are left out: results show the site's. */
const isRead = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|.+\.pf_meta|index\/.+\.pf_index)$/

/** The package as the site has it: in its own `node_modules`, or in those of a folder around it. */
export function findPagefind(root: string): Installed | undefined {
  const folders = createRequire(join(root, 'package.json')).resolve.paths('pagefind') ?? []
  const file = folders.map((dir) => join(dir, 'pagefind/package.json')).find((path) => existsSync(path))
  if (file === undefined) return undefined
  // Every package has a version, and this one names its module so.
  const { version, main } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string; readonly main: string }
  return { version, main: join(dirname(file), main) }
}

interface PagefindRun {
  /** Throws when Pagefind is not installed or fails. */
  readonly index: (job: PagefindJob) => Promise<PagefindIndex>
  /** What was damaged in the cache, and made anew, so far. */
  readonly cacheFindings: () => readonly Diagnostic[]
}

/** `useCache`: whether what was made is kept in the site's cache folder. */
export function createPagefind(root: string, useCache: boolean): PagefindRun {
  const cacheFindings: Diagnostic[] = []
  return {
    cacheFindings: () => cacheFindings,
    index: async ({ name, key: jobKey, records }) => {
      const file = join(cachePlace(root, 'pagefind'), fileNameOf(name))
      const installed = findPagefind(root)
      if (!installed) throw new Error('Pagefind is no longer installed.')
      const { version } = installed
      const key = hashOf(`${version} ${jobKey}`)
      const kept = useCache ? readStored(file, key) : undefined
      if (kept === 'damaged') cacheFindings.push(corruptCache(`.docgen/pagefind/${fileNameOf(name)}`, 'the index of Pagefind'))
      // The key is that of the ids which were stored with it.
      else if (kept) return { version, files: kept.files.map(inMemory), ids: () => kept.value as readonly string[] }
      const { files, ids } = await run(installed, records())
      const made = files.map(({ path, content }) => ({ path, bytes: content }))
      if (useCache) writeStored(file, key, { value: ids, files: made })
      return { version, files: made.map(inMemory), ids: () => ids }
    },
  }
}

async function run({ main }: Installed, records: readonly PagefindRecord[]): Promise<Made> {
  const pagefind = (await import(pathToFileURL(main).href)) as Pagefind
  try {
    const { index, errors } = await pagefind.createIndex()
    if (!index) throw failure(errors)
    for (let first = 0; first < records.length; first += atOnce) await addRecords(index, records, first)
    const made = await index.getFiles()
    if (made.errors.length > 0) throw failure(made.errors)
    return {
      files: sorted(made.files.filter(({ path }) => isRead.test(path))),
      ids: idsOf(made.files, records.length),
    }
  } finally {
    await pagefind.close()
  }
}

/** Pagefind is a process of its own: one record at a time, both would wait for each other most of the while. */
const atOnce = 256

async function addRecords(index: Index, records: readonly PagefindRecord[], first: number): Promise<void> {
  const added = await Promise.all(
    records
      .slice(first, first + atOnce)
      .map(({ title, content, language }, number) =>
        index.addCustomRecord({ url: String(first + number), content, language, meta: { title } }),
      ),
  )
  const errors = added.flatMap((each) => each.errors)
  if (errors.length > 0) throw failure(errors)
}

interface Made {
  readonly files: readonly MadeFile[]
  readonly ids: readonly string[]
}

const failure = (errors: readonly string[]): Error => new Error(`Pagefind could not index the site: ${errors.join('; ')}`)

// A name is as long as it takes to be no other's.
const fragment = /^fragment\/\w+_([\da-f]{7,})\.pf_fragment$/
/** Stands before the JSON of a fragment. */
const fragmentMark = 'pagefind_dcd'

/** A hit is named by its fragment, which holds the number of the record as its address. Throws where a record has none. */
export function idsOf(files: readonly MadeFile[], count: number): readonly string[] {
  const ids: string[] = Array.from({ length: count }, () => '')
  for (const { path, content } of files) {
    const id = fragment.exec(path)?.[1]
    if (id === undefined) continue
    const text = process.getBuiltinModule('node:zlib').gunzipSync(content).toString().slice(fragmentMark.length)
    const { url } = JSON.parse(text) as { readonly url: string }
    ids[Number(url)] = id
  }
  if (ids.includes('')) throw failure(['it left out a section'])
  return ids
}

function sorted(files: readonly MadeFile[]): readonly MadeFile[] {
  return [...files].sort((a, b) => compareText(a.path, b.path))
}

const inMemory = ({ path, bytes }: StoredFile): OutputFile => ({
  path: outputPathOf(path),
  key: hashOf(bytes),
  contents: { kind: 'bytes', bytes },
})
