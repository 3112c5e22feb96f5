// Which edits of a site change what its plugins are, and which do not.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { DocgenPlugin } from '@docgen/model'
import { bundleModules } from '../bundle-modules.ts'
import { putFiles } from '../put-files-fixture.ts'
import { markupIdentityOf } from './code-identity.ts'

type Files = Readonly<Record<string, string>>

const site: Files = {
  'package.json': '{}',
  'node_modules/remark-package/package.json':
    '{ "name": "remark-package", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/remark-package/index.js':
    'export default function remarkPackage() {}\nexport const configured = (by) => () => by\n',
  'node_modules/theme-package/package.json':
    '{ "name": "theme-package", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/theme-package/index.js':
    'const Bar = () => null\nexport const theme = { components: { Bar } }\nexport const over = (Part) => Object.assign(() => Part, { madeWith: [Part] })\nexport const around = (Part) => () => Part\n',
  'part.ts':
    'export function Part() { return 1 }\nexport const described = (level: number) => Object.assign(() => level, { madeWith: [level] })\n',
  'words.ts': "export const words = ['one']\n",
  'other.ts': 'export const other = 1\n',
  'shout.ts': `import { words } from './words.ts'
export function shout(options: { mark: string }) { return () => words.join(options.mark) }
function quiet() { return () => words }
export const whisper = { name: 'rating', form: 'leaf', becomes() { return { element: 'p', props: { words } } } }
export const made = (level: number) => () => level
export const plugins = { quiet }
export const looped: (() => number)[] = []
for (const level of [1, 2]) looped.push(() => level)
`,
}

const configOf = (parts: string, imports = '', rest = '') => `import remarkPackage, { configured } from 'remark-package'
import { around, over, theme } from 'theme-package'
import { described, Part } from './part.ts'
import { looped, made, plugins, shout, whisper } from './shout.ts'
import { other } from './other.ts'
${imports}
void [around, described, over, Part, theme, remarkPackage, configured, looped, made, plugins, shout, whisper]
const title = 'Title' + other${rest}
export default { title, plugins: [{ name: 'a', ${parts} }] }
`

async function identityOf(files: Files): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'docgen-identity-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  putFiles(root, files)
  const modules = { config: "import config from './docgen.config.ts'\nexport default config" }
  const bundle = await bundleModules({ root, name: 'config', modules })
  if ('problems' in bundle) throw new Error(JSON.stringify(bundle.problems))
  const imported: { readonly default: { readonly plugins: readonly DocgenPlugin[] } } = await import(
    /* @vite-ignore */ pathToFileURL(bundle.files['config'] ?? '').href
  )
  return markupIdentityOf(imported.default.plugins, bundle)
}

const exported = 'remark: [remarkPackage, [shout, { mark: "!", pattern: /a/, deep: [new Set([1])] }]], directives: [whisper]'
const inner = 'remark: [[plugins.quiet, { level: 1 }]]'
const ownEdit = { ...site, 'other.ts': 'export const other = 2\n' }

test.each([
  ['another part of the config', exported, exported, ownEdit],
  ['a comment and a title of the config', exported, exported, site, " // comment\n+ '!'"],
  ['another part, of a function that is not exported', inner, inner, ownEdit],
  ['another part, of a component of a package', 'remark: [theme.components.Bar]', 'remark: [theme.components.Bar]', ownEdit],
  ['another part, of what a package made of a component', 'remark: [over(Part)]', 'remark: [over(Part)]', ownEdit],
  ['another part, of a function that says what it was made with', 'remark: [described(1)]', 'remark: [described(1)]', ownEdit],
  ['the order of other imports', exported, exported, { ...site, 'docs/index.md': '# A' }],
])('%s is no change', async (_, before, after, files, rest = '') => {
  const first = await identityOf({ ...site, 'docgen.config.ts': configOf(before) })
  expect(await identityOf({ ...files, 'docgen.config.ts': configOf(after, '', rest) })).toBe(first)
})

const edited = (file: string, from: string, to: string): Files => ({ ...site, [file]: (site[file] ?? '').replace(from, to) })

test.each([
  ['an option', exported, exported.replace('"!"', '"?"'), site],
  ['an option that is a pattern', exported, exported.replace('/a/', '/b/'), site],
  ['an option within others', exported, exported.replace('Set([1])', 'Set([2])'), site],
  ['the order', 'remark: [remarkPackage, [shout, {}]]', 'remark: [[shout, {}], remarkPackage]', site],
  ['the file of a plugin', exported, exported, edited('shout.ts', 'join', 'concat')],
  ['what that file imports', exported, exported, edited('words.ts', 'one', 'two')],
  ['the file of a directive', 'directives: [whisper]', 'directives: [whisper]', edited('shout.ts', "'p'", "'b'")],
  ['a function that is not exported', inner, inner, edited('words.ts', 'one', 'two')],
  ['the version of a package', exported, exported, edited('node_modules/remark-package/package.json', '1.0.0', '1.0.1')],
  ['the code of a package', exported, exported, edited('node_modules/remark-package/index.js', '{}', '{ return }')],
  ['a plugin for another of the file', 'remark: [shout]', 'remark: [plugins.quiet]', site],
  ['a function in the config', 'remark: [() => () => 1]', 'remark: [() => () => 2]', site],
  ['what a function was made with', 'remark: [made(1)]', 'remark: [made(2)]', site],
  ['what a function of a package was made with', 'remark: [configured(1)]', 'remark: [configured(2)]', site],
  ['what a package made of a component', 'remark: [over(Part)]', 'remark: [over(Part)]', edited('part.ts', '1', '2')],
  ['what a function says it was made with', 'remark: [described(1)]', 'remark: [described(2)]', site],
  [
    'the file of a function that says it',
    'remark: [described(1)]',
    'remark: [described(1)]',
    edited('part.ts', '=> level', '=> -level'),
  ],
  ['another part, of what a package made of who knows what', 'remark: [around(Part)]', 'remark: [around(Part)]', ownEdit],
  ['which of the functions that a loop made', 'remark: [looped[0]]', 'remark: [looped[1]]', site],
  ['a property of a function', 'remark: [Object.assign(shout, { a: 1 })]', 'remark: [Object.assign(shout, { a: 2 })]', site],
])('%s is a change', async (_, before, after, files) => {
  const first = await identityOf({ ...site, 'docgen.config.ts': configOf(before) })
  expect(await identityOf({ ...files, 'docgen.config.ts': configOf(after) })).not.toBe(first)
})

test('equal sites in two folders have equal plugins, and none have no identity', async () => {
  const files = { ...site, 'docgen.config.ts': configOf(exported) }
  expect(await identityOf(files)).toBe(await identityOf(files))
  expect(await markupIdentityOf([], {} as never)).toBe('')
})
