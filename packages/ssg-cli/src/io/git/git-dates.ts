// When each file of the site was last changed, from one `git log` for the whole site.
import { join } from 'node:path'
import type { LastUpdates } from '@docgen/model'
import { findCheckout } from './git-folders.ts'

const none: LastUpdates = { dates: new Map(), isShallow: false }

/** Dates are those of commits; files that are not committed have none. No git or no repository: no dates. `outside` are folders above the root. */
export async function loadGitDates(root: string, outside: readonly string[] = []): Promise<LastUpdates> {
  const [own, ...others] = await Promise.all([datesIn(root), ...outside.map((dir) => datesIn(join(root, dir)))])
  if (own === undefined || others.length === 0) return own ?? none
  const ofOthers = others.flatMap(({ dates }, index) =>
    [...dates].map(([file, date]) => [`${outside[index] ?? ''}/${file}`, date] as const),
  )
  return { ...own, dates: new Map([...own.dates, ...ofOthers]) }
}

async function datesIn(root: string): Promise<LastUpdates> {
  if (!mayBeInRepository(root)) return none
  const shallow = await firstLineOf(root, ['rev-parse', '--is-shallow-repository'])
  if (shallow === undefined) return none
  if (shallow === 'true') return { dates: new Map(), isShallow: true }
  const dates = new Map<string, { readonly date: string }>()
  let date = ''
  // %cs is the committer's date as YYYY-MM-DD; a line of a file never begins with the mark.
  await eachLine(
    root,
    ['-c', 'core.quotePath=false', 'log', '--format=%x01%cs', '--name-only', '--relative', '--', '.'],
    (line) => {
      if (line.startsWith('\u0001')) date = line.slice(1)
      else if (line !== '' && !dates.has(line)) dates.set(line, { date })
    },
  )
  return { dates, isShallow: false }
}

/** To start git, only to hear that there is no repository, takes longer than to read all pages from the cache. */
export function mayBeInRepository(root: string): boolean {
  if (process.env['GIT_DIR'] !== undefined) return true
  return findCheckout(root) !== undefined
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
