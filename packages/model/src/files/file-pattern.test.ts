import { expect, test } from 'vitest'
import { patternOf } from './file-pattern.ts'

test.each([
  ['docs/a.md', 'docs/a.md', true],
  ['docs/a.md', 'docs/axmd', false],
  ['docs/*.md', 'docs/a.md', true],
  ['docs/*.md', 'docs/guide/a.md', false],
  ['docs/**', 'docs/guide/a.md', true],
  ['docs/**/a.md', 'docs/a.md', true],
  ['docs/**/a.md', 'docs/guide/deep/a.md', true],
  ['docs/**/a.md', 'docs/guide/ba.md', false],
  ['**/a.md', 'a.md', true],
  ['docs/?.{md,markdown}', 'docs/a.markdown', true],
  ['docs/?.{md,markdown}', 'docs/a.mdx', false],
  ['node_modules/@a/b+c/**', 'node_modules/@a/b+c/src/index.ts', true],
  ['a,b}.md', 'a,b}.md', true],
  ['{a.md', 'a.md', true],
])('%s and %s: %s', (glob, path, expected) => expect(patternOf(glob).test(path)).toBe(expected))
