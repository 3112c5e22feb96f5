import { expect, test } from 'vitest'
import { contrastOf, hexOf, mixed, rgbOf } from './color.ts'

test.each([
  ['#abc', '#aabbcc'],
  ['#764ABC', '#764abc'],
  ['#764abc80', '#764abc'],
  ['rgb(118, 74, 188)', '#764abc'],
  ['rgba(118 74 188 / 50%)', '#764abc'],
  ['hsl(210, 50%, 40%)', '#336699'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['var(--x)', undefined],
  ['red', undefined],
])('%s is %s', (css, hex) => {
  const color = rgbOf(css)
  expect(color && hexOf(color)).toBe(hex)
})

test('contrast is that of WCAG', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

test('colors mix by parts', () => expect(mixed([0, 0, 0], [100, 200, 50], 0.5)).toEqual([50, 100, 25]))
