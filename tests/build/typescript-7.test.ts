// A repository that compiles with TypeScript 7, whose package has no API for programs: docgen brings a TypeScript of its own.
import { readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const bridge = realpathSync(new URL('../../packages/api-extractor-bridge', import.meta.url))
const fromBridge = createRequire(join(bridge, 'package.json'))

test('a repository that uses TypeScript 7 has its reference, and its samples are checked', async () => {
  const root = createTempFolder()
  writeFiles(root, {
    'package.json': JSON.stringify({ name: 'acme', private: true, type: 'module', devDependencies: { typescript: '^7.0.0' } }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, target: 'es2024', module: 'nodenext' } }),
    'docgen.config.ts': [
      "import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'",
      "import { defineConfig, docs } from '@docgen/ssg-cli'",
      '',
      'export default defineConfig({',
      "  title: 'acme',",
      "  sources: [docs(), apiReference({ packages: [{ folder: 'packages/core' }] })],",
      '  samples: checkedSamples(),',
      '})',
    ].join('\n'),
    'docs/index.md': "# Acme\n\n```ts\nimport { open } from '@acme/core'\n\nconst wrong: number = open('a')\n```\n",
    'packages/core/package.json': JSON.stringify({ name: '@acme/core', version: '1.0.0', exports: './dist/index.js' }),
    'packages/core/tsconfig.json': JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { rootDir: 'src', outDir: 'dist' },
    }),
    'packages/core/src/index.ts':
      '/** Opens it. */\nexport function open(name: string): Promise<readonly string[]> { return Promise.resolve([name]) }\n',
  })
  linkPackages(root)
  const installed = dirname(fromBridge.resolve('typescript-7/package.json'))
  symlinkSync(installed, join(root, 'node_modules/typescript'), 'dir')
  // Otherwise this would show nothing.
  expect(JSON.parse(readFileSync(join(root, 'node_modules/typescript/package.json'), 'utf8'))).toMatchObject({
    version: expect.stringMatching(/^7\./) as unknown,
  })
  const { stdout, stderr } = await runWarm(['build', '--no-strict'], root)
  expect(stderr).toBe('')
  expect([...stdout.matchAll(/^(\S+) {2}(?:error|warning) {2}([\w-]+)/gm)].map(([, place, code]) => `${place} ${code}`)).toEqual([
    'docs/index.md:6:7 sample-type',
  ])
  const page = readFileSync(join(root, 'dist/api/core/function/open/index.html'), 'utf8')
  expect(page).toContain('Opens it.')
  expect(page.replace(/<[^>]*>/g, '')).toContain(
    'open(name: string): Promise<readonly string[]>'.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
}, 120_000)
