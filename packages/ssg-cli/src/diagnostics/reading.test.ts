import { expect, test } from 'vitest'
import { refusedSource } from './reading.ts'

test.each([
  ['../core/CHANGELOG.md', 'This file is outside the site and its repository.'],
  ['/etc/hosts', 'This link leads out of the site and its repository, to "/etc/hosts".'],
])('a source that is outside, at %s', (target, message) => {
  const found = refusedSource('../core/CHANGELOG.md', { refusal: 'outside', target, isFolder: false })
  expect(found).toMatchObject({ code: 'outside-root', message })
  expect(found.hint).toContain('`files.allow`')
})
