import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every style sheet is part of the theme', () => {
  const imported = [...readFileSync(new URL('./theme.css', import.meta.url), 'utf8').matchAll(/^@import '\.\/(.+)';$/gm)]
  const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css') && name !== 'theme.css')
  expect(imported.map(([, name]) => name).sort()).toEqual(sheets.sort())
})
