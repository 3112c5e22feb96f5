import { expect, test } from 'vitest'
import { customTargetsOf, findTarget, isInRange, starOf, subpathsOf, typedFilesOf, typeTargetsOf } from './exported-types.ts'

test.each([
  [undefined, []],
  [null, []],
  ['./index.js', ['.']],
  [{ import: './index.mjs' }, ['.']],
  [['./a.js'], ['.']],
  [{ '.': './a.js', './b': './b.js', './c/*': './c/*.js', './': './' }, ['.', './b', './c/*']],
])('subpaths of %j', (exports, keys) => expect([...subpathsOf(exports).keys()]).toEqual(keys))

test.each([
  ['./a', { target: 'exact', star: '' }],
  ['./a/b', { target: 'pattern', star: 'b' }],
  ['./a/in/x', { target: null, star: 'x' }],
  ['./a/x.js', { target: 'script', star: 'x' }],
  ['./b', undefined],
])('%s leads to %j', (subpath, found) => {
  const exports = subpathsOf({ './a': 'exact', './a/*': 'pattern', './a/*.js': 'script', './a/in/*': null })
  expect(findTarget(exports, subpath)).toEqual(found)
})

test.each([
  ['a/*', 'a/b/c', 'b/c'],
  ['a/*.js', 'a/b.js', 'b'],
  ['a/*.js', 'a/.js', undefined],
  ['a', 'a', undefined],
])('the star of %s in %s', (pattern, path, star) => expect(starOf(pattern, path)).toBe(star))

test.each([
  ['./x.js', ['x.ts', 'x.tsx', 'x.d.ts']],
  ['./x.jsx', ['x.tsx', 'x.ts', 'x.d.ts']],
  ['./x.mjs', ['x.mts', 'x.d.mts']],
  ['./x.d.cts', ['x.d.cts']],
  ['./x.css', []],
  ['../x.js', []],
])('types of %s are in %j', (target, files) => expect(typedFilesOf(target)).toEqual(files))

test.each([
  ['./a.js', ['./a.js']],
  [{ require: './a.cjs', default: './a.js' }, ['./a.js', './a.cjs']],
  [{ browser: './b.js' }, ['./b.js']],
  [{ browser: './b.js', node: './n.js' }, ['./n.js', './b.js']],
  [{ node: './n.js', default: './a.js' }, ['./a.js', './n.js']],
  [{ 'types@<4': './old.d.ts', 'types@>=4.1': './new.d.ts', default: './a.js' }, ['./new.d.ts', './a.js']],
  [{ import: { types: './a.d.mts' }, require: { types: './a.d.cts' } }, ['./a.d.mts', './a.d.cts']],
  [['./../../*', './a/../../*.js', './node_modules/x/a.js', './a.js'], ['./a.js']],
  [null, []],
])('the targets of %j', (target, files) => expect(typeTargetsOf(target, '6.0.3')).toEqual(files))

test('finds sources behind conditions of families', () => {
  expect(customTargetsOf({ '@acme/source': './src/a.ts', types: './a.d.ts', import: { 'acme-dev': './src/b.tsx' } })).toEqual([
    './src/a.ts',
    './src/b.tsx',
  ])
})

test.each([
  ['*', true],
  ['>=4', true],
  ['<4.0', false],
  ['>=4 <6', false],
  ['<4 || >=6.0', true],
  ['^6.0.1', true],
  ['~6.1', false],
  ['6', true],
])('6.0.3 is in %s: %s', (range, isIn) => expect(isInRange('6.0.3', range)).toBe(isIn))
