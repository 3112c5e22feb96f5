import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChangesets } from './changesets.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-changesets-'))
  mkdirSync(join(root, '.git'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

test('the highest of several announcements counts', () => {
  write({
    '.changeset/config.json': '{}',
    '.changeset/README.md': "---\n'@acme/core': major\n---\n",
    '.changeset/one.md': '---\n\'@acme/core\': patch\n"@acme/web": minor\n---\n\nText.\n',
    '.changeset/two.md': "---\r\n'@acme/core': minor\r\nother: none\r\n---\r\n\r\n@acme/web: major\r\n",
    'site/docs/index.md': '# Site\n',
  })
  const { areUsed, announcedFor } = readChangesets(join(root, 'site'))
  expect(areUsed).toBe(true)
  expect(['@acme/core', '@acme/web', 'other', '@acme/tools'].map(announcedFor)).toEqual(['minor', 'minor', undefined, undefined])
})

test('packages that are released together share an announcement', () => {
  write({
    '.changeset/config.json': '{ "fixed": [["@acme/*"], ["tool", "a.b"]] }',
    '.changeset/one.md': "---\n'@acme/core': major\n'tool': patch\n---\n",
  })
  const { announcedFor } = readChangesets(root)
  expect(['@acme/web', 'a.b', 'axb', '@acme/a/b'].map(announcedFor)).toEqual(['major', 'patch', undefined, undefined])
})

test('packages that are linked share an announcement as far as each has one', () => {
  write({
    '.changeset/config.json': '{ "linked": [["@acme/*", "!@acme/cli"], ["tool"]]}',
    '.changeset/one.md': "---\n'@acme/core': major\n'@acme/web': patch\n'@acme/cli': minor\n'tool': patch\n---\n",
  })
  const { announcedFor } = readChangesets(root)
  expect(['@acme/core', '@acme/web', '@acme/cli', '@acme/other', 'tool'].map(announcedFor)).toEqual([
    'major',
    'major',
    'minor',
    undefined,
    'patch',
  ])
})

test('a repository without changesets announces nothing', () => {
  write({ 'docs/index.md': '# Site\n' })
  const { areUsed, announcedFor } = readChangesets(join(root, 'docs'))
  expect([areUsed, announcedFor('@acme/core')]).toEqual([false, undefined])
})
