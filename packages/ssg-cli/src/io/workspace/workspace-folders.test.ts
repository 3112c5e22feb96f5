import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SampleFinding } from '@docgen/model'
import { putFiles } from '../put-files-fixture.ts'
import { withWorkspaceFolders } from './workspace-folders.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-folders-'))
afterAll(() => rmSync(root, { recursive: true }))
putFiles(root, {
  'package.json': {},
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - website\n  - ../other\n',
  'packages/core/package.json': { name: '@acme/core' },
  'packages/broken/package.json': '{',
  'website/package.json': { name: 'website' },
})

async function folderOf(finding: Partial<SampleFinding>, site: string): Promise<string | undefined> {
  const found: SampleFinding = { module: 0, kind: 'type', line: 1, column: 1, typeScriptCode: 2307, message: 'No.', ...finding }
  const units = [{ findings: [found], links: [] }]
  const { units: told } = await withWorkspaceFolders({ units, diagnostics: [], watchFiles: [] }, join(root, site))
  return told[0]?.findings[0]?.folder
}

test.each<[string, Partial<SampleFinding>, string, string | undefined]>([
  ['a package', { from: '@acme/core' }, '.', 'packages/core'],
  ['a file of a package', { from: '@acme/core/lib/a' }, '.', 'packages/core'],
  ['a package, seen from a site below', { from: '@acme/core' }, 'website', '../packages/core'],
  ['the package of the site', { from: 'website' }, 'website', '.'],
  ['a package that is elsewhere', { from: 'react' }, '.', undefined],
  ['another file', { from: './core' }, '.', undefined],
  ['a name that a package lacks', { from: '@acme/core', name: 'Core' }, '.', undefined],
])('%s', async (_, finding, site, folder) => expect(await folderOf(finding, site)).toBe(folder))
