// The colors of strategies, transports and databases: text in them can be read wherever it stands.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coloursOf, contrastOf } from '../../packages/theme-react/src/styles/contrast.ts'
import { siteParts } from '../../site/parts.ts'

const tokens = readFileSync(new URL('../../packages/theme-react/src/styles/tokens.css', import.meta.url), 'utf8')
const grounds = ['page', 'surface', 'raised', 'hover', 'accent-soft']
const pairs = siteParts.flatMap(({ name }) =>
  grounds.flatMap((ground) => (['light', 'dark'] as const).map((mode) => ({ colour: `part-${name}`, ground, mode, least: 4.5 }))),
)

test.each(pairs)('$colour on $ground can be read in $mode mode', (pair) => {
  const own = siteParts.map(({ name, color }) => `--docgen-part-${name}: light-dark(${color.light}, ${color.dark});`)
  expect(contrastOf(coloursOf(tokens, own.join('\n')), pair)).toBeGreaterThanOrEqual(pair.least)
})

test('no page is about two parts', () => {
  const paths = siteParts.flatMap((part) => part.paths)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
