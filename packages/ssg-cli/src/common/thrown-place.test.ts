import { expect, test } from 'vitest'
import { placeInStack, stackOf } from './thrown-place.ts'

const files = ['docgen.config.ts', 'rules.ts', 'plugins/rules.ts']

test.each([
  ['a file of the site', 'Error: x\n    at run (/a/docgen.config.ts:3:7)', 'docgen.config.ts:3:7'],
  [
    'the first of several',
    '    at one (/b/dist/cli.js:1:1)\n    at /a/rules.ts:5:1\n    at /a/docgen.config.ts:3:7',
    'rules.ts:5:1',
  ],
  ['a file whose name another ends with', '    at run (/a/plugins/rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['a path of Windows', '    at run (C:\\a\\plugins\\rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['none of them', '    at run (/a/other.ts:5:13)', undefined],
])('the place of a stack that leads to %s', (_, stack, expected) => {
  const place = placeInStack(stack, files)
  expect(place && `${place.file}:${place.line}:${place.column}`).toBe(expected)
})

test.each([
  ['an error', Object.assign(new Error('x'), { stack: 'at a' }), 'at a'],
  ['an error without a stack', Object.assign(new Error('x'), { stack: '' }), undefined],
  ['a text', 'x', undefined],
])('the stack of %s', (_, thrown, expected) => expect(stackOf(thrown)).toBe(expected))
