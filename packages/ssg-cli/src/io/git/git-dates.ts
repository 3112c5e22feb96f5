// When each file of the site was last changed, from one `git log` for the whole site.
import { join } from 'node:path'
import type { LastUpdates } from '@docgen/model'
import { readStored, writeStored } from '../stored.ts'
import { findCheckout } from './git-folders.ts'
import { historyStateOf } from './history-state.ts'

interface DatesInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Folders above the root, relative to it. */
  readonly outside?: readonly string[] | undefined
  /** Absolute path of what is kept for the next build; `undefined` when caching is off. */
  readonly memoryFile?: string | undefined
}

interface LoadedDates extends LastUpdates {
  readonly damagedFile?: string | undefined
}

/** Dates of the files in a folder, as they were at a state of its history. */
interface FolderDates {
  /** Relative to the site root. */
  readonly folder: string
  /** As `historyStateOf` names it. */
  readonly state: string
  readonly isShallow: boolean
  /** By ISO date: most files have theirs in common with others. */
  readonly files: readonly (readonly [date: string, files: readonly string[]])[]
}

const none: LastUpdates = { dates: new Map(), isShallow: false }

/** Names the shape of what is kept, and what is asked of Git. */
const memoryKey = 'dates 1'

/**
 * Dates are those of commits; files that are not committed have none. No git or no repository: no dates. Git reads all commits to tell them, so what
 * it said of a commit is kept.
 */
export async function loadGitDates({ root, outside = [], memoryFile }: DatesInput): Promise<LoadedDates> {
  const stored = memoryFile === undefined ? undefined : readStored(memoryFile, memoryKey)
  // As it was written below.
  const before = typeof stored === 'object' ? (stored.value as readonly FolderDates[]) : []
  const [own, ...others] = await Promise.all(['', ...outside].map((folder) => datesOf(root, folder, before)))
  const next = [own, ...others].flatMap((each) => each?.kept ?? [])
  const isSame = next.length === before.length && next.every((each) => before.includes(each))
  if (memoryFile !== undefined && !isSame) writeStored(memoryFile, memoryKey, { value: next, files: [] })
  const ofOthers = others.flatMap(({ updates }, index) =>
    [...updates.dates].map(([file, date]) => [`${outside[index] ?? ''}/${file}`, date] as const),
  )
  const { dates, isShallow } = own?.updates ?? none
  return { dates: new Map([...dates, ...ofOthers]), isShallow, ...(stored === 'damaged' && { damagedFile: memoryFile }) }
}

interface FoundDates {
  readonly updates: LastUpdates
  readonly kept?: FolderDates | undefined
}

async function datesOf(root: string, folder: string, before: readonly FolderDates[]): Promise<FoundDates> {
  const path = join(root, folder)
  const state = historyStateOf(path)
  const known = state === undefined ? undefined : before.find((each) => each.folder === folder && each.state === state)
  if (known) return { updates: updatesOf(known), kept: known }
  const found = await askGit(path)
  if (found === undefined) return { updates: none }
  // Someone may have committed while Git was asked.
  const isKept = state !== undefined && historyStateOf(path) === state
  return { updates: updatesOf(found), ...(isKept && { kept: { folder, state, ...found } }) }
}

type GitAnswer = Pick<FolderDates, 'isShallow' | 'files'>

function updatesOf({ isShallow, files }: GitAnswer): LastUpdates {
  const dates = new Map<string, { readonly date: string }>()
  for (const [date, names] of files) {
    const shared = { date }
    for (const name of names) dates.set(name, shared)
  }
  return { dates, isShallow }
}

/** `undefined` where Git does not say. */
async function askGit(folder: string): Promise<GitAnswer | undefined> {
  if (!mayBeInRepository(folder)) return undefined
  const isShallow = await isShallowCheckout(folder)
  if (isShallow === undefined) return undefined
  if (isShallow) return { files: [], isShallow: true }
  const known = new Set<string>()
  const files = new Map<string, string[]>()
  let ofDate: string[] = []
  const isOk = await eachLine(folder, logOfFiles, (line) => {
    if (line.startsWith(mark)) {
      const date = line.slice(mark.length)
      ofDate = files.get(date) ?? []
      files.set(date, ofDate)
    } else if (line !== '' && !known.has(line)) {
      known.add(line)
      ofDate.push(line)
    }
  })
  return isOk ? { files: [...files].filter(([, names]) => names.length > 0), isShallow: false } : undefined
}

/** A line of a file never begins with it. */
const mark = '\u0001'

/** The newest commit first. %cs is the committer's date as YYYY-MM-DD. */
const logOfFiles = ['-c', 'core.quotePath=false', 'log', '--format=%x01%cs', '--name-only', '--relative', '--', '.']

/** To start git, only to hear that there is no repository, takes longer than to read all pages from the cache. */
export function mayBeInRepository(root: string): boolean {
  if (process.env['GIT_DIR'] !== undefined) return true
  return findCheckout(root) !== undefined
}

/** `undefined` where Git does not say. */
export async function isShallowCheckout(folder: string): Promise<boolean | undefined> {
  const answer = await firstLineOf(folder, ['rev-parse', '--is-shallow-repository'])
  return answer === undefined ? undefined : answer === 'true'
}

async function firstLineOf(root: string, args: readonly string[]): Promise<string | undefined> {
  let first: string | undefined
  const isOk = await eachLine(root, args, (line) => (first ??= line))
  return isOk ? first : undefined
}

/** Whether git ran and was content. */
export async function eachLine(root: string, args: readonly string[], use: (line: string) => void): Promise<boolean> {
  const { spawn } = process.getBuiltinModule('node:child_process')
  const { createInterface } = process.getBuiltinModule('node:readline')
  const child = spawn('git', ['-C', root, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  for await (const line of createInterface({ input: child.stdout })) use(line)
  return ended
}
