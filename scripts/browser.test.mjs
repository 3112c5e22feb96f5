import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { findBrowser } from './browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'docgen-browser-'))
const chrome = join(folder, 'google-chrome')
writeFileSync(chrome, '')
after(() => rmSync(folder, { recursive: true, force: true }))

test('a browser on the PATH', () =>
  assert.equal(findBrowser({ PATH: [join(folder, 'nowhere'), folder].join(delimiter) }), chrome))
test('the one that CHROMIUM_PATH names', () => assert.equal(findBrowser({ PATH: '', CHROMIUM_PATH: chrome }), chrome))
test('none where CHROMIUM_PATH names nothing', () =>
  assert.equal(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'no') }), undefined))
