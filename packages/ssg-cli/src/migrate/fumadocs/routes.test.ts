import { expect, test } from 'vitest'
import type { Collection } from './collections.ts'
import { codeRoutesOf, editPatternOf, entranceOf, serverRoutesOf, showsDescription } from './routes.ts'

const docs: Collection = { name: 'docs', dir: 'content/docs', base: '/docs', isList: false, file: undefined }

const filesOf = (texts: Readonly<Record<string, string>>) => ({ paths: Object.keys(texts), read: (path: string) => texts[path] })

const gate = (text: string) =>
  filesOf({ 'next.config.mjs': '', 'app/[lang]/docs/[[...slug]]/page.tsx': text, 'app/a/page.tsx': '' })

test('what shows the pages of a collection is no page by itself', () => {
  const { pages, gates } = codeRoutesOf(gate(''), [docs])
  expect([pages.map(({ route }) => route), gates.map(({ base }) => base)]).toEqual([['/a'], ['/docs']])
})

test.each([
  ['<DocsDescription>{page.data.description}</DocsDescription>', true],
  ['<p>{page.data.description}</p>', true],
  ['{/* <DocsDescription>{description}</DocsDescription> */}', false],
  ['const { description } = page.data', false],
])('the description is shown by %s: %s', (text, expected) => {
  const files = gate(text)
  expect(showsDescription(codeRoutesOf(files, [docs]), docs, files)).toBe(expected)
})

test.each([
  ["if (!slug) redirect('/docs/start')", '/docs/start'],
  ["redirect('/a'); redirect('/b')", undefined],
  ['notFound()', undefined],
])('%s leads from the folder to %s', (text, expected) =>
  expect(entranceOf(codeRoutesOf(gate(text), [docs]), docs)).toBe(expected),
)

test.each([
  [
    "editOnGithub={{ owner: 'o', repo: 'r', sha: 'dev', path: `x/content/docs/${page.path}` }}",
    'https://github.com/o/r/edit/dev/x/{file}',
  ],
  ['href={`https://github.com/o/r/blob/main/content/docs/${page.path}`}', 'https://github.com/o/r/edit/main/{file}'],
  ['href={`https://github.com/o/r/blob/main/other/${page.path}`}', undefined],
])('the link to the source in %s', (text, expected) => {
  expect(editPatternOf(codeRoutesOf(gate(text), [docs]), ['content/docs'])).toBe(expected)
})

test('what a server sends is named', () => {
  const names = [
    'llms.txt',
    'llms-full.txt',
    'api/search',
    'og/[...slug]',
    'llms.mdx/[...slug]',
    'blog/rss.xml',
    'api/chat',
    'sitemap.xml',
  ]
  const { notes, addresses, hasLlmsTxt } = serverRoutesOf(
    filesOf(Object.fromEntries(names.map((name) => [`app/${name}/route.ts`, '']))),
  )
  expect(hasLlmsTxt).toBe(true)
  expect(addresses.map(({ address }) => address)).toEqual(['/blog/rss.xml'])
  expect(notes.map(({ kind, topic, file }) => `${kind} ${topic} ${file}`)).toEqual([
    'left config app/api/search/route.ts',
    'left config app/og/[...slug]/route.ts',
    'left config app/llms.mdx/[...slug]/route.ts',
    'by-hand react-page app/blog/rss.xml/route.ts',
    'by-hand config app/api/chat/route.ts',
    'left config app/sitemap.xml/route.ts',
  ])
})

test('routes of a site without Next.js are told by the names of their files', () => {
  const files = filesOf({
    'app/routes/home.tsx': '',
    'src/routes/a.b.tsx': '',
    'src/routes/__root.tsx': '',
    'src/routes/docs/$.tsx': '',
  })
  const { pages, gates } = codeRoutesOf(files, [docs])
  expect([pages.map(({ route }) => route), gates.map(({ base }) => base)]).toEqual([['/', '/a/b'], ['/docs']])
})
