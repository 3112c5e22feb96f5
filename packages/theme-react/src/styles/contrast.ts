// Which colour tokens meet on a page, and whether what stands on the other can be seen. In: the text of style sheets. Out: findings.

interface Colour {
  readonly light: string
  readonly dark: string
}

const onCode = ['surface', 'code-mark', 'code-add', 'code-remove']
const codeColours = ['text', 'comment', 'punctuation', 'keyword', 'type', 'function', 'property', 'string', 'number']
const tones = ['note', 'info', 'tip', 'warning', 'danger']

/** Text on its ground: 4.5 to 1. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const texts: readonly (readonly [text: string, ground: string])[] = [
  ...['text', 'heading', 'muted', 'accent', 'accent-strong'].flatMap((name) =>
    ['page', 'surface', 'raised', 'hover', 'accent-soft'].map((ground) => [name, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...tones.flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, 'page'] as const,
    ['text', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
    ['accent', `${tone}-soft`] as const,
  ]),
  ['tip', 'surface'],
  ['danger', 'surface'],
  ['tip', 'code-add'],
  ['danger', 'code-remove'],
  ...codeColours.flatMap((name) => onCode.map((ground) => [`code-${name}`, ground] as const)),
  ...codeColours.map((name) => [`code-${name}`, 'page'] as const),
]

/** Edges of controls, marks of what is current, rings of focus: 3 to 1. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const marks: readonly (readonly [mark: string, ground: string])[] = [
  ...['page', 'surface', 'raised'].map((ground) => ['control', ground] as const),
  ...['page', 'surface', 'raised', 'hover', 'accent-soft', ...tones.map((tone) => `${tone}-soft`)].map(
    (ground) => ['accent', ground] as const,
  ),
  ['tip', 'code-add'],
  ['danger', 'code-remove'],
  ['accent', 'code-mark'],
]

interface ContrastPair {
  readonly colour: string
  readonly ground: string
  readonly mode: 'light' | 'dark'
  readonly least: number
}

export const contrastPairs: readonly ContrastPair[] = [
  ...texts.map(([colour, ground]) => ({ colour, ground, least: 4.5 })),
  ...marks.map(([colour, ground]) => ({ colour, ground, least: 3 })),
].flatMap((pair) => (['light', 'dark'] as const).map((mode) => ({ ...pair, mode })))

/** Tokens as the last of the style sheets leaves them, by their names without `--docgen-`: `light-dark(#rrggbb, #rrggbb)`, `#rrggbb` or another token. */
export function coloursOf(...sheets: readonly string[]): ReadonlyMap<string, Colour> {
  const declaration = /--docgen-([\w-]+):\s*(?:light-dark\(\s*(#[\da-f]{6}),\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}))\s*;/gi
  const css = sheets.join('\n')
  const colours = new Map(
    [...css.matchAll(declaration)].map(
      ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }] as const,
    ),
  )
  for (const [, name = '', other = ''] of css.matchAll(/--docgen-([\w-]+):\s*var\(--docgen-([\w-]+)\);/g)) {
    const colour = colours.get(other)
    if (colour && !colours.has(name)) colours.set(name, colour)
  }
  return colours
}

/** Ratio of the two colours of a pair, 1 to 21. Throws when a token is missing. */
export function contrastOf(colours: ReadonlyMap<string, Colour>, { colour, ground, mode }: ContrastPair): number {
  const [dark = 0, light = 0] = [colour, ground].map((name) => luminance(colourNamed(colours, name)[mode])).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function colourNamed(colours: ReadonlyMap<string, Colour>, name: string): Colour {
  const colour = colours.get(name)
  if (!colour) throw new Error(`No style sheet has the colour --docgen-${name}.`)
  return colour
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
