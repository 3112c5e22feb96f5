import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { themeReference } from './typedoc-theme.ts'

const options = {
  plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
  entryPoints: ['./src/index.ts'],
  out: './docs/api',
}
const manifest = JSON.stringify({ name: 'kit', main: 'dist/index.js', devDependencies: { 'typedoc-plugin-markdown': '^4.4.0' } })

/** `root` is the folder of the site in the repository. */
function referenceOf(
  root: string,
  given: { readonly src?: string; readonly options?: object; readonly pages?: readonly string[] } = {},
) {
  const up = root === '' ? '' : '../'
  const texts: Readonly<Record<string, string>> = {
    [`${up}package.json`]: manifest,
    [`${up}typedoc.json`]: `// Options.\n${JSON.stringify(given.options ?? options)}`,
  }
  const said: string[] = []
  const notes: ConfigNotes = { notes: [], say: (kind, topic, _, text) => said.push(`${kind} ${topic}: ${text}`) }
  const fromOut = (path: string): string =>
    ['..', ...(path.startsWith('../') ? [path.slice(3)] : [root, path])].filter(Boolean).join('/')
  const files = { paths: given.pages ?? [], read: (path: string) => texts[path] }
  const reference = themeReference({ files, fromOut }, given.src ?? '', notes)
  return { said, path: reference?.path, argument: reference?.source instanceof Call ? reference.source.argument : undefined }
}

test.each([
  ['next to the site', 'docs', ''],
  ['in the folder of the site, with pages below', '', 'docs'],
])('options of TypeDoc %s make a reference where its pages were', (_, root, src) => {
  const { said, path, argument } = referenceOf(root, { src })
  expect(path).toBe('/api')
  expect(argument).toMatchObject({ path: '/api', typedocPath: { path: '/api' } })
  expect(said).toEqual([expect.stringMatching(/^by-hand reference: apiReference\(\) now makes the API reference of "\.+"/)])
})

test('pages in the repository stay pages', () => {
  const { said, path } = referenceOf('docs', { pages: ['api/index.md'] })
  expect(path).toBeUndefined()
  expect(said).toEqual([expect.stringContaining('The pages that TypeDoc wrote into "api" are in the repository')])
})

test.each([
  ['without the theme', { ...options, plugin: [] }],
  ['that write elsewhere', { ...options, out: './reference' }],
])('options %s make none', (_, given) => {
  expect(referenceOf('docs', { options: given })).toEqual({ said: [], path: undefined, argument: undefined })
})
