import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOfSite } from '../io/workspace/usual-places.ts'
import { migrationTools } from '../migrate/index.ts'
import { putFiles } from '../io/put-files-fixture.ts'
import { oldSiteLine } from './old-site.ts'

let folder = ''

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-old-site-')))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['docs/.vitepress/config.ts', 'docs/ has a site of VitePress: `docgen migrate docs` converts it to docgen.'],
  ['docusaurus.config.js', 'This folder has a site of Docusaurus: `docgen migrate` converts it to docgen.'],
  ['apps/docs/mkdocs.yml', 'apps/docs/ has a site of Material for MkDocs: `docgen migrate apps/docs` converts it to docgen.'],
  [
    'packages/acme-website/docusaurus.config.ts',
    'packages/acme-website/ has a site of Docusaurus: `docgen migrate packages/acme-website` converts it to docgen.',
  ],
  [
    'docs.acme.dev/.vitepress/config.ts',
    'docs.acme.dev/ has a site of VitePress: `docgen migrate docs.acme.dev` converts it to docgen.',
  ],
  // Examples and fixtures are not mentioned.
  ['examples/my-website/docusaurus.config.ts', undefined],
  ['packages/docsearch/docusaurus.config.ts', undefined],
  ['typedoc.json', undefined],
  ['website/next.config.mjs', undefined],
  // A site of Astro, which may be anything.
  ['astro.config.mjs', undefined],
  ['docs/index.md', undefined],
])('of %s', async (file, line) => {
  putFiles(folder, { [file]: file.startsWith('apps') ? 'theme:\n  name: material\n' : 'export default {}\n' })
  expect(await oldSiteLine(folder)).toBe(line)
})

test('of a project of Next.js that uses Nextra', async () => {
  putFiles(folder, { 'website/next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})\n" })
  expect(await oldSiteLine(folder)).toBe('website/ has a site of Nextra: `docgen migrate website` converts it to docgen.')
})

test('of a project that uses Fumadocs, which may have no config of Next.js', async () => {
  putFiles(folder, {
    'docs/source.config.ts': "import { defineDocs } from 'fumadocs-mdx/config'\nexport const docs = defineDocs()\n",
  })
  expect(await oldSiteLine(folder)).toBe('docs/ has a site of Fumadocs: `docgen migrate docs` converts it to docgen.')
})

test('of a project that uses Rspress, whose config may be one of Rstack', async () => {
  const manifest = '{ "devDependencies": { "@rspress/core": "^2.0.0" } }'
  putFiles(folder, { 'website/rstack.config.ts': "import { define } from 'rstack'\n", 'package.json': manifest })
  expect(await oldSiteLine(folder)).toBe(undefined)
  putFiles(folder, { 'website/package.json': manifest })
  expect(await oldSiteLine(folder)).toBe('website/ has a site of Rspress: `docgen migrate website` converts it to docgen.')
})

test('every config of a tool that makes pages is seen without its code', () => {
  const names = migrationTools.flatMap(({ name, configNames }) => (name === 'typedoc' ? [] : configNames))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !nameOfSite.test(name.split('/')[0] ?? ''))).toEqual([])
})
