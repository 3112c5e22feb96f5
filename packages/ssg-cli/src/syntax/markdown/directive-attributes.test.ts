import { expect, test } from 'vitest'
import type { AttributeTypes } from '@docgen/model'
import { readAttributes } from './directive-attributes.ts'

const types: AttributeTypes = {
  label: { type: 'string' },
  stars: { type: 'number', required: true },
  open: { type: 'boolean' },
  size: { type: 'enum', values: ['small', 'large'] },
}

test.each([
  [
    { stars: '4', label: 'a b', open: '', size: 'large' },
    { stars: 4, label: 'a b', open: true, size: 'large' },
  ],
  [
    { stars: '-0.5', open: 'false' },
    { stars: -0.5, open: false },
  ],
  [
    { stars: '0', open: 'true', label: '' },
    { stars: 0, open: true, label: '' },
  ],
  [
    { stars: '1', label: null },
    { stars: 1, label: '' },
  ],
])('%j has the values %j', (written, values) => expect(readAttributes(types, written)).toEqual({ values, problems: [] }))

test.each([
  [{}, 'fatal: lacks the attribute "stars". Add {stars=…}, with a number.'],
  [{ stars: 'five' }, 'fatal: has the attribute "stars" with "five", which is not a number. Write a number.'],
  [{ stars: '' }, 'fatal: has the attribute "stars" with "", which is not a number. Write a number.'],
  [{ stars: 'Infinity' }, 'fatal: has the attribute "stars" with "Infinity", which is not a number. Write a number.'],
  [
    { stars: '1', open: 'yes' },
    'fatal: has the attribute "open" with "yes", which is not "true" or "false". Write "true" or "false".',
  ],
  [
    { stars: '1', size: 'lrage' },
    'fatal: has the attribute "size" with "lrage", which is not one of "small", "large". Write {size=large}, the closest value.',
  ],
  [{ stars: '1', lable: 'a' }, 'has no attribute "lable". Write "label", the closest attribute.'],
  [
    { stars: '1', hasOwnProperty: 'a' },
    'has no attribute "hasOwnProperty". Remove it; it takes "label", "stars", "open", "size".',
  ],
])('%j: %s', (written, problem) => {
  const { problems } = readAttributes(types, written)
  expect(problems.map(({ isFatal, problem, hint }) => `${isFatal ? 'fatal: ' : ''}${problem}. ${hint}`)).toEqual([problem])
})

test('a directive without attributes takes none', () => {
  expect(readAttributes({}, { a: '' }).problems).toEqual([
    { name: 'a', problem: 'has no attribute "a"', hint: 'Remove it.', isFatal: false },
  ])
})
