// Writes src/social/typeface.ts: the outlines of the theme's typeface. `node typeface.mjs`, after an update of it.
// fontkit cannot set the weight of a variable WOFF2, so these come from the static files of the same typeface.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const require = createRequire(import.meta.url)
const weight = 600

/** What European languages are written with, and the signs of prose. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
]
const others = '€™←→−ȘșȚț'
/** Pairs of these are set closer or wider. */
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-/@“”’']

export function typefaceData() {
  const fonts = ['latin', 'latin-ext'].map((part) =>
    openSync(require.resolve(`@fontsource/figtree/files/figtree-${part}-${weight}-normal.woff`)),
  )
  const codes = [
    ...ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
    ...[...others].map((letter) => letter.codePointAt(0)),
  ]
  const letters = {}
  for (const code of codes) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
    if (!font) continue
    const glyph = font.glyphForCodePoint(code)
    letters[String.fromCodePoint(code)] = [Math.round(glyph.advanceWidth), outlineOf(glyph)]
  }
  const [latin] = fonts
  const kerning = {}
  for (const first of kerned) {
    for (const second of kerned) {
      const { positions } = latin.layout(first + second)
      const moved = Math.round((positions[0]?.xAdvance ?? 0) - letters[first][0])
      if (positions.length === 2 && Math.abs(moved) > 8) kerning[first + second] = moved
    }
  }
  return { unitsPerEm: latin.unitsPerEm, letters, kerning }
}

/** As `TypefaceData` has it: whole units, and curves of one control point. */
function outlineOf(glyph) {
  const names = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', closePath: 'Z' }
  return glyph.path.commands
    .map(({ command, args }) => {
      if (names[command] === undefined) throw new Error(`An outline has a ${command}.`)
      return names[command] + args.map((value) => Math.round(value)).join(' ')
    })
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = [
    '// Made by typeface.mjs from Figtree (https://github.com/erikdkennedy/figtree), licensed under the SIL Open Font License 1.1.',
    '',
    '/** `TypefaceData` as JSON, read when the first picture is drawn. */',
    `export const typeface = ${JSON.stringify(JSON.stringify(typefaceData())).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')}`,
    '',
  ]
  writeFileSync(fileURLToPath(new URL('src/social/typeface.ts', import.meta.url)), lines.join('\n'))
}
