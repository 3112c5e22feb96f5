import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { findEntryPoints } from './find-entry-points.ts'
import { toPackageManifest } from './package-manifest.ts'

const manifest = '{ "name": "kit", "version": "1.0.0", "types": "dist/index.d.ts" }'
const commented = '/**\nSorts rows.\n*/\nexport declare function sort(): void\n'
const plain = 'export declare function sort(): void\n'
const slashes = '/// Sorts rows.\nexport function sort(): void {}\n'

test.each<[string, 'npm' | 'folder', Readonly<Record<string, string>>, string]>([
  ['sources without doc comments', 'npm', { 'src/index.ts': slashes, 'dist/index.d.ts': commented }, 'dist/index.d.ts'],
  [
    'in what they import',
    'npm',
    {
      'src/index.ts': "export { sort } from './sort.js'\nimport { x } from './lost'",
      'src/sort.ts': slashes,
      'dist/index.d.ts': "export * from './sort.js'",
      'dist/sort.d.ts': "import './in'\nexport {}",
      'dist/in/index.d.ts': commented,
    },
    'dist/index.d.ts',
  ],
  [
    'sources with one in what they import',
    'npm',
    {
      'src/index.ts': "export {\n  sort,\n} from './in'",
      'src/in/index.ts': '/** Sorts rows. */\nexport function sort(): void {}',
      'dist/index.d.ts': commented,
    },
    'src/index.ts',
  ],
  ['no doc comments at all', 'npm', { 'src/index.ts': slashes, 'dist/index.d.ts': plain }, 'src/index.ts'],
  [
    'circles',
    'npm',
    { 'src/index.ts': "export * from '.'\nexport * from './index.ts'", 'dist/index.d.ts': plain },
    'src/index.ts',
  ],
  ['an empty comment', 'npm', { 'src/index.ts': `/**/${slashes}`, 'dist/index.d.ts': commented }, 'dist/index.d.ts'],
  ['a folder, whose author can write them', 'folder', { 'src/index.ts': slashes, 'dist/index.d.ts': commented }, 'src/index.ts'],
])('types are read where docgen finds comments: %s', async (_, kind, files, expected) => {
  const site = createSite(Object.fromEntries(Object.entries(files).map(([file, text]) => [`node_modules/kit/${file}`, text])))
  try {
    const parsed = toPackageManifest(manifest)
    if (!parsed) throw new Error('No manifest')
    const { found } = await findEntryPoints({
      folder: join(site.root, 'node_modules/kit'),
      kind,
      manifest: parsed,
      typescript: ts.version,
      outputFolders: [],
      listed: { written: [], files: [], expanded: [] },
    })
    expect(found).toEqual([{ subpath: '.', file: expected }])
  } finally {
    site.remove()
  }
})
