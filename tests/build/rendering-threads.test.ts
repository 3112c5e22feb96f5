// The threads of a build in which nothing is cached: many pages are rendered by more than one, wherever the pages come from.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { createSite } from '../support/test-site.ts'

/** Writes down which modules threads are started with. */
const watch = `const threads = require('node:worker_threads')
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(module, options) {
    require('node:fs').appendFileSync(process.env.STARTED_THREADS, module + '\\n')
    super(module, options)
  }
}
require('node:module').syncBuiltinESMExports()
`

const config = `import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

const packages = [{ folder: '.', dir: 'one' }]

export default defineConfig({ title: 'One', samples: checkedSamples(), sources: [docs(), apiReference({ packages })] })
`

// On a single core, a second thread would only wait.
test.runIf(availableParallelism() > 1).each([
  ['the build of a long reference', 130, ['build'], true],
  ['the build of a short reference', 20, ['build'], false],
  ['a check of samples alone, however long the reference is,', 130, ['check', '--samples'], false],
])('whether %s starts a second thread that renders', { timeout: 120_000 }, async (_, entries, args, expected) => {
  const root = createSite({
    'package.json': JSON.stringify({ name: 'one', version: '1.0.0', types: './index.ts' }),
    'index.ts': Array.from({ length: entries }, (_, at) => `/** Makes ${at}. */\nexport function make${at}(): void {}\n`).join(
      '',
    ),
    'docs/index.md': '# Docs\n\n```ts\nexport const one = 1\n```\n',
    'docgen.config.ts': config,
    'watch.cjs': watch,
  })
  const started = join(root, 'started-threads')
  const { code, stdout, stderr } = await runDocgen(args, root, {
    NODE_OPTIONS: `--require=${join(root, 'watch.cjs')}`,
    STARTED_THREADS: started,
  })
  expect(code, stdout + stderr).toBe(0)
  const modules = existsSync(started) ? readFileSync(started, 'utf8').trim().split('\n') : []
  expect(modules.some((module) => module.includes('compile-worker'))).toBe(expected)
})

test(
  'a layout that throws is told once, where it throws, whichever threads rendered the pages',
  { timeout: 120_000 },
  async () => {
    const root = createSite({
      'docs/index.md': '# Docs\n',
      ...Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`docs/page-${at}.md`, `# Page ${at}\n`])),
      'docgen.config.ts': `import { defineConfig, docs } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

function Doc(): never {
  throw new Error('No layout')
}

export default defineConfig({ title: 'One', sources: [docs()], theme: extendTheme(reactTheme, { layouts: { doc: Doc } }) })
`,
    })
    const { stdout } = await runDocgen(['check', '--json'], root)
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [
        {
          ...{ code: 'page-crashed', file: 'docgen.config.ts', line: 5 },
          message: 'The layout "doc" of the page /docs/ (and of 150 more) threw an error: No layout',
        },
      ],
    })
  },
)
