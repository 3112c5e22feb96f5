import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

/** Paper is read from nearer, and keys are letters in a box. */
const known = new Set(['print.css: 0.85em', 'listings.css: 0.8em'])

test('text that is smaller than the text around it has a size that it keeps, however small that is', () => {
  const smaller = styles.flatMap((name) => {
    const css = readFileSync(new URL(name, import.meta.url), 'utf8')
    return [...css.matchAll(/font-size:([^;]*0\.\d+em[^;]*);/g)].map(([, size = '']) => ({ name, size: size.trim() }))
  })
  expect(smaller).toContainEqual({ name: 'prose.css', size: 'max(0.85em, 0.75rem)' })
  const free = smaller.filter(({ name, size }) => !size.startsWith('max(') && !known.has(`${name}: ${size}`))
  expect(free).toEqual([])
})
