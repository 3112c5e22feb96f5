// SECURITY.md names the tests that hold its promises: they have to be there.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const promises = text.slice(text.indexOf('## What docgen promises'), text.indexOf('## Text of packages')).split(/^\*\*/m).slice(1)

test('SECURITY.md makes promises', () => assert.ok(promises.length >= 9))

for (const promise of promises) {
  const title = promise.slice(0, promise.indexOf('**'))
  const files = [...promise.matchAll(/`((?:packages|tests)\/[^`]+)`/g)].map(([, file]) => file)
  test(`a test holds: ${title}`, () => {
    assert.ok(files.length > 0)
    for (const file of files) assert.ok(existsSync(join(root, file)), file)
  })
}
