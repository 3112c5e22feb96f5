// A big page whose component ends the process is a finding at that page, with and without worker threads; the other pages are checked.
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { expect, test } from 'vitest'
import { createSite } from '../support/test-site.ts'

const config = `import { defineConfig, docs } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

const fatal = extendTheme(reactTheme, { content: { 'docgen-table': () => process.exit(7) } })
export default defineConfig({ title: 'Fatal', theme: fatal, sources: [docs()] })
`

test.each([0, 2])('with %i workers', async (workers) => {
  const root = createSite({
    'docgen.config.ts': config,
    'docs/index.md': '# Docs\n\n[Away](./away.md) and [big](./big.md#part).\n',
    'docs/big.md': `# Big\n\n${`${'word '.repeat(20)}\n\n`.repeat(2500)}\n\n| a |\n| - |\n| b |\n`,
    'docs/other.md': `# Other\n\n${`${'word '.repeat(20)}\n\n`.repeat(2500)}[Away](./away.md)\n`,
  })
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { ok, diagnostics } = await runBuild({ root, loaded, useCache: false, write: false, failOn: 'error', workers })
  expect(ok).toBe(false)
  expect(diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([
    'docs/big.md:1 page-failed This text cannot be compiled: it ends its thread with exit code 7.',
    'docs/index.md:3 broken-link The link "./away.md" does not match any page.',
    'docs/other.md:5003 broken-link The link "./away.md" does not match any page.',
  ])
})
