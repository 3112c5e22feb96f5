import { expect, test } from 'vitest'
import { placeInStack, stackOf } from './thrown-place.ts'

const files = ['docgen.config.ts', 'rules.ts', 'plugins/rules.ts', '../shared/outputs.ts', 'pages/[slug].tsx']

const placeIn = (stack: string, root: string): string | undefined => {
  const place = placeInStack(stack, { root, files })
  return place && `${place.file}:${place.line}:${place.column}`
}

test.each([
  ['a file of the site', 'Error: x\n    at run (/a/docgen.config.ts:3:7)', 'docgen.config.ts:3:7'],
  [
    'the first of several',
    '    at one (/b/dist/cli.js:1:1)\n    at /a/rules.ts:5:1\n    at /a/docgen.config.ts:3:7',
    'rules.ts:5:1',
  ],
  ['a file whose name another ends with', '    at run (/a/plugins/rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['a file that is named by its URL', '    at async run (file:///a/plugins/rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['a URL with a query', '    at file:///a/rules.ts?t=1:5:13', 'rules.ts:5:13'],
  ['an encoded URL', '    at file:///a/pages/%5Bslug%5D.tsx:5:13', 'pages/[slug].tsx:5:13'],
  ['a file above the site', '    at run (/shared/outputs.ts:5:13)', '../shared/outputs.ts:5:13'],
  ['none of them', '    at run (/a/other.ts:5:13)', undefined],
  ['a file of the same name in a package', '    at run (/a/node_modules/shout/rules.ts:5:13)', undefined],
  ['a file of the same path in a package', '    at run (file:///a/node_modules/shout/plugins/rules.ts:5:13)', undefined],
  ['a file of the same name in another site', '    at run (/b/docgen.config.ts:5:13)', undefined],
  ['a file that the message names', 'Error: see /a/rules.ts:5:13', undefined],
  ['a backslash in a name', '    at run (/a/plugins\\rules.ts:5:13)', undefined],
  ['no file', '    at Promise.all (index 0)\n    at node:internal/rules.ts:1:1\n    at file://%/rules.ts:1:1', undefined],
])('the place of a stack that leads to %s', (_, stack, expected) => expect(placeIn(stack, '/a')).toBe(expected))

test.each([
  ['a path', '    at run (C:\\a\\plugins\\rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['a path with another spelling of the drive', '    at run (c:\\a\\plugins\\rules.ts:5:13)', 'plugins/rules.ts:5:13'],
  ['a URL', '    at run (file:///C:/a/plugins/rules.ts?t=1:5:13)', 'plugins/rules.ts:5:13'],
  ['a file above the site', '    at run (file:///C:/shared/outputs.ts:5:13)', '../shared/outputs.ts:5:13'],
  ['a file of a package', '    at run (C:\\a\\node_modules\\shout\\rules.ts:5:13)', undefined],
])('on Windows, %s', (_, stack, expected) => expect(placeIn(stack, 'C:\\a')).toBe(expected))

test('on Windows, a share', () => {
  const place = '    at run (file://server/docs/rules.ts:5:13)'
  expect(placeIn(place, '\\\\server\\docs')).toBe('rules.ts:5:13')
  expect(placeIn('    at run (\\\\server\\docs\\rules.ts:5:13)', '\\\\server\\docs')).toBe('rules.ts:5:13')
})

test('folders whose names have brackets', () => {
  expect(placeIn('    at run (/my (site)/rules.ts:5:13)', '/my (site)')).toBe('rules.ts:5:13')
  expect(placeIn('    at /my (site)/rules.ts:5:13', '/my (site)')).toBe('rules.ts:5:13')
})

test.each([
  ['an error', Object.assign(new Error('x'), { stack: 'at a' }), 'at a'],
  ['an error without a stack', Object.assign(new Error('x'), { stack: '' }), undefined],
  ['a text', 'x', undefined],
])('the stack of %s', (_, thrown, expected) => expect(stackOf(thrown)).toBe(expected))
