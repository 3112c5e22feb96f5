import { expect, test } from 'vitest'
import { ignoredPaths, withIgnored } from './ignore-lines.ts'
import { withAdditions } from './manifest-text.ts'

const additions = { scripts: { 'docs:build': 'docgen build' }, devDependencies: { '@docgen/ssg-cli': '^0.1.0' } }

test.each([
  [
    'two spaces, lists on one line',
    '{\n  "name": "a",\n  "files": ["dist", "bin"],\n  "scripts": {\n    "test": "vitest"\n  }\n}\n',
    '{\n  "name": "a",\n  "files": ["dist", "bin"],\n  "scripts": {\n    "test": "vitest",\n    "docs:build": "docgen build"\n  },\n  "devDependencies": {\n    "@docgen/ssg-cli": "^0.1.0"\n  }\n}\n',
  ],
  [
    'tabs, sorted dependencies',
    '{\n\t"devDependencies": {\n\t\t"@a/a": "1",\n\t\t"vitest": "4"\n\t},\n\t"scripts": { "docs:build": "mine" }\n}',
    '{\n\t"devDependencies": {\n\t\t"@a/a": "1",\n\t\t"@docgen/ssg-cli": "^0.1.0",\n\t\t"vitest": "4"\n\t},\n\t"scripts": { "docs:build": "mine" }\n}',
  ],
  [
    'objects on one line behind each other',
    '{\n  "scripts": { "docs:build": "docgen build" },\n  "repository": { "type": "git", "url": "a" }\n}\n',
    '{\n  "scripts": { "docs:build": "docgen build" },\n  "repository": { "type": "git", "url": "a" },\n  "devDependencies": {\n    "@docgen/ssg-cli": "^0.1.0"\n  }\n}\n',
  ],
  [
    'tabs and no dependencies',
    '{\r\n\t"scripts": { "docs:build": "x" }\r\n}',
    '{\r\n\t"scripts": { "docs:build": "x" },\r\n\t"devDependencies": {\r\n\t\t"@docgen/ssg-cli": "^0.1.0"\r\n\t}\r\n}',
  ],
  [
    'a dependency of another section',
    '{\n  "dependencies": { "@docgen/ssg-cli": "^0.0.9" },\n  "scripts": { "docs:build": "x" }\n}\n',
    '{\n  "dependencies": { "@docgen/ssg-cli": "^0.0.9" },\n  "scripts": { "docs:build": "x" }\n}\n',
  ],
])('adds to a package.json with %s', (_, before, after) => {
  expect(withAdditions(before, additions)).toBe(after)
  expect(withAdditions(after, additions)).toBe(after)
})

test.each([
  '',
  '[]',
  'no json',
  '{bad',
  '{\n<<<<<<< HEAD\n  "scripts": {}\n=======\n  "scripts": { "a": "b" }\n>>>>>>> other\n}\n',
  '{ "scripts": null }',
  '{ "scripts": {}, "devDependencies": [] }',
])('refuses %j', (text) => expect(withAdditions(text, additions)).toBe(undefined))

test.each([
  [undefined, '.docgen/\ndist/\n'],
  ['node_modules', 'node_modules\n.docgen/\ndist/\n'],
  ['a\r\n/dist\r\n', 'a\r\n/dist\r\n.docgen/\r\n'],
  ['.docgen\ndist/\n', '.docgen\ndist/\n'],
])('a .gitignore of %j becomes %j', (before, after) => expect(withIgnored(before, ['.docgen/', 'dist/'])).toBe(after))

test('a .gitignore names what a killed build leaves beside the output, and the packages where it is new', () => {
  expect(ignoredPaths('', 'docs-dist')).toEqual(['.docgen/', 'docs-dist/', '.docs-dist.docgen-*'])
  expect(ignoredPaths('', 'build/site')).toEqual(['.docgen/', 'build/site/', 'build/.site.docgen-*'])
  expect(ignoredPaths('', '../public')).toEqual(['.docgen/'])
  expect(ignoredPaths(undefined, 'dist')).toEqual(['node_modules/', '.docgen/', 'dist/', '.dist.docgen-*'])
})
