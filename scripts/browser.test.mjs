import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { findBrowser } from './browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'docgen-browser-'))
const chrome = join(folder, 'google-chrome')
const shell = join(folder, 'headless-shell')
for (const file of [chrome, shell]) writeFileSync(file, '')
after(() => rmSync(folder, { recursive: true, force: true }))

test('a browser on the PATH', () =>
  assert.equal(findBrowser({ PATH: [join(folder, 'nowhere'), folder].join(delimiter) }), chrome))
test('the one that is preferred', () => assert.equal(findBrowser({ PATH: folder }, ['headless-shell']), shell))
test('the one that CHROMIUM_PATH names', () =>
  assert.equal(findBrowser({ PATH: folder, CHROMIUM_PATH: chrome }, ['headless-shell']), chrome))
test('none where CHROMIUM_PATH names nothing', () =>
  assert.equal(findBrowser({ PATH: folder, CHROMIUM_PATH: join(folder, 'no') }), undefined))
