import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBehind } from './package-files.ts'

test('modules are followed to all that they import, unless it is known', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-behind-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'a'))
  const at = (name: string): string => join(root, name)
  writeFileSync(at('a/index.js'), "export * from './more.js'")
  writeFileSync(at('a/more.js'), 'export const more = 1')
  writeFileSync(at('b.js'), "export * from './a/more.js'")
  const imports = new Map([
    [at('a/index.js'), 'a'],
    [at('b.js'), 'b'],
    [at('own.js'), '@docgen/theme-react'],
  ])
  expect(await filesBehind(imports, new Map([[at('b.js'), ['known.js']]]))).toEqual(
    new Map([
      [at('a/index.js'), [at('a/more.js')]],
      [at('b.js'), ['known.js']],
      [at('own.js'), []],
    ]),
  )
})
