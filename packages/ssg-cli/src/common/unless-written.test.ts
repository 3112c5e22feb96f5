import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { pathsWaitedFor, settled, unlessWritten, waitingLike } from './unless-written.ts'

const at = { file: 'docs/a.md', line: 1, column: 1 }
const broken: Diagnostic = { code: 'broken-asset', severity: 'error', ...at, message: 'None.', hint: 'Write one.' }

test('a finding holds where the output has no file of its path, and is then like any other', () => {
  const findings = [unlessWritten(broken, 'feed.xml'), broken]
  expect(settled(findings, new Set())).toEqual([broken, broken])
  expect(settled(findings, new Set(['feed.xml', 'other.xml']))).toEqual([broken])
  expect(pathsWaitedFor(findings)).toEqual(new Set(['feed.xml']))
})

test('what is made of a finding waits where that waits', () => {
  const own = { ...broken, code: 'own' }
  expect(settled([waitingLike(own, unlessWritten(broken, 'feed.xml'))], new Set(['feed.xml']))).toEqual([])
  expect(waitingLike(own, broken)).toBe(own)
})

test('what an output that failed would have written is no finding; what it may have written says so', () => {
  const findings = [
    unlessWritten(broken, 'feed.xml'),
    unlessWritten(broken, 'other.xml'),
    unlessWritten(broken, 'no.xml'),
    broken,
  ]
  const found = settled(findings, new Set(), (path) =>
    path === 'no.xml' ? undefined : { name: 'the output "feed"', isOwner: path === 'feed.xml' },
  )
  expect(found).toEqual([{ ...broken, hint: 'Correct the output "feed" first, which may write this file.' }, broken, broken])
})
