import { expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { brandIn, withBrand } from './brand.ts'
import { contrastOf, rgbOf, type Rgb } from './color.ts'
import type { Brand, Migration } from './site.ts'

const names = ['--main']

test.each([
  ['one color', ':root { --main: #764abc; }', { light: '#764abc', dark: undefined }],
  [
    'a color for each mode',
    ":root {\n  /* --main: #000; */\n  --main: #764abc;\n}\n[data-theme='dark'] { --main: #ba8fff }",
    { light: '#764abc', dark: '#ba8fff' },
  ],
  [
    'colors behind variables',
    ':root { --own: #52ce63; --main: var(--own) }\n.dark { --main: var(--bright); --bright: #0f0; }',
    { light: '#52ce63', dark: '#0f0' },
  ],
  ['a color of the tool', ':root { --main: var(--green) }', { light: '#18794e', dark: undefined }],
  ['nothing', ':root { --other: #000; }', undefined],
  ['what is no color', ':root { --main: inherit; }', undefined],
])('a style sheet with %s', (_, css, colors) => {
  const files = { paths: ['a.css'], read: () => css }
  const brand = brandIn(['a.css'], files, { names, defaults: { '--green': ['#18794e', '#3dd68c'] } })
  expect(brand && { light: brand.light, dark: brand.dark }).toEqual(colors)
})

test('a style sheet with a color in a sheet that it imports', () => {
  const sheets: Readonly<Record<string, string>> = {
    'css/index.css':
      '/* @import "old"; */ @import "base";\n@import url(./dark.css) screen;\n@import "package/all.css";\n.dark { --main: #ba8fff }',
    'css/base.css': '@import "../css/index.css";\n:root { --main: #764abc }',
    'css/dark.css': '.dark { --main: #000 }',
    'css/old.css': ':root { --main: #fff }',
  }
  const files = { paths: Object.keys(sheets), read: (file: string) => sheets[file] }
  expect(brandIn(['css/index.css'], files, { names })).toEqual({ light: '#764abc', dark: '#ba8fff', file: 'css/index.css' })
})

test('the light color is found where rules without a selector are for dark mode', () => {
  const css = ":root { --main: #fa0; }\n:root[data-theme='light'] { --main: #850; }"
  const brand = brandIn(['a.css'], { paths: [], read: () => css }, { names, isDarkFirst: true })
  expect([brand?.light, brand?.dark]).toEqual(['#850', '#fa0'])
})

const nothing: Migration = { pages: [], files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }

function accentsOf(brand: Pick<Brand, 'light' | 'dark'>): Readonly<Record<string, readonly [light: Rgb, dark: Rgb]>> {
  const [{ text } = { text: '' }] = withBrand(nothing, { ...brand, file: 'a.css' }).files
  const pairs = [...text.matchAll(/--docgen-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', light = '', dark = '']) => [name, [rgbOf(light) ?? [0, 0, 0], rgbOf(dark) ?? [0, 0, 0]]]),
  )
}

test.each(['#764abc', '#ffec3d', '#000000', '#ffffff', '#2094f3', '#808080'])(
  'accents that are made of %s can be read in both modes',
  (color) => {
    const { accent, 'accent-soft': soft, 'accent-strong': strong, 'on-accent': on } = accentsOf({ light: color, dark: undefined })
    for (const mode of [0, 1] as const) {
      const at = (pair: readonly [Rgb, Rgb] | undefined): Rgb => pair?.[mode] ?? [0, 0, 0]
      for (const text of [accent, strong]) expect(contrastOf(at(text), at(soft))).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(at(on), at(accent))).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('the config extends the theme by the style sheet', () => {
  const { settings, notes } = withBrand(nothing, { light: '#764abc', dark: '#ba8fff', file: 'css/own.css' })
  expect(configFileText(settings)).toBe(
    "import { defineConfig } from '@docgen/ssg-cli'\nimport { extendTheme, reactTheme } from '@docgen/theme-react'\n\nexport default defineConfig({\n  theme: extendTheme(reactTheme, { styles: ['./brand.css'] }),\n})\n",
  )
  expect(notes.map(({ kind, file }) => [kind, file])).toEqual([['changed', 'css/own.css']])
})
