import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { importModule, parseMissingExport } from './import-module.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-import-'))
afterAll(() => rmSync(root, { recursive: true }))

const url = 'file:///x/react/index.js'

// As Node 20 to 24 write them.
test.each([
  [`The requested module '${url}' does not provide an export named 'useStat'`, { url, name: 'useStat' }],
  [
    `Named export 'useStat' not found. The requested module '${url}' is a CommonJS module, which may not support all module.exports as named exports.\nCommonJS modules can always be imported via the default export`,
    { url, name: 'useStat' },
  ],
  ["Unexpected token '}'", undefined],
])('%s', (message, expected) => expect(parseMissingExport(message)).toEqual(expected))

test.each([
  ['drawings', 'Add "drawings" to what is imported from "@docgen/pens".'],
  ['drawing', 'Write "drawings", the closest name, or import or declare "drawing".'],
  ['somethingElse', 'Import or declare it.'],
])('a module that uses %s without its import', async (name, hint) => {
  const [pens, module] = ['pens.mjs', `${name}.mjs`].map((file) => join(root, file))
  writeFileSync(pens ?? '', 'export const drawings = 1')
  writeFileSync(module ?? '', `const a = 1\nexport default ${name}(a)`)
  const imported = await importModule({
    module: module ?? '',
    root,
    files: [{ file: 'docgen.config.ts', text: '' }],
    specifiers: { [pathToFileURL(pens ?? '').href]: '@docgen/pens' },
    subject: 'The config',
  })
  const place = { file: `${name}.mjs`, line: 2, column: 16 }
  expect(imported).toMatchObject({ problem: { ...place, message: `The config uses "${name}", which nothing declares.`, hint } })
})

async function problemOf(name: string, text: string) {
  const module = join(root, name)
  writeFileSync(module, text)
  const files = [{ file: 'docgen.config.ts', text: '' }]
  const imported = await importModule({ module, root, files, specifiers: {}, subject: 'The config' })
  return 'problem' in imported ? imported.problem : undefined
}

test('a module that throws what cannot be shown', async () => {
  expect(await problemOf('unshown.mjs', "throw { toString() { throw new Error('no') } }")).toMatchObject({
    file: 'docgen.config.ts',
    message: 'The config threw an error: it throws a value that cannot be shown.',
  })
})

test('a module whose timer throws while it loads', async () => {
  // Those of the test runner.
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  try {
    const text = "setTimeout(() => {\n  throw new Error('Late.')\n}, 1)\nawait new Promise((done) => setTimeout(done, 500))\n"
    const place = { file: 'timer.mjs', line: 2, column: 9 }
    expect(await problemOf('timer.mjs', text)).toMatchObject({ ...place, message: 'The config threw an error: Late.' })
    expect(process.listenerCount('uncaughtException')).toBe(0)
  } finally {
    for (const listener of others) process.on('uncaughtException', listener)
  }
})
