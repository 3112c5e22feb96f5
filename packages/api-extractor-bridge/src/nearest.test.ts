import { expect, test } from 'vitest'
import { findNearest } from './nearest.ts'

test.each([
  ['Servr', ['Service', 'Server'], 'Server'],
  ['server', ['Server', 'Client'], 'Server'],
  ['User', ['Session', 'Token'], undefined],
  ['x', [], undefined],
])('%s is nearest to %o', (word, candidates, expected) => expect(findNearest(word, candidates)).toBe(expected))
