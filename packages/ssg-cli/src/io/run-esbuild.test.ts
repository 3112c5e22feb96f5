import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPlaceMemory, runEsbuild, startEsbuild } from './run-esbuild.ts'

const bundleWith = (reason: Error) =>
  startEsbuild({
    stdin: { contents: 'import "refused"' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'refuse',
        setup({ onResolve }) {
          onResolve({ filter: /^refused$/ }, () => {
            throw reason
          })
        },
      },
    ],
  })

test('where the system opens no more files for a plugin, that is what is thrown', async () => {
  const refusal = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  await expect(bundleWith(refusal)).rejects.toBe(refusal)
})

test('another failure of a plugin is one of the bundle', async () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })
  await expect(bundleWith(missing)).rejects.toMatchObject({ errors: [{ text: 'no such file' }] })
})

test('a process that ends while a plugin is asked leaves no trace of the bundler on the terminal', async () => {
  const contents = `import { startEsbuild } from './run-esbuild.ts'
    const ask = ({ onLoad }) => onLoad({ filter: /./ }, () => {
      setTimeout(() => process.exit(3))
      return new Promise(() => undefined)
    })
    startEsbuild({ entryPoints: ['package.json'], write: false, plugins: [{ name: 'asked', setup: ask }] })`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    external: ['esbuild'],
    alias: { '@docgen/model': join(import.meta.dirname, '../../../model/src/index.ts') },
  })
  const args = ['--input-type=module', '--eval', outputFiles[0]?.text ?? '']
  // Left alone, it leaves one in about half of all cases.
  for (let end = 0; end < 5; end++) {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' })
  }
}, 60_000)

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-bundled-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

describe('what a package is in a folder', () => {
  const files = {
    'node_modules/acme/index.js': 'export default 1',
    'config.ts': "import one from 'acme'\nimport './a/b/deep.ts'\nimport './own/own.ts'\nexport default one",
    'a/b/deep.ts': "import one from 'acme'\nexport default one",
    'own/node_modules/acme/index.js': 'export default 2',
    'own/own.ts': "import two from 'acme'\nexport default two",
  }

  test('is asked for once where nothing says that it may be another one', async () => {
    const root = folderWith(files)
    const memory = createPlaceMemory<string>()
    const asked: string[] = []
    const ask = (folder: string, question: string) =>
      memory(join(root, folder), question, async () => {
        asked.push(`${folder} ${question}`)
        return folder
      })
    const answers = ['', 'a/b', 'a', 'own', 'own/deep'].map((folder) => ask(folder, 'acme'))
    expect(await Promise.all(answers)).toEqual(['', '', '', 'own', 'own'])
    expect(await ask('a', 'other')).toBe('a')
    expect(asked).toEqual([' acme', 'own acme', 'a other'])
  })

  test('is the one that lies nearest', async () => {
    const root = folderWith(files)
    const made = await runEsbuild({ root, folder: root, modules: { config: 'import "./config.ts"' } })
    const graph = 'graph' in made ? [...made.graph] : []
    const imports = graph.map(([file, imported]) => [relative(root, file), imported.map((path) => relative(root, path))])
    expect(Object.fromEntries(imports)).toEqual({
      'config.ts': ['a/b/deep.ts', 'node_modules/acme/index.js', 'own/own.ts'],
      'a/b/deep.ts': ['node_modules/acme/index.js'],
      'own/own.ts': ['own/node_modules/acme/index.js'],
    })
  })
})
