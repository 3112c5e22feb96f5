// A plugin is what its package and all that it imports say: an edit in a package of the workspace, or an update of a dependency, compiles pages again.
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '@docgen/ssg-cli/testing'
import { runDocgen } from '../support/docgen.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const pluginIn = (dir: string, importing: string) => ({
  [`${dir}/package.json`]: JSON.stringify({
    name: dir.split('/').at(-1),
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
  }),
  [`${dir}/index.js`]: `import { word } from '${importing}'
export default () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] })
`,
})
const wordIs = (word: string) => `export const word = '${word}'\n`

/** The texts of the home page. */
async function build(root: string): Promise<readonly string[]> {
  const { code, stderr } = await runDocgen(['build'], root)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return (/<main[\s\S]*<\/main>/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8'))?.[0] ?? '')
    .replace(/<[^>]*>/g, '')
    .trim()
    .split('\n')
}

/** Both kinds of packages, and a site that uses them. */
function siteWithPlugins(): { readonly folder: string; readonly root: string } {
  const folder = createTempFolder()
  const root = join(folder, 'site')
  const dependency = 'node_modules/dependency'
  writeFiles(root, {
    'docs/index.md': '# Home\n',
    'docgen.config.mjs': `import { defineConfig } from '@docgen/ssg-cli'
import installed from 'installed'
import linked from 'linked'
export default defineConfig({ title: 'Site', lastUpdate: false, plugins: [{ name: 'words', remark: [linked, installed] }] })
`,
    ...pluginIn('node_modules/installed', 'dependency'),
    [`${dependency}/package.json`]: JSON.stringify({
      name: 'dependency',
      version: '1.0.0',
      type: 'module',
      exports: './index.js',
    }),
    [`${dependency}/index.js`]: wordIs('installed-1'),
  })
  writeFiles(folder, { ...pluginIn('linked', './lib/word.js'), 'linked/lib/word.js': wordIs('linked-1') })
  linkPackages(root)
  symlinkSync(join(folder, 'linked'), join(root, 'node_modules/linked'), 'junction')
  return { folder, root }
}

test('a change anywhere in the code of a plugin shows in the next build', async () => {
  const { folder, root } = siteWithPlugins()
  expect(await build(root)).toEqual(['Home', 'linked-1', 'installed-1'])
  writeFiles(folder, { 'linked/lib/word.js': wordIs('linked-2') })
  expect(await build(root)).toEqual(['Home', 'linked-2', 'installed-1'])
  writeFiles(root, { 'node_modules/dependency/index.js': wordIs('installed-2') })
  expect(await build(root)).toEqual(['Home', 'linked-2', 'installed-2'])
})

test('a process that has read the plugin says that it cannot read it again', async () => {
  const { folder, root } = siteWithPlugins()
  expect(await loadConfig({ root })).not.toHaveProperty('problems')
  writeFiles(folder, { 'linked/lib/word.js': wordIs('linked-2') })
  expect(await loadConfig({ root })).toMatchObject({
    problems: [
      {
        ...{ code: 'config', file: 'docgen.config.mjs', line: 3, column: 20 },
        message: 'The package "linked", or what it imports, changed since docgen started.',
      },
    ],
  })
  writeFiles(folder, { 'linked/lib/word.js': wordIs('linked-1') })
  expect(await loadConfig({ root })).not.toHaveProperty('problems')
})
