import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Both values of every colour token, by its name without `--docgen-`. */
const colours = new Map(
  [...css.matchAll(/--docgen-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

const onCode = ['surface', 'code-mark', 'code-add', 'code-remove']
const codeColours = ['text', 'comment', 'punctuation', 'keyword', 'type', 'function', 'property', 'string', 'number']

const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...['text', 'heading', 'muted', 'accent', 'accent-strong'].flatMap((name) =>
    ['page', 'surface', 'hover', 'accent-soft'].map((ground) => [name, ground] as const),
  ),
  ['muted', 'raised'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...['note', 'info', 'tip', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['accent', `${tone}-soft`] as const,
  ]),
  ...codeColours.flatMap((name) => onCode.map((ground) => [`code-${name}`, ground] as const)),
  ...codeColours.map((name) => [`code-${name}`, 'page'] as const),
]

test.each(pairs.flatMap(([text, ground]) => (['light', 'dark'] as const).map((mode) => ({ text, ground, mode }))))(
  '$text on $ground can be read in $mode mode',
  ({ text, ground, mode }) => {
    expect(contrast(colourOf(text)[mode], colourOf(ground)[mode])).toBeGreaterThanOrEqual(4.5)
  },
)

function colourOf(name: string): { readonly light: string; readonly dark: string } {
  const colour = colours.get(name)
  if (!colour) throw new Error(`tokens.css has no colour --docgen-${name}`)
  return colour
}

/** WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
