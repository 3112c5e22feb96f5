// The types in the samples of the documentation of accounts-js belong to the names that they stand at.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../support/file-tree.ts'
import { shownTypesOf } from '../support/shown-types.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await buildAccountsSite()
})

afterAll(() => site.remove())

test('each is about the name at its place, and tells nothing of the machine', () => {
  const pages = listFiles(site.dist).filter((file) => file.endsWith('code-types.json'))
  expect(pages.length).toBeGreaterThan(50)
  for (const file of pages) {
    const page = join(site.dist, file.replace(/code-types\.json$/, 'index.html'))
    const shown = shownTypesOf(page)
    expect(shown.length, file).toBeGreaterThan(0)
    const wrong = shown.filter(([name, text]) => !/^[\w$-]+$/.test(name) || !text.includes(name))
    expect(wrong, file).toEqual([])
    expect(shown.map(([, text]) => text).join('\n'), file).not.toMatch(/node_modules|import\("\/|\{@link/)
  }
})
