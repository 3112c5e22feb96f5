// What the reports in tagged commits say of a reference: from what the checkout holds, never from the network.
import { posix } from 'node:path'
import type { ApiHistory } from '@docgen/model'
import { releaseTagsOf } from '../../common/release-tags.ts'
import { countedVersions, createApiHistory, isVersion } from '../../history/api-history.ts'
import { readReport, reportNameOf } from '../../history/report-text.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { readStored, writeStored } from '../stored.ts'
import { formerFoldersOf } from './former-folders.ts'
import { eachLine, mayBeInRepository } from './git-dates.ts'
import { withoutFetching } from './without-fetching.ts'

interface HistoriesInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Of the reports, relative to the site root. */
  readonly folder: string
  /** Name of the reference. Where a site has several, the reports of each stand in a folder of its name. */
  readonly name: string
  readonly packages: readonly { readonly name: string; readonly dir: string }[]
  /** Absolute path of what is kept for the next build; `undefined` when caching is off. */
  readonly memoryFile: string | undefined
}

interface LoadedHistories {
  /** By `dir` of the package. None without Git, a repository, tags or reports. */
  readonly histories: ReadonlyMap<string, ApiHistory>
  readonly damagedFile?: string | undefined
}

/** Rises when something else is made of the same reports. */
const format = 4

type Histories = readonly (readonly [dir: string, history: ApiHistory])[]

export async function loadApiHistories(input: HistoriesInput): Promise<LoadedHistories> {
  const { root, folder, name, packages, memoryFile } = input
  const tags = mayBeInRepository(root) ? await taggedObjects(root) : []
  if (tags.length === 0) return { histories: new Map() }
  // A tag that is moved names another object, and an object never changes.
  const key = hashOf(JSON.stringify([format, tags, folder, name, packages.map((each) => [each.name, each.dir])]))
  const stored = memoryFile === undefined ? undefined : readStored(memoryFile, key)
  // As it was written below.
  if (stored !== undefined && stored !== 'damaged') return { histories: new Map(stored.value as Histories) }
  // The name of another folder makes another key, so a move is looked for once, as soon as a commit has it.
  const former = await formerFoldersOf(root, folder)
  const histories = await readHistories(input, [folder, ...former.folders], new Map(tags.map(({ tag, day }) => [tag, day])))
  if (memoryFile !== undefined && former.isCommitted) writeStored(memoryFile, key, { value: histories, files: [] })
  return { histories: new Map(histories), ...(stored === 'damaged' && { damagedFile: memoryFile }) }
}

interface TaggedObject {
  readonly tag: string
  readonly object: string
  /** ISO date. */
  readonly day: string
}

async function taggedObjects(root: string): Promise<readonly TaggedObject[]> {
  const tags: TaggedObject[] = []
  const fields = '%(objectname) %(creatordate:short) %(refname:strip=2)'
  await eachLine(root, ['for-each-ref', `--format=${fields}`, 'refs/tags'], (line) => {
    const [object = '', day = '', ...tag] = line.split(' ')
    tags.push({ tag: tag.join(' '), object, day })
  })
  return tags
}

async function readHistories(
  { root, name, packages }: HistoriesInput,
  folders: readonly string[],
  days: ReadonlyMap<string, string>,
): Promise<Histories> {
  const releases = packages.flatMap((owner) => {
    const tags = releaseTagsOf(days.keys(), owner, isVersion)
    return countedVersions(tags.keys()).map((version) => ({ dir: owner.dir, version, tag: tags.get(version) ?? version }))
  })
  const files = releases.flatMap(({ dir, tag }) =>
    folders
      .flatMap((folder) => [folder, posix.join(folder, name)])
      .map((place) => `refs/tags/${tag}:./${posix.join(place, reportNameOf(dir))}`),
  )
  const texts = textsOf(root, files)
  const histories = new Map<string, ReturnType<typeof createApiHistory>>()
  for (const { dir, version, tag } of releases) {
    const places: (string | undefined)[] = []
    for (let count = 0; count < folders.length * 2; count++) places.push((await texts.next()).value)
    const found = places.find((text) => text !== undefined)
    const exports = found === undefined ? undefined : readReport(found)
    if (!exports) continue
    const history = histories.get(dir) ?? createApiHistory()
    histories.set(dir, history)
    history.add({ version, date: days.get(tag) }, exports)
  }
  return [...histories].map(([dir, history]) => [dir, history.end()])
}

/**
 * The texts of files in commits (`<commit>:./<path>`) one after the other, `undefined` for one that is not there. All come from one process, and
 * only those that are waited for are in memory.
 */
async function* textsOf(root: string, files: readonly string[]): AsyncGenerator<string | undefined, undefined> {
  const { options, environment } = withoutFetching
  const { spawn } = process.getBuiltinModule('node:child_process')
  const child = spawn('git', ['-C', root, ...options, 'cat-file', '--batch'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  })
  // Without Git, or if it ends early, nothing is there.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(files.map((file) => `${file}\n`).join(''))
  const chunks: AsyncIterator<Buffer> = child.stdout[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  const fill = async (isEnough: () => boolean): Promise<boolean> => {
    while (!isEnough()) {
      const { value, done } = await chunks.next()
      if (done) return false
      rest = Buffer.concat([rest, value])
    }
    return true
  }
  for (let index = 0; index < files.length; index++) {
    if (!(await fill(() => rest.includes('\n')))) return undefined
    const end = rest.indexOf('\n')
    // `<object> blob <size>`, or `<file> missing`.
    const size = / blob (\d+)$/.exec(rest.toString('utf8', 0, end))?.[1]
    rest = rest.subarray(end + 1)
    if (size === undefined) {
      yield undefined
      continue
    }
    const length = Number(size)
    if (!(await fill(() => rest.length > length))) return undefined
    const text = rest.toString('utf8', 0, length)
    rest = rest.subarray(length + 1)
    yield text
  }
}
