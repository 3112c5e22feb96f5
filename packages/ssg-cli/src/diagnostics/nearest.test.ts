import { expect, test } from 'vitest'
import { findNearest } from './nearest.ts'

test.each([
  ['confg', ['config', 'concept'], 'config'],
  ['titel', ['tile', 'title'], 'title'],
  ['getting-startd', ['getting-started', 'settings'], 'getting-started'],
  ['Description', ['description', 'descriptions'], 'description'],
  ['zebra', ['config', 'title'], undefined],
  ['a', ['b'], 'b'],
])('nearest to %s', (word, candidates, expected) => expect(findNearest(word, candidates)).toBe(expected))
