import { expect, test } from 'vitest'
import { compareNames, compareText } from './compare-text.ts'

test('texts are sorted by the numbers of their characters, whatever the language', () => {
  expect(['é', 'b', 'Z', 'a', 'a', '10', '9'].sort(compareText)).toEqual(['10', '9', 'Z', 'a', 'a', 'b', 'é'])
})

test('numbers within names go by their size, and everything else by its characters', () => {
  const names = [
    'make2',
    'make',
    'make10',
    'make1',
    'make1b',
    'make01',
    'make$',
    'Make3',
    'v9007199254740993',
    'v9007199254740992',
    '10',
    '9',
  ]
  expect(names.sort(compareNames)).toEqual([
    '9',
    '10',
    'Make3',
    'make',
    'make$',
    'make01',
    'make1',
    'make1b',
    'make2',
    'make10',
    'v9007199254740992',
    'v9007199254740993',
  ])
})

test('the order of two names is the same from both sides, and equal names alone are equal', () => {
  const names = ['', 'a', 'a0', 'a00', 'a01', 'a1', 'a01x', 'a1x', 'a1x0', 'a10', 'ax', '1a', '01a', '1']
  for (const a of names)
    for (const b of names) expect(Math.sign(compareNames(a, b)), `${a} ${b}`).toBe(a === b ? 0 : -Math.sign(compareNames(b, a)))
})
