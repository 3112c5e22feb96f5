import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

/** Code reads from left to right in every language, and an arrow is two sides of a square, which is turned. */
const known = new Set([
  'code-block.css: padding: var(--docgen-space-2) min(7.5rem, 30%) var(--docgen-space-2) var(--docgen-space-4)',
  'code-block.css: inset: 0 auto auto 0',
  ...['prose', 'sidebar', 'versions'].map((name) => `${name}.css: border-width: 0 1.5px 1.5px 0`),
])

/** Values of the four sides that name another one for the left than for the right. */
function onlyOfLeftToRight(css: string): readonly string[] {
  const ofSides = css.match(/(?<![\w-])(?:padding|margin|inset|border-width):[^;]+/g) ?? []
  return ofSides.filter((declaration) => {
    const [, ...sides] = declaration.replace(/\(.*?\)+/g, (value) => value.replaceAll(' ', '')).split(/\s+/)
    return sides.length === 4 && sides[1] !== sides[3]
  })
}

test.each(styles)('what %s says of left and right is mirrored for languages that read from right to left', (name) => {
  const found = onlyOfLeftToRight(readFileSync(new URL(name, import.meta.url), 'utf8'))
  expect(found.map((declaration) => `${name}: ${declaration}`).filter((declaration) => !known.has(declaration))).toEqual([])
})
