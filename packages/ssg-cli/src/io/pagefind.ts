// Runs Pagefind, which the site brings, and keeps what it made: equal records are not indexed again. The only file that knows Pagefind.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { OutputFile } from '../model/output.ts'
import { outputPathOf } from '../model/output-path.ts'
import type { PagefindIndex, PagefindJob, PagefindRecord } from '../model/pagefind.ts'
import { hashOf } from '../pipeline/hash.ts'

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

const folder = '.docgen/pagefind'
const idsName = 'names.txt'

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

/** `useCache`: whether what was made is kept in the site's cache folder. Throws when Pagefind is not installed or fails. */
export function createPagefind(root: string, useCache: boolean): (job: PagefindJob) => Promise<PagefindIndex> {
  return async ({ key, records }) => {
    const installed = findPagefind(root)
    if (!installed) throw new Error('Pagefind is no longer installed.')
    const name = hashOf(`${installed.version} ${idsName} ${key}`)
    const kept = join(root, folder, name)
    if (useCache && existsSync(kept)) return keptIndex(root, name, installed)
    const { files, ids } = await run(installed, records())
    if (!useCache) return { version: installed.version, files: files.map(inMemory), ids: () => ids }
    keep(join(root, folder), name, [...files, { path: idsName, content: Buffer.from(ids.join('\n')) }])
    return keptIndex(root, name, installed)
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
    const text = gunzipSync(content).toString().slice(fragmentMark.length)
    const { url } = JSON.parse(text) as { readonly url: string }
    ids[Number(url)] = id
  }
  if (ids.includes('')) throw failure(['it left out a section'])
  return ids
}

function sorted(files: readonly MadeFile[]): readonly MadeFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const inMemory = ({ path, content }: MadeFile): OutputFile => ({
  path: outputPathOf(path),
  key: hashOf(content),
  contents: { kind: 'bytes', bytes: content },
})

/** In place of what an earlier build has kept. The folder gets its name when it is whole. */
function keep(dir: string, name: string, files: readonly MadeFile[]): void {
  rmSync(dir, { recursive: true, force: true })
  const made = join(dir, `${name}.new`)
  for (const { path, content } of files) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), content)
  }
  renameSync(made, join(dir, name))
}

function keptIndex(root: string, name: string, { version }: Installed): PagefindIndex {
  const dir = join(root, folder, name)
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== idsName)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  return {
    version,
    // Their folder is named by all that they are made of.
    files: paths.map((path) => ({
      path: outputPathOf(path),
      key: name,
      contents: { kind: 'copy', file: `${folder}/${name}/${path}` },
    })),
    ids: () => readFileSync(join(dir, idsName), 'utf8').split('\n'),
  }
}
