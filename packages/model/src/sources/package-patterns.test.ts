import { describe, expect, it, test } from 'vitest'
import { isPackagePattern, packagePatternsIn, withFoundPackages } from './package-patterns.ts'

test.each([
  ['packages/*', true],
  ['../packages/**', true],
  ['packages/{core,react}', true],
  ['!packages/old', true],
  ['packages/core', false],
  ['packages/{core}', false],
  ['.', false],
])('"%s" is a pattern: %s', (folder, expected) => expect(isPackagePattern(folder)).toBe(expected))

describe('withFoundPackages', () => {
  const core = { folder: 'packages/core', dir: 'core' }
  const react = { folder: 'packages/react', dir: 'react' }

  it('puts what a pattern means in its place, with what the config says of it', () => {
    const list = [{ folder: 'packages/*', readme: false, privatePackages: true }, { npm: '@acme/errors' }]
    expect(withFoundPackages(list, new Map([['packages/*', [core, react]]]))).toEqual([
      { ...core, readme: false },
      { ...react, readme: false },
      { npm: '@acme/errors' },
    ])
  })

  it('leaves a folder to the entry that names it, however it is written', () => {
    const list = [{ folder: 'packages/*' }, { folder: './packages/core/', dir: 'kernel' }]
    expect(withFoundPackages(list, new Map([['packages/*', [core, react]]]))).toEqual([react, list[1]])
  })

  it('takes a folder of two patterns once', () => {
    const found = new Map([
      ['packages/*', [core, react]],
      ['packages/r*', [react]],
    ])
    expect(withFoundPackages([{ folder: 'packages/r*' }, { folder: 'packages/*' }], found)).toEqual([react, core])
  })
})

test('the patterns of a list, each once', () => {
  const list = [
    { folder: 'packages/*' },
    { npm: 'ms' },
    { folder: 'packages/core' },
    { folder: '!packages/old' },
    { folder: 'packages/*' },
  ]
  expect(packagePatternsIn(list)).toEqual([{ folder: 'packages/*' }, { folder: '!packages/old' }])
  const wide = { folder: 'packages/*', privatePackages: true }
  expect(packagePatternsIn([wide, ...list])).toEqual([wide, { folder: '!packages/old' }])
  expect(packagePatternsIn([...list, wide])).toEqual([wide, { folder: '!packages/old' }])
})
