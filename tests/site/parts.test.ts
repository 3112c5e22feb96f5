// The parts of accounts-js: text in their colors can be read wherever it stands, and the home page names what has a guide.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coloursOf, contrastOf } from '../../packages/theme-react/src/styles/contrast.ts'
import { frameworks, parts } from '../../site/home/parts.ts'
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

test.each(['frameworks', 'strategies', 'databases', 'transports'])('the home page leads to each guide of %s', (folder) => {
  const guides = readdirSync(new URL(`../../site/docs/${folder}`, import.meta.url)).filter((file) => file.endsWith('.md'))
  const paths = guides.map((file) => `/docs/${folder}/${file.replace(/\.md$/, '')}`)
  const named = new Set([...frameworks, ...parts.flatMap(({ links }) => links)].map(({ to }) => to))
  expect(paths.filter((path) => !named.has(path) && !aboutSeveral.has(path))).toEqual([])
})

/** They are about no single product, or continue the guide of one that is named. */
const aboutSeveral = new Set([
  '/docs/frameworks/cookies',
  '/docs/frameworks/express-session',
  '/docs/databases/overview',
  '/docs/strategies/password-client',
  '/docs/transports/graphql-servers',
  '/docs/transports/subscriptions',
])
