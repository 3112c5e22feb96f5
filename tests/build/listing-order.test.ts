// File systems list what a folder holds in any order: neither bytes nor findings depend on it. Each of these sites has files of which one is
// taken, left or told first, by the order of their names.
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runDocgen, type Run } from '../support/docgen.ts'
import { hashTree } from '../support/file-tree.ts'
import { runWarm } from '../support/run-warm.ts'
import { createSite } from '../support/test-site.ts'

const reversedFolders = new URL('../support/reversed-folders.mjs', import.meta.url).href

/** Runs the command with folders as they are, and the other way round. Resolves to its report, which is the same both times, as what it writes is. */
async function reportBothWays(root: string, ...args: readonly string[]): Promise<string> {
  const made = ({ code, stdout, stderr }: Run) => ({
    code,
    stderr,
    stdout: stdout.replace(/[\d.]+ m?s\b/g, ''),
    files: hashTree(join(root, 'dist')),
  })
  const expected = made(await runWarm(args, root))
  expect(made(await runDocgen(args, root, { NODE_OPTIONS: `--import=${reversedFolders}` }))).toEqual(expected)
  return expected.stdout
}

const build = ['build', '--no-cache', '--no-strict']

test('two READMEs, many packages with many entry points, and many pages with findings', async () => {
  const packageOf = (name: string): Readonly<Record<string, string>> => ({
    [`packages/${name}/package.json`]: `{ "name": "@acme/${name}", "version": "1.0.0", "types": "src/index.ts" }`,
    [`packages/${name}/src/index.ts`]: `export * from './more'\n/** Has {@link Shared}. */\nexport const ${name} = 1\n`,
    [`packages/${name}/src/more.ts`]: `/** Of ${name}. */\nexport interface Shared { readonly from: '${name}' }\n`,
    [`packages/${name}/README.md`]: `# ${name}\n`,
    [`packages/${name}/README.markdown`]: `# ${name}\n\nIn another file.\n`,
    [`packages/${name}/CHANGELOG.md`]: '# Changelog\n\n## 1.0.0\n\n- Begins.\n',
  })
  const root = createSite({
    'package.json': '{ "name": "acme", "private": true, "workspaces": ["packages/*"] }',
    'README.md': '# Acme\n',
    'README.markdown': '# Acme\n\nIn another file.\n',
    ...packageOf('one'),
    ...packageOf('two'),
    'packages/parts/package.json':
      '{ "name": "@acme/parts", "version": "1.0.0", "exports": { "./*": { "types": "./src/*.ts" } } }',
    'packages/parts/src/a.ts': '/** Of a. */\nexport const a = 1\n',
    'packages/parts/src/b.ts': '/** Of b. */\nexport const b = 1\n',
    'packages/parts/src/c.ts': '/** Of c. */\nexport const c = 1\n',
    'docs/a.md': '# A\n\n[Lost](./nothing.md) ![Lost](../files/lost.svg)\n',
    'docs/b.md': '# B\n\n[Lost](./nothing.md)\n',
    'docs/z/b.md': '# B\n',
    'static/some/one.txt': 'One',
    'static/two.txt': 'Two',
  })
  expect(await reportBothWays(root, ...build)).toContain('broken-link')
})

test('two licenses of a package that a script is made of', async () => {
  const root = createSite({
    'docs/index.md': '# Home\n',
    'docgen.config.ts': `import { extendTheme, reactTheme } from '@docgen/theme-react'
export default { title: 'T', theme: extendTheme(reactTheme, { islands: { Clock: './clock.tsx' } }) }
`,
    'clock.tsx': "import { tick } from 'clockwork'\nexport default function Clock() { return <b>{tick}</b> }\n",
    'node_modules/clockwork/package.json': '{ "name": "clockwork", "version": "1.0.0", "main": "index.js" }',
    'node_modules/clockwork/index.js': "export const tick = 'tick'\n",
    'node_modules/clockwork/LICENSE-APACHE': 'One license.\n',
    'node_modules/clockwork/LICENSE-MIT': 'Another license.\n',
  })
  expect(await reportBothWays(root, ...build)).toMatch(/^Built \d+ pages/m)
})

test.runIf(process.platform !== 'win32')('more links to a folder than are followed', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n', 'shared/page.md': '# Shared\n' })
  for (let link = 100; link <= 200; link++) symlinkSync('../shared', join(root, `docs/link-${link}`), 'dir')
  expect(await reportBothWays(root, ...build)).toContain('link-circle')
})

test('two configs that docgen does not read', async () => {
  const root = createSite({ 'docs/index.md': '# Home\n', 'docgen.config.json': '{}', 'docgen.config.yaml': '{}' })
  expect(await reportBothWays(root, 'check')).toMatch(/docgen\.config\.json[^]*docgen\.config\.yaml/)
})

test('the files of a site that is migrated', async () => {
  const root = createSite({})
  cpSync(fileURLToPath(new URL('../fixtures/migrate/vitepress', import.meta.url)), root, { recursive: true })
  expect(await reportBothWays(root, 'migrate', '--dry-run', '--json')).toContain('"guide/index.md"')
})
