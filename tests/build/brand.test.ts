// A project that gives a dozen tokens other values: they reach the page, after the theme's own, and what is written in them can be read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coloursOf, contrastOf, contrastPairs } from '../../packages/theme-react/src/styles/contrast.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { build } from '../support/outputs.ts'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const brand = readFileSync(join(sitesFolder, 'theme-override/brand.css'), 'utf8')
const tokens = readFileSync(new URL('../../packages/theme-react/src/styles/tokens.css', import.meta.url), 'utf8')
const names = [...brand.matchAll(/--docgen-[\w-]+/g)].map(([name]) => name)

test.each(contrastPairs)('$colour on $ground can be seen in $mode mode ($least)', (pair) =>
  expect(contrastOf(coloursOf(tokens, brand), pair)).toBeGreaterThanOrEqual(pair.least),
)

const manualBrand = readFileSync(new URL('../../manual/brand.css', import.meta.url), 'utf8')

test.each(contrastPairs)('$colour on $ground can be seen in $mode mode under the brand of the manual ($least)', (pair) =>
  expect(contrastOf(coloursOf(tokens, manualBrand), pair)).toBeGreaterThanOrEqual(pair.least),
)

test('the dozen comes outside of layers, which puts it above the tokens of the theme', async () => {
  const root = copySite(join(sitesFolder, 'theme-override'), join(createTempFolder(), 'site'))
  await build(root)
  const assets = join(root, 'dist/assets')
  const [sheet = ''] = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const css = readFileSync(join(assets, sheet), 'utf8')
  const own = css.slice(css.lastIndexOf('@layer'))
  const afterLayers = own.slice(own.indexOf('.own-footer'))
  expect(names).toHaveLength(12)
  expect(names.filter((name) => !afterLayers.includes(`${name}:`))).toEqual([])
})
