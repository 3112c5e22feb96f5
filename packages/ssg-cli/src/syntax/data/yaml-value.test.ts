import { expect, test } from 'vitest'
import { readYamlValue } from './yaml-value.ts'

test.each([
  ['a: 1\nb: [x, y]', { a: 1, b: ['x', 'y'] }],
  ['a: !!python/name:material.extensions.emoji.twemoji', { a: '' }],
  ['a: !ENV [CI, false]', { a: ['CI', false] }],
])('%j', (text, value) => expect(readYamlValue(text)).toEqual({ value }))

test('names the line of what is no YAML', () => {
  expect(readYamlValue('a: 1\nb: [')).toMatchObject({ value: undefined, problem: { line: 2 } })
})
