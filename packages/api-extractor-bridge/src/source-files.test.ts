import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApiReference } from './api-reference.ts'
import { createApiProgram } from './create-program.ts'
import { createExtractor } from './extract.ts'
import { resolvePackages } from './resolve-packages.ts'
import { createSourceFiles } from './source-files.ts'
import { createSite } from './testing/create-site.ts'

const files = {
  'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
  'lib/index.ts': `export * from './one.js'\nexport * from './two.js'`,
  'lib/one.ts': 'export interface One { id: string }',
  'lib/two.ts': `import type { One } from './one.js'\nexport interface Two extends One {}`,
}
const options = { packages: [{ folder: 'lib' }] }

test('reads again what has changed, and keeps the rest', async () => {
  const site = createSite(files)
  try {
    const { packages } = await resolvePackages(site.root, options)
    const sourceFiles = createSourceFiles()
    const first = createApiProgram(packages, sourceFiles)
    site.write({ 'lib/two.ts': 'export interface Two { other: true }' })
    const second = createApiProgram(packages, sourceFiles)
    const isKept = (file: string) => {
      const source = first.program.getSourceFile(join(site.root, file))
      return source !== undefined && source === second.program.getSourceFile(join(site.root, file))
    }
    expect(['lib/index.ts', 'lib/one.ts', 'lib/two.ts'].map(isKept)).toEqual([true, true, false])
    expect(second.files).toEqual(first.files)
  } finally {
    site.remove()
  }
})

test('gives the same model as a first extraction', async () => {
  const site = createSite(files)
  try {
    const { extract } = createExtractor()
    const load = (used: typeof extract) => createApiReference(options, used).load({ root: site.root, cacheDir: undefined })
    await load(extract)
    mkdirSync(join(site.root, 'lib/more'))
    site.write({
      'lib/one.ts': `export interface One { id: Id }\ntype Id = string | number`,
      'lib/index.ts': `export * from './one.js'\nexport * from './two.js'\nexport * from './more/three.js'`,
      'lib/more/three.ts': `import type { Two } from '../two.js'\nexport const three: Two[] = []`,
    })
    const again = await load(extract)
    expect(again.model.packages[0]?.entries.map(({ name }) => name)).toEqual(['One', 'Two', 'three'])
    expect(again).toEqual(await load(createExtractor().extract))
  } finally {
    site.remove()
  }
})
