import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wideScreen, widestScreen } from '../client/wide-screen.ts'

const styles = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'))

test('what depends on the width of the screen follows the text size of the reader', () => {
  const widths = styles.flatMap((name) => {
    const css = readFileSync(new URL(name, import.meta.url), 'utf8')
    return [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/([\d.]+[a-z]+)\s*<=\s*width|\bwidth\s*[<>=]+\s*([\d.]+[a-z]+)/g)]
        .flatMap(([, least, other]) => [least, other])
        .filter((width) => width !== undefined),
    )
  })
  expect(widths.length).toBeGreaterThan(20)
  // The first is a phone whose reader has doubled the size of text. The scripts know the two at which columns come.
  expect([...new Set(widths)].sort()).toEqual([
    '20rem',
    '40rem',
    ...[wideScreen, widestScreen].map((query) => /[\d.]+rem/.exec(query)?.[0]),
  ])
})
