import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SiteIsLocked } from './refusals.ts'
import { lockOutput, lockSite } from './site-lock.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-lock-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const lockFile = (): string => join(root, '.docgen/lock')
const lock = (limit: number) => lockSite(root, { onWait: () => undefined, limit })

function heldBy(text: string, ageInMinutes = 0): void {
  mkdirSync(join(root, '.docgen'), { recursive: true })
  writeFileSync(lockFile(), text)
  const time = Date.now() / 1000 - ageInMinutes * 60
  utimesSync(lockFile(), time, time)
}

const holder = (pid: number, host: string): string => JSON.stringify({ pid, host })
const gone = 2 ** 22 + 1

test('one at a time', async () => {
  const order: string[] = []
  const work = async (name: string): Promise<void> => {
    const unlock = await lock(30_000)
    order.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(`${name} ends`)
    unlock()
  }
  await Promise.all(['a', 'b', 'c'].map(work))
  expect(order.filter((_, index) => index % 2 === 0).map((text) => text.replace('begins', 'ends'))).toEqual(
    order.filter((_, index) => index % 2 === 1),
  )
  expect(existsSync(lockFile())).toBe(false)
})

test('a wait ends with the reason of its signal, and leaves the lock to its holder', async () => {
  const unlock = await lock(30_000)
  const ending = new AbortController()
  const waiting = lockSite(root, { onWait: () => undefined, signal: ending.signal })
  ending.abort('enough')
  await expect(waiting).rejects.toBe('enough')
  expect(existsSync(lockFile())).toBe(true)
  unlock()
})

test.each([
  ['a process that is gone', holder(gone, hostname()), 0],
  ['a process whose number another one has by now', holder(process.pid, hostname()), 2],
  ['another machine that gives no sign of life', holder(1, 'elsewhere'), 2],
  ['nobody', '', 2],
])('the lock of %s is taken over', async (_, text, age) => {
  heldBy(text, age)
  const unlock = await lock(1000)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({ pid: process.pid, host: hostname() })
  unlock()
})

test.each([
  ['a process that runs', holder(process.pid, hostname())],
  ['another machine', holder(gone, 'elsewhere')],
])('the lock of %s is waited for', async (_, text) => {
  heldBy(text)
  await expect(lock(10)).rejects.toThrow(SiteIsLocked)
  expect(readFileSync(lockFile(), 'utf8')).toBe(text)
})

test('a site that cannot be written to needs no lock', async () => {
  writeFileSync(join(root, '.docgen'), '')
  const unlock = await lock(0)
  unlock()
  expect(readFileSync(join(root, '.docgen'), 'utf8')).toBe('')
})

test('two that reach one output folder by two paths take turns, and leave nothing beside it', async () => {
  mkdirSync(join(root, 'www'))
  symlinkSync('www', join(root, 'link'))
  const options = { onWait: () => undefined, limit: 10 }
  const unlock = await lockOutput(join(root, 'www/dist'), options)
  await expect(lockOutput(join(root, 'link/dist'), options)).rejects.toThrow(SiteIsLocked)
  const unlockOther = await lockOutput(join(root, 'www/other'), options)
  unlock()
  unlockOther()
  const unlockAgain = await lockOutput(join(root, 'link/dist'), options)
  unlockAgain()
  expect(readdirSync(join(root, 'www'))).toEqual([])
})
