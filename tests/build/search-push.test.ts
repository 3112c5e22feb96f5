// `docgen search export` and `push`, against services on this machine that fail when they are told to.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDocgen } from '../support/docgen.ts'
import { listFiles } from '../support/file-tree.ts'
import { tagsOf, type Tag } from '../support/html.ts'
import { runWarm } from '../support/run-warm.ts'
import { startSearchServices } from '../support/search-services.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createSite } from '../support/test-site.ts'

const key = 'a-key-that-may-write'
const env = { DOCGEN_SEARCH_ADMIN_KEY: key }
const guide = '# Guide\n\nHow it works.\n\n## Tokens\n\nTokens are <renewed> & kept.\n'

type Engine = 'algolia' | 'typesense'

function siteWith(engine: Engine, url: string): string {
  const provider =
    engine === 'algolia'
      ? `algolia({ appId: 'APP', apiKey: 'public', indexName: 'docs', hosts: ['${url}'] })`
      : `typesense({ hosts: ['${url}'], apiKey: 'public', collection: 'docs' })`
  return createSite({
    'docgen.config.ts': `import { ${engine}, defineConfig, docs } from '@docgen/ssg-cli'
export default defineConfig({ title: 'Site', url: 'https://docs.example.com', search: ${provider}, sources: [docs({ path: '/' })] })
`,
    'docs/index.md': '# Home\n\nWelcome.\n',
    'docs/guide.md': guide,
    'docs/secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nNot to be found.\n',
  })
}

async function startServices() {
  const services = await startSearchServices()
  onTestFinished(() => services.stop())
  return services
}

