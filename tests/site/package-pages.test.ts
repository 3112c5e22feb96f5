// The page of each package says what the package is for and shows how it is used, before it lists what the package exports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPackages } from '../../site/api-packages.ts'
import { tagsOf } from '../support/html.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await buildAccountsSite()
}, 300_000)

afterAll(() => site.remove())

const dirs = apiPackages.map(({ dir, folder }) => dir ?? folder?.split('/').at(-1) ?? '')

test.each(dirs)('%s', (dir) => {
  const html = readFileSync(join(site.dist, 'api', dir, 'index.html'), 'utf8')
  const classes = tagsOf(html).map(({ attributes }) => attributes['class'] ?? '')
  const [lead, introduction, list] = ['docgen-lead', 'docgen-prose docgen-readme', 'docgen-entry-list'].map((name) =>
    classes.indexOf(name),
  )
  expect([lead, introduction, list].every((place) => place !== undefined && place > 0)).toBe(true)
  expect([lead, introduction, list]).toEqual([lead, introduction, list].toSorted((a, b) => Number(a) - Number(b)))
})
