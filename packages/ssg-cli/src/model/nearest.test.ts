import { expect, test } from 'vitest'
import { findNearest, findNearestPath } from './nearest.ts'

test.each([
  ['confg', ['config', 'concept'], 'config'],
  ['titel', ['tile', 'title'], 'title'],
  ['getting-startd', ['getting-started', 'settings'], 'getting-started'],
  ['Description', ['description', 'descriptions'], 'description'],
  ['jso', ['js', 'json'], 'json'],
  ['zebra', ['config', 'title'], undefined],
  ['a', ['b'], 'b'],
])('nearest to %s', (word, candidates, expected) => expect(findNearest(word, candidates)).toBe(expected))

test.each([
  ['docs/nope.md', ['docs/index.md', 'docs/open.md'], undefined],
  ['docs/instal.md', ['docs/index.md', 'docs/install.md'], 'docs/install.md'],
  ['/docs/guide/', ['/docs/guides/', '/docs/'], '/docs/guides/'],
])('nearest path to %s', (path, candidates, expected) => expect(findNearestPath(path, candidates)).toBe(expected))
