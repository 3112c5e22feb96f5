import { expect, test } from 'vitest'
import { collectionsOf } from './collections.ts'

const core = "import { loader } from 'fumadocs-core/source'\n"

/** `values` are those of the loaders, by name. */
function collections(config: string, source: string, paths: readonly string[], values: object = {}) {
  const texts: Readonly<Record<string, string>> = { 'source.config.ts': config, 'lib/source.ts': core + source }
  const found = collectionsOf({
    config: { file: 'source.config.ts', value: undefined, opaque: [] },
    files: { paths: [...Object.keys(texts), ...paths], read: (path) => texts[path] },
    modules: new Map([['lib/source.ts', { file: 'lib/source.ts', value: values, opaque: [] }]]),
  })
  const linesOf = (list: readonly { readonly name: string; readonly dir: string; readonly base: string }[]): readonly string[] =>
    list.map(({ name, dir, base }) => `${name} ${dir} ${base}`)
  return { ...found, collections: linesOf(found.collections), repeated: linesOf(found.repeated) }
}

const pages = ['content/docs/a.mdx', 'content/blog/b.mdx']

test.each([
  [
    'by the methods of their names',
    "export const docs = defineDocs({ dir: './content/docs' })\nexport const posts = defineCollections({ type: 'doc', dir: 'content/blog' })",
    "export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() })\nexport const blog = loader({ baseUrl: '/posts/', source: toFumadocsSource(posts, []) })",
    ['docs content/docs /docs', 'posts content/blog /posts'],
  ],
  [
    'by what the module calls them, and not by words of texts',
    "export const { docs, meta } = defineDocs({ dir: 'content/docs' })\nexport const blog = defineCollections({ type: 'doc', dir: 'content/blog' })",
    "import { blog as posts, docs, meta } from '@/.source'\nconst made = createMDXSource(docs, meta)\nexport const news = loader({ baseUrl: '/docs', source: createMDXSource(posts) })\nexport const source = loader({ baseUrl: '/blog', source: made })",
    ['docs content/docs /blog', 'blog content/blog /docs'],
  ],
  [
    'beside the loader, and without options',
    'export default defineConfig({})',
    "const docs = defineDocs({ docs: {} })\nexport const source = loader(docs.toFumadocsSource(), { baseUrl: '/' })",
    ['docs content/docs '],
  ],
])('collections and their loaders are told %s', (_, config, source, expected) => {
  expect(collections(config, source, pages).collections).toEqual(expected)
})

test('the base may be computed', () => {
  const config = 'export const docs = defineDocs()'
  const source = 'export const source = loader({ baseUrl: base, source: docs.toFumadocsSource() })'
  const values = {
    source: { $call: 'fumadocs-core/source.loader', arguments: [{ baseUrl: '/guide', i18n: { languages: ['de'] } }] },
  }
  const found = collections(config, source, pages, values)
  expect([found.collections, found.i18n]).toEqual([['docs content/docs /guide'], { languages: ['de'] }])
})

test('a collection without a loader has the address of its route, or is named', () => {
  const config =
    "export const blog = defineCollections({ type: 'doc', dir: 'content/blog' })\nexport const notes = defineCollections({ type: 'doc', dir: 'content/docs' })"
  const found = collections(config, '', [...pages, 'app/(home)/blog/[slug]/page.tsx'])
  expect(found.collections).toEqual(['blog content/blog /blog'])
  expect(found.unplaced.map(({ name }) => name)).toEqual(['notes'])
})

test('a collection within another one that has the same addresses is none of its own', () => {
  const config =
    "export const docs = defineDocs({ dir: 'content' })\nexport const blog = defineCollections({ type: 'doc', dir: 'content/blog' })"
  const source =
    "export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() })\nexport const posts = loader({ baseUrl: '/blog', source: createMDXSource(blog) })"
  const found = collections(config, source, pages)
  expect([found.collections, found.repeated]).toEqual([['docs content '], ['blog content/blog /blog']])
})

test('data is no page, and pages of OpenAPI are made by code', () => {
  const config = "export const docs = defineDocs()\nexport const team = defineCollections({ type: 'meta', dir: 'content/blog' })"
  const source =
    "import { openapi } from './openapi'\nexport const source = loader({ docs: docs.toFumadocsSource(), api: await openapi.staticSource() }, { baseUrl: '/docs' })"
  const found = collections(config, source, pages)
  expect([found.collections, found.made]).toEqual([['docs content/docs /docs'], [{ file: 'lib/source.ts', line: 3 }]])
})
