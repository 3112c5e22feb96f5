import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import { writeStored } from '../stored.ts'
import { joinOwnership, ownershipFile, ownershipText } from './ownership.ts'
import { finishRenames, type RenamePlan } from './rename-files.ts'
import { putFiles } from '../put-files-fixture.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-plan-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Texts = Readonly<Record<string, string>>

const noteOf = (texts: Texts): string =>
  ownershipText(new Map(Object.entries(texts).map(([path, text]) => [path, { sum: hashOf(text) }])))

function put(folder: string, texts: Texts): void {
  putFiles(join(root, folder), { ...texts, [ownershipFile]: noteOf(texts) })
}

const textsIn = (folder: string): Texts =>
  Object.fromEntries(
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [relative(join(root, folder), file), entry.isFile() ? readFileSync(file, 'utf8') : 'folder'] as const
    }),
  )

const before = { 'a.html': 'A', 'b/c/b.html': 'B' }
const after = { 'a.html': 'AA', 'c.html': 'C' }

/** As a build leaves it that is killed before its first move. */
function killedPlan(): RenamePlan {
  put('dist', before)
  put('work/site', after)
  const noteBefore = noteOf(before)
  return {
    dir: join(root, 'dist'),
    from: join(root, 'work/site'),
    moves: ['a.html', 'c.html'],
    gone: ['b/c/b.html'],
    noteBefore,
    noteMeanwhile: joinOwnership(noteBefore, noteOf(after)),
  }
}

const storePlan = (plan: RenamePlan): void => writeStored(join(root, 'work/plan'), 'plan 1', { value: plan, files: [] })
const finish = (): void => finishRenames(join(root, 'work'), join(root, 'dist'))

test('a plan is carried out, from its beginning and from between', () => {
  storePlan(killedPlan())
  writeFileSync(join(root, 'dist', ownershipFile), joinOwnership(noteOf(before), noteOf(after)))
  writeFileSync(join(root, 'dist/a.html'), 'AA')
  rmSync(join(root, 'work/site/a.html'))
  rmSync(join(root, 'dist/b/c'), { recursive: true })
  finish()
  expect(textsIn('dist')).toEqual({ ...after, [ownershipFile]: noteOf(after) })
  expect(existsSync(join(root, 'work/plan'))).toBe(false)
})

test.each([
  ['empty', (text: string) => text.slice(0, 0)],
  ['one letter', (text: string) => text.slice(0, 1)],
  ['cut', (text: string) => text.slice(0, -20)],
  ['changed', (text: string) => text.replace('b/c/b.html', 'a.html')],
])('a plan that is %s is dropped', (_, harm) => {
  storePlan(killedPlan())
  writeFileSync(join(root, 'work/plan'), harm(readFileSync(join(root, 'work/plan'), 'utf8')))
  finish()
  expect(textsIn('dist')).toEqual({ ...before, b: 'folder', 'b/c': 'folder', [ownershipFile]: noteOf(before) })
  expect(existsSync(join(root, 'work/plan'))).toBe(false)
})

test('a plan of another release is dropped, and so is one for another folder', () => {
  writeStored(join(root, 'work/plan'), 'plan 0', { value: {}, files: [] })
  finish()
  expect(existsSync(join(root, 'work/plan'))).toBe(false)
  storePlan(killedPlan())
  cpSync(join(root, 'dist'), join(root, 'copy'), { recursive: true })
  finishRenames(join(root, 'work'), join(root, 'copy'))
  expect(existsSync(join(root, 'work/plan'))).toBe(false)
  for (const folder of ['dist', 'copy'])
    expect(textsIn(folder)).toEqual({ ...before, b: 'folder', 'b/c': 'folder', [ownershipFile]: noteOf(before) })
})

test('a path that leads out of the folder is not followed, whatever the plan says', () => {
  const plan = killedPlan()
  writeFileSync(join(root, 'mine.html'), 'mine')
  writeFileSync(join(root, 'work/new.html'), 'new')
  const noteBefore = noteOf({ ...before, '../mine.html': 'mine' })
  writeFileSync(join(root, 'dist', ownershipFile), noteBefore)
  const paths = { moves: [...plan.moves, '../new.html'], gone: [...plan.gone, '../mine.html'] }
  storePlan({ ...plan, ...paths, noteBefore, noteMeanwhile: joinOwnership(noteBefore, noteOf(after)) })
  finish()
  expect(textsIn('dist')).toEqual({ ...after, [ownershipFile]: noteOf(after) })
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'mine.html', 'work'])
})

test('new files come first, then those that name them, and then others go', () => {
  storePlan(killedPlan())
  // A folder cannot take the place of a file: the way ends there.
  rmSync(join(root, 'work/site/a.html'))
  mkdirSync(join(root, 'work/site/a.html'))
  expect(finish).toThrow('ENOTDIR')
  const { [ownershipFile]: _, ...texts } = textsIn('dist')
  expect(texts).toEqual({ ...before, 'c.html': 'C', b: 'folder', 'b/c': 'folder' })
  rmSync(join(root, 'work/site/a.html'), { recursive: true })
  writeFileSync(join(root, 'work/site/a.html'), 'AA')
  finish()
  expect(textsIn('dist')).toEqual({ ...after, [ownershipFile]: noteOf(after) })
})

test('a plan is dropped once another site has been built into the folder', () => {
  storePlan(killedPlan())
  const other = { 'a.html': 'other' }
  rmSync(join(root, 'dist'), { recursive: true })
  put('dist', other)
  finish()
  expect(textsIn('dist')).toEqual({ ...other, [ownershipFile]: noteOf(other) })
})

test('a plan whose last move is done leaves the note about the new site', () => {
  storePlan(killedPlan())
  rmSync(join(root, 'dist'), { recursive: true })
  put('dist', after)
  rmSync(join(root, 'work/site'), { recursive: true })
  finish()
  expect(textsIn('dist')).toEqual({ ...after, [ownershipFile]: noteOf(after) })
})
