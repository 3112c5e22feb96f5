import { expect, test } from 'vitest'
import { cssText } from './css-text.ts'

test('lengths of React without a unit are pixels, and what is no text is left out', () => {
  expect(cssText({ fontSize: 2, margin: 0, fillOpacity: 0.5, color: 'red', hidden: true })).toBe(
    'font-size: 2px; margin: 0; fill-opacity: 0.5; color: red',
  )
})
