// What is found while pages are rendered is said by every build, as what is found in their sources is.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const crashing = fileURLToPath(new URL('../diagnostics/island-crashed/site', import.meta.url))

const config = `import { defineConfig, docs, pages } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

export default defineConfig({
  title: 'Islands',
  theme: extendTheme(reactTheme, { islands: { Counter: './islands/counter.tsx' } }),
  rules: { 'island-crashed': 'warning' },
  sources: [docs(), pages()],
})
`

test.each(['build', 'check'])('an island that crashes is reported by each %s, changed or not', async (command) => {
  const root = join(createTempFolder(), 'site')
  cpSync(crashing, root, { recursive: true })
  writeFiles(root, { 'docgen.config.ts': config })
  linkPackages(root)
  const build = async () => {
    const { code, stdout } = await runWarm([command, '--json'], root)
    const report: { readonly diagnostics: readonly { readonly code: string; readonly file: string }[] } = JSON.parse(stdout)
    return { code, found: report.diagnostics.map((finding) => `${finding.file} ${finding.code}`) }
  }
  const expected = { code: 0, found: ['pages/about.tsx island-crashed'] }
  expect(await build()).toEqual(expected)
  expect(await build()).toEqual(expected)
  writeFiles(root, { 'docs/index.md': '# Docs\n\nOther text.\n' })
  expect(await build()).toEqual(expected)
  writeFiles(root, { 'pages/about.tsx': 'export default function About() {\n  return <h1>About</h1>\n}\n' })
  expect(await build()).toEqual({ code: 0, found: [] })
})
