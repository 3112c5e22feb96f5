import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultFileAccess } from '../config/complete-config.ts'
import { createAuthorFiles } from '../io/author-files.ts'
import { putFiles } from '../io/put-files-fixture.ts'
import { findWorkspace } from '../io/workspace/find-workspace.ts'
import { sayWorkspace } from './say-workspace.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-say-'))
afterAll(() => rmSync(root, { recursive: true }))
putFiles(root, {
  'docgen.config.mts': '',
  'one/.git/HEAD': '',
  'one/docs/a.md': '# A',
  'two/.git/HEAD': '',
  'two/docgen.config.mts': '',
  'two/docs/a.md': '# A',
  'two/packages/core/package.json': { name: '@two/core', version: '1.0.0', types: 'index.d.ts' },
})

async function said(folder: string): Promise<readonly string[]> {
  const site = join(root, folder)
  let text = ''
  const stdout = { isTerminal: false, write: (more: string) => void (text += more) }
  await sayWorkspace({ workspace: await findWorkspace(createAuthorFiles(site, defaultFileAccess), 'dist') }, site, {
    stdout,
    env: {},
  })
  return text.split('\n')
}

test('in a folder of a site, it says that the config is further up', async () => {
  expect(await said('two/docs')).toEqual([
    'No docgen.config.ts: the site is built from the Markdown of this folder.',
    '  ../docgen.config.mts is for another folder. To build its site, run docgen there.',
    '',
    '',
  ])
})

test('in a package of a site, it says so behind what the package has', async () => {
  const lines = await said('two/packages/core')
  expect(lines[0]).toBe('No docgen.config.ts: the site "@two/core" is built from this package.')
  expect(lines).toContain('  ../../docgen.config.mts is for another folder. To build its site, run docgen there.')
})

test('a config outside of the repository is that of somebody else', async () => expect(await said('one/docs')).toEqual(['']))
