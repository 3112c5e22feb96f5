// What the manual shows of code that extends docgen is what the fixture sites are built with.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sitesFolder } from '../support/fixture-sites.ts'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

const manualFolder = fileURLToPath(new URL('../../manual/docs', import.meta.url))
const manual = readdirSync(manualFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(manualFolder, file), 'utf8'))
  .join('\n')

/** Each file that the manual shows whole, with the fixture site that has it. */
const examples = [
  ['forbidden-words.ts', 'own-check'],
  ['clear-links.ts', 'own-check'],
  ['guide-reviews.ts', 'own-frontmatter'],
  ['page-inventory.ts', 'own-output'],
  ['abbreviations.ts', 'own-remark-plugin'],
  ['pages/tools/[slug].tsx', 'react-pages'],
  ['rating.ts', 'own-directive'],
  ['islands/rating.tsx', 'own-directive'],
  ['questions.tsx', 'own-directive'],
  ['blog.tsx', 'source-blog'],
  ['schema-reference.ts', 'source-schema'],
  ['tool-reference.ts', 'source-tool'],
] as const

test.each(examples)('%s of the manual is that of the fixture "%s"', (file, site) => {
  const [, shown] = manual.split(`\`\`\`${file.split('.').at(-1)} title="${file}"\n`)
  const fixture = join(sitesFolder, site, file)
  expect(existsSync(fixture)).toBe(true)
  expect(`${shown?.split('\n```')[0]}\n`).toBe(readFileSync(fixture, 'utf8'))
})

const fence = /^( *)```ts(?: title="docgen\.config\.ts")?\n([\s\S]*?)^ *```$/gm

const page = 'export default function Home() {\n  return <h1>Home</h1>\n}\n'

/** Configs that need no other file of the site to be read. */
const configs = [...manual.matchAll(fence)]
  .map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
  .filter((code) => code.includes('export default defineConfig(') && !/from '\.|: '\.\/|\['\.\//.test(code))

test('docgen has nothing to say against a config that the manual shows', async () => {
  expect(configs.length).toBeGreaterThan(10)
  const folder = makeTempFolder()
  try {
    const findings: string[] = []
    // For patterns of packages, in the folder of a site and above it.
    const packages = {
      'packages/core/package.json': '{ "name": "@acme/core", "types": "index.d.ts" }',
      'packages/core/index.d.ts': 'export declare const core: string\n',
      'plugins/react/package.json': '{ "name": "@acme/react", "types": "index.d.ts" }',
      'plugins/react/index.d.ts': 'export declare const react: string\n',
    }
    writeFiles(folder, packages)
    for (const [index, code] of configs.entries()) {
      const root = join(folder, String(index))
      writeFiles(root, {
        'package.json': '{ "type": "module" }',
        'docgen.config.ts': code,
        'docs/index.md': '# Start\n',
        'pages/index.tsx': page,
        ...packages,
      })
      linkPackages(root)
      const { stdout, stderr } = await runWarm(['check'], root)
      if (/ error {2}config$/m.test(stdout + stderr)) findings.push(`${code}\n${stdout}${stderr}`)
    }
    expect(findings).toEqual([])
  } finally {
    removeFolder(folder)
  }
})
