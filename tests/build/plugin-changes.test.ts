// Pages are compiled again when a plugin that compiles them, its options or its file change, and by no other edit of the config.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { hashTree } from '../support/file-tree.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const docs = { 'docs/a.md': '# A\n\nText :tada:\n', 'docs/index.md': '# Index\n\n[A](./a.md)\n\n::mark[B]\n' }
const shout = (sign: string) => `export const shout = (options) => (tree) => {
  for (const node of tree.children)
    if (node.type === 'paragraph') node.children.push({ type: 'text', value: '${sign}'.repeat(options.times) })
}
export const mark = { name: 'mark', form: 'leaf', becomes: () => ({ element: 'mark', props: { title: '${sign}' } }) }
`

const configOf = ({
  times = 1,
  title = 'Site',
  level = "{ type: 'number' }",
  rest = '',
}) => `import { defineConfig, definePlugin } from '@docgen/ssg-cli'
import remarkGemoji from 'remark-gemoji'
import { mark, shout } from './shout.mjs'
const loud = definePlugin({ name: 'loud', remark: [remarkGemoji, [shout, { times: ${times} }]], directives: [mark], frontmatter: { level: ${level} } })
export default defineConfig({ title: '${title}', lastUpdate: false, plugins: [loud], ${rest} })
`

test('pages are compiled again by a change of a plugin, and of nothing else; the site is that of a fresh build', async () => {
  const folder = createTempFolder()
  const root = join(folder, 'site')
  const edit = (files: Readonly<Record<string, string>>): void => writeFiles(root, files)
  edit({ ...docs, 'shout.mjs': shout('!'), 'docgen.config.ts': configOf({}) })
  linkPackages(root)

  expect(await build(root)).toEqual(['docs/a.md', 'docs/index.md'])
  expect(await build(root)).toEqual([])
  edit({ 'docgen.config.ts': configOf({ title: 'Another', rest: `navbar: [{ label: 'A', to: '/a/' }]` }) })
  expect(await build(root)).toEqual([])
  edit({ 'docgen.config.ts': configOf({ level: "{ type: 'list' }" }) })
  expect(await build(root)).toEqual([])
  edit({ 'docgen.config.ts': configOf({ times: 2 }) })
  expect(await build(root)).toEqual(['docs/a.md', 'docs/index.md'])
  edit({ 'shout.mjs': shout('?') })
  expect(await build(root)).toEqual(['docs/a.md', 'docs/index.md'])
  edit({ 'docgen.config.ts': configOf({ times: 2, rest: `toc: { max: 4 }` }), 'docs/a.md': '# A\n\nMore\n' })
  expect(await build(root)).toEqual(['docs/a.md'])

  const fresh = join(folder, 'fresh', 'site')
  writeFiles(fresh, {
    ...docs,
    'docs/a.md': '# A\n\nMore\n',
    'shout.mjs': shout('?'),
    'docgen.config.ts': configOf({ times: 2, rest: `toc: { max: 4 }` }),
  })
  linkPackages(fresh)
  await build(fresh)
  expect(hashTree(join(root, 'dist'))).toEqual(hashTree(join(fresh, 'dist')))
})

/** The files that were compiled. */
async function build(root: string): Promise<readonly string[]> {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { ok, slowest, diagnostics } = await runBuild({ root, loaded, useCache: true, write: true, failOn: 'error' })
  expect(ok, JSON.stringify(diagnostics)).toBe(true)
  return slowest.map(({ file }) => file).sort()
}
