// Node and browsers get bundles of their own, one after the other: an island may be saved in between.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const config = `import { defineConfig, defineDirective } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'

const saved = defineDirective({ name: 'saved', form: 'leaf', becomes: () => ({ island: 'Saved', props: {} }) })

export default defineConfig({
  title: 'Islands',
  theme: extendTheme(reactTheme, { islands: { Saved: './saved.tsx' } }),
  markdown: { directives: [saved] },
})
`

/** It is saved again as soon as it was bundled for Node and runs there, until `last` stands in it: with `end` as its last line then. */
const islandOf = (file: string, end: string): string => `const text = 'Saved 1'
const { writeFileSync, readFileSync } = globalThis.process?.getBuiltinModule('node:fs') ?? {}
const before = readFileSync?.(${JSON.stringify(file)}, 'utf8')
const [, count] = /'Saved (\\d)'/.exec(before ?? '') ?? []
if (Number(count) < 3) {
  const next = Number(count) + 1
  writeFileSync(${JSON.stringify(file)}, before.replace("'Saved " + count, "'Saved " + next) + (next === 3 ? ${JSON.stringify(end)} : ''))
}
export default () => <p>{text}</p>
`

function siteWith(end: string): string {
  const root = join(createTempFolder(), 'site')
  writeFiles(root, {
    'docs/index.md': '# Home\n\n::saved\n',
    'docgen.config.ts': config,
    'saved.tsx': islandOf(join(root, 'saved.tsx'), end),
  })
  linkPackages(root)
  return root
}

test('an island that is saved while it is bundled is the same in the page and in its scripts', async () => {
  const root = siteWith('')
  const { code, stdout, stderr } = await runWarm(['build'], root)
  expect(code, stdout + stderr).toBe(0)
  const texts = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => [...readFileSync(join(root, 'dist', name), 'utf8').matchAll(/Saved \d/g)].map(([text]) => text))
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(new Set(texts(['index.html']))).toEqual(new Set(['Saved 3']))
  expect(texts(files.filter((name) => name.endsWith('.js')))).toEqual(['Saved 3'])
})

test('an island that is saved half-written meanwhile is what the build reports', async () => {
  const root = siteWith('export const = 1\n')
  const { code, stdout } = await runWarm(['build', '--json'], root)
  const { diagnostics }: { readonly diagnostics: readonly { readonly file: string; readonly code: string }[] } =
    JSON.parse(stdout)
  expect(diagnostics).toMatchObject([{ file: 'saved.tsx', code: 'config' }])
  // As where it was saved before the build began.
  expect(code).toBe(2)
})

test('a build that loads the config again tells of the folder that it wrote', async () => {
  const root = siteWith('')
  const file = JSON.stringify(join(root, 'docgen.config.ts'))
  const outputs =
    "[defineOutput({ name: 'told', reported: ['told.txt'], files: () => [{ path: 'told.txt', contents: 'told' }] })]"
  const island = readFileSync(join(root, 'saved.tsx'), 'utf8')
  writeFiles(root, {
    'docgen.config.ts': config
      .replace('defineDirective }', 'defineDirective, defineOutput }')
      .replace('title:', `outDir: 'first', outputs: ${outputs},\n  title:`),
    // The config is saved along with the island.
    'saved.tsx': island.replace(
      'const next =',
      `writeFileSync(${file}, readFileSync(${file}, 'utf8').replace("'first'", "'second'"))\n  const next =`,
    ),
  })
  const { code, stdout, stderr } = await runWarm(['build'], root)
  expect(code, stdout + stderr).toBe(0)
  expect(stdout).toMatch(/Built .* second /)
  expect(stdout).toContain('told.txt 4 B')
})
