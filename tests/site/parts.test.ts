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

/** As `article.css` mixes them: `share` of the first, the rest of the second. */
function mixOf([first, second]: readonly [string, string], share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [first, second].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
    return Math.round(one * share + other * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const onOwnGround = siteParts.flatMap(({ name, color }) =>
  (['light', 'dark'] as const).map((mode) => ({ name, mode, part: color[mode] })),
)

test.each(onOwnGround)('the current entry of a $name can be read on its own ground in $mode mode', ({ mode, part }) => {
  const colours = coloursOf(tokens)
  const other = (name: string): string => colours.get(name)?.[mode] ?? ''
  const own = { strong: mixOf([part, other('heading')], 0.75), soft: mixOf([part, other('page')], 0.1) }
  const sheet = Object.entries(own).map(([name, hex]) => `--docgen-own-${name}: ${hex};`)
  const mixed = coloursOf(tokens, sheet.join('\n'))
  for (const ground of ['own-soft', 'page', 'surface', 'hover'])
    expect(contrastOf(mixed, { colour: 'own-strong', ground, mode, least: 4.5 }), ground).toBeGreaterThanOrEqual(4.5)
  for (const text of ['muted', 'text', 'heading'])
    expect(contrastOf(mixed, { colour: text, ground: 'own-soft', mode, least: 4.5 }), text).toBeGreaterThanOrEqual(4.5)
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