test('records have the shape of DocSearch, and say nothing of what is not to be found', async () => {
  const root = siteWith('algolia', 'https://unused.example.com')
  const { code, stdout, stderr } = await runDocgen(['search', 'export'], root)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(stdout).not.toContain('Secret')
  expect(records.find(({ type, anchor }) => type === 'content' && anchor === 'tokens')).toEqual({
    objectID: expect.stringMatching(/^\S{10,}$/),
    url: 'https://docs.example.com/guide/#tokens',
    url_without_anchor: 'https://docs.example.com/guide/',
    anchor: 'tokens',
    type: 'content',
    hierarchy: { lvl0: expect.any(String), lvl1: 'Guide', lvl2: 'Tokens', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: expect.stringContaining('&amp; kept.'),
    kind: 'section',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    tags: ['docs-default-current'],
    package: null,
    deprecated: false,
    weight: { pageRank: 0, level: 0, position: expect.any(Number) },
  })
  expect(records.map(({ type, url }) => `${String(type)} ${String(url)}`)).toContain(
    'lvl2 https://docs.example.com/guide/#tokens',
  )
  const again = await runDocgen(['search', 'export', '--out', 'records.ndjson'], root)
  expect(again.stdout).toBe(`Wrote ${records.length} records to records.ndjson.\n`)
  expect(readFileSync(join(root, 'records.ndjson'), 'utf8')).toBe(stdout)
})

test('records of a site in several languages say which, and a page asks for those in its own', async () => {
  const services = await startServices()
  const root = siteWith('algolia', services.url)
  const config = readFileSync(join(root, 'docgen.config.ts'), 'utf8')
  writeFiles(root, {
    'docgen.config.ts': config.replace('search:', "locales: { en: { label: 'English' }, de: { label: 'Deutsch' } }, search:"),
    'i18n/de/docs/guide.md': '# Anleitung\n\nSo geht es.\n\n## Marken {#tokens}\n\nMarken bleiben.\n',
  })
  const built = await runWarm(['build', '--no-strict'], root)
  expect(built.code, built.stdout + built.stderr).toBe(0)
  const pages = listFiles(join(root, 'dist'))
    .filter((file) => file.endsWith('index.html') && !/(^|\/)(search|secret)\//.test(file))
    .map((file) => ({
      path: `/${file.slice(0, -'index.html'.length)}`,
      tags: tagsOf(readFileSync(join(root, 'dist', file), 'utf8')),
    }))
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/de/', '/de/guide/', '/guide/'])

  const contextOf = (tags: readonly Tag[]) => {
    const props = tags.flatMap(({ attributes }) => attributes['data-search'] ?? [])[0] ?? ''
    return (JSON.parse(props) as { readonly search: { readonly config: { readonly context: { readonly language: string } } } })
      .search.config.context.language
  }
  const languageOf = (tags: readonly Tag[]) => tags.find(({ name }) => name === 'html')?.attributes['lang'] ?? ''
  expect(pages.map(({ tags }) => contextOf(tags))).toEqual(pages.map(({ tags }) => languageOf(tags)))

  expect((await runWarm(['search', 'push'], root, env)).stdout).toContain('Pushed.')
  const stored = services.store.indexes.get('docs') ?? []
  const headings = stored.flatMap(({ type, language, url }) => (type === 'content' ? [] : [`${String(language)} ${String(url)}`]))
  const expected = pages.flatMap(({ path, tags }) => {
    const anchors = tags.flatMap(({ name, attributes }) =>
      /^h[2-6]$/.test(name) && attributes['id'] ? [`#${attributes['id']}`] : [],
    )
    return ['', ...anchors].map((anchor) => `${languageOf(tags)} https://docs.example.com${path}${anchor}`)
  })
  expect(headings.sort()).toEqual(expected.sort())
  const texts = stored.flatMap(({ language, content }) => (language === 'de' ? [String(content)] : []))
  expect(texts).toContain('Marken bleiben.')
  expect(texts).not.toContain('How it works.')
})

// To both at once: a service that fails is given seconds before it is asked again.
test('only changes are pushed, whatever goes wrong on the way', async () => {
  await Promise.all((['algolia', 'typesense'] as const).map(pushChanges))
})

async function pushChanges(engine: Engine): Promise<void> {
  const services = await startServices()
  const root = siteWith(engine, services.url)
  const push = () => runWarm(['search', 'push'], root, env)
  const stored = () => services.store.indexes.get(services.store.aliases.get('docs') ?? 'docs') ?? []

  services.failWith(500, 429, 'cut', 'garbage')
  const first = await push()
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/^\d+ new or changed records, 0 gone, 0 unchanged\.\nPushed\.\n$/)
  const count = stored().length
  expect(count).toBeGreaterThan(3)
  expect([...services.store.indexes.keys()]).toHaveLength(1)

  expect((await push()).stdout).toBe(`0 new or changed records, 0 gone, ${count} unchanged.\n`)

  writeFileSync(join(root, 'docs/guide.md'), guide.replace('kept', 'dropped'))
  const before = services.asked.length
  const third = await push()
  expect(third.stdout).toBe(`1 new or changed record, 1 gone, ${count - 1} unchanged.\nPushed.\n`)
  expect(JSON.stringify(stored())).toContain('dropped')
  expect(stored()).toHaveLength(count)
  // A service that can copy gets the changes alone.
  const sent = services.asked.slice(before).flatMap(({ body }) => (body.includes('"requests"') ? [body] : []))
  if (engine === 'algolia') expect(sent.join('').match(/"action"/g)).toHaveLength(2)
  expect(first.stdout + first.stderr + third.stdout).not.toContain(key)
}

test.each(['algolia', 'typesense'] as const)('%s: a push that fails leaves what readers search as it was', async (engine) => {
  const services = await startServices()
  const root = siteWith(engine, services.url)
  await runWarm(['search', 'push'], root, env)
  const name = services.store.aliases.get('docs') ?? 'docs'
  const stored = JSON.stringify(services.store.indexes.get(name))
  writeFileSync(join(root, 'docs/guide.md'), guide.replace('kept', 'dropped'))
  services.refuseWrites(true)
  const failed = await runDocgen(['search', 'push'], root, env)
  expect(failed.code).toBe(1)
  // The request is named, in the form of every other failure.
  expect(failed.stderr).toMatch(
    /^docgen: Pushing to the search service failed: status \d+ from http:\/\/127\.0\.0\.1:\d+ \((?:POST|PUT) \/\S+\)\.\n {2}hint: \S/,
  )
  expect(failed.stderr).not.toContain(key)
  expect(services.store.aliases.get('docs') ?? 'docs').toBe(name)
  expect(JSON.stringify(services.store.indexes.get(name))).toBe(stored)
  services.refuseWrites(false)
  expect((await runWarm(['search', 'push'], root, env)).stdout).toContain('Pushed.')
})

test('a dry run pushes nothing, and without a key nothing is asked', async () => {
  const services = await startServices()
  const root = siteWith('algolia', services.url)
  expect((await runWarm(['search', 'push', '--dry-run', '--yes'], root, env)).stdout).toMatch(
    /\nNothing was pushed\. Run the command again without --dry-run to push\.\n$/,
  )
  expect(services.store.indexes.size).toBe(0)
  const asked = services.asked.length
  const { code, stderr } = await runWarm(['search', 'push'], root)
  expect(code).toBe(2)
  expect(stderr).toContain('DOCGEN_SEARCH_ADMIN_KEY')
  expect(services.asked).toHaveLength(asked)
})
