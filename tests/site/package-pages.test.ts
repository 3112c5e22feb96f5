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
  const introduction = classes.indexOf('docgen-prose docgen-readme')
  const places = [
    classes.indexOf('docgen-lead'),
    introduction,
    // The tabs with the command that installs a package are code too.
    classes.findIndex((name, at) => at > introduction && name.split(' ')[0] === 'docgen-code'),
    classes.indexOf('docgen-entry-list'),
  ]
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
