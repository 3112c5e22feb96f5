// What programs are told that ask a site what it says: always what its files say at that moment.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openSite, type OpenedSite } from '@docgen/ssg-cli'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSite } from '../support/test-site.ts'

const guides = {
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
  'docs/guide.md':
    '---\ndescription: How to install it.\n---\n\n# Guide\n\nInstall it first.\n\n## Options\n\nThe turnips are optional.\n',
}

const turnip = {
  'package.json': '{ "name": "@acme/turnip", "version": "1.0.0", "type": "module", "exports": "./src/index.ts" }',
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true }, "include": ["src"] }',
  'src/index.ts': '/** Grows a turnip. */\nexport function grow(size: number): string {\n  return String(size)\n}\n',
  'README.md': '# Turnip\n',
}

afterEach(() => vi.restoreAllMocks())

async function open(options: Parameters<typeof openSite>[0]): Promise<OpenedSite> {
  const site = await openSite(options)
  onTestFinished(() => site.close())
  return site
}

async function pathsOf(site: OpenedSite, query: string, options?: Parameters<OpenedSite['search']>[1]) {
  return (await site.search(query, options)).map(({ path }) => path)
}

test('pages are read as Markdown and found by their words, in a site that has neither search nor Markdown', async () => {
  const config = "export default { title: 'Site', search: false, redirects: [{ from: '/old/', to: '/guide/' }] }\n"
  const root = createSite({ ...guides, 'docgen.config.ts': config })
  const site = await open({ root })
  const guide = await site.read('/guide/#options')
  expect(guide?.path).toBe('/guide/')
  expect(guide?.markdown).toContain('# Guide\n\nInstall it first.\n\n## Options')
  expect(await site.read('/old')).toEqual(guide)
  expect(await site.read('/nothing/')).toBeUndefined()
  expect(await site.search('turnips')).toEqual([
    {
      path: '/guide/#options',
      title: 'Options',
      within: ['Guide'],
      kind: 'section',
      isDeprecated: false,
      excerpt: 'The turnips are optional.',
    },
  ])
  expect(await site.overview()).toMatch(/\[Guide\]\(\/guide\.md\): How to install it\./)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('an answer is of the files as they are when it is asked for', async () => {
  const root = createSite(guides)
  const site = await open({ root })
  expect(await pathsOf(site, 'parsnips')).toEqual([])
  writeFileSync(join(root, 'docs/guide.md'), '# Guide\n\nThe parsnips are optional.\n')
  expect(await pathsOf(site, 'parsnips')).toEqual(['/guide/'])
  expect((await site.read('/guide/'))?.markdown).toContain('parsnips')
  writeFileSync(join(root, 'docs/new.md'), '# News\n\nThe beets are new.\n')
  expect(await pathsOf(site, 'beets')).toEqual(['/new/'])
  rmSync(join(root, 'docs/new.md'))
  expect(await pathsOf(site, 'beets')).toEqual([])
  writeFileSync(join(root, 'docgen.config.ts'), "export default { title: 'Named', base: '/team/' }\n")
  expect(await site.overview()).toMatch(/^# Named\n/)
  expect(await pathsOf(site, 'parsnips')).toEqual(['/guide/'])
  writeFileSync(join(root, 'docgen.config.ts'), "export default { tilte: 'Misspelt' }\n")
  expect((await site.read('/guide/'))?.markdown).toContain('parsnips')
})

test('a page that is named like the base is found where the search says it is', async () => {
  const config = "export default { title: 'Site', base: '/docs/' }\n"
  const root = createSite({
    'docs/index.md': '# Home\n',
    'docs/docs/guide.md': '# Inner\n',
    'docs/guide.md': '# Outer\n',
    'docgen.config.ts': config,
  })
  const site = await open({ root })
  const [inner] = await site.search('Inner')
  expect(inner?.path).toBe('/docs/guide/')
  expect((await site.read('/docs/guide/'))?.markdown).toContain('# Inner')
  expect((await site.read('/docs/docs/guide/'))?.markdown).toContain('# Inner')
  expect((await site.read('/guide/'))?.markdown).toContain('# Outer')
})

test('the reference is that of the sources as they are', async () => {
  const root = createSite(turnip)
  const site = await open({ root })
  const [grow] = await site.search('grow')
  expect(grow).toMatchObject({ title: 'grow', kind: 'function', within: ['@acme/turnip'] })
  const path = grow?.path ?? ''
  expect((await site.read(path))?.markdown).toContain('Grows a turnip.')
  writeFileSync(
    join(root, 'src/index.ts'),
    '/** Grows two. */\nexport function grow(size: number, two: boolean): string {\n  return `${size}${two}`\n}\n',
  )
  const markdown = (await site.read(path))?.markdown
  expect(markdown).toContain('Grows two.')
  expect(markdown).toContain('two: boolean')
}, 60_000)

test('a site that is closed leaves no thread behind, and nothing is written any more', async () => {
  const root = createSite(turnip)
  const emit = vi.spyOn(Worker.prototype, 'emit')
  const workersOf = (name: string): readonly unknown[] =>
    emit.mock.calls.flatMap(([event], index) => (event === name ? [emit.mock.contexts[index]] : []))
  const site = await openSite({ root })
  await site.search('grow')
  expect(workersOf('online')).toHaveLength(1)
  await site.close()
  await expect(site.search('grow')).rejects.toThrow('closed')
  expect(workersOf('exit')).toEqual(expect.arrayContaining([...workersOf('online')]))
  expect(existsSync(join(root, '.docgen'))).toBe(true)
  rmSync(root, { recursive: true })
  expect(existsSync(root)).toBe(false)
}, 60_000)

test('each language is read and searched by itself', async () => {
  const config = "export default { title: 'Site', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } }\n"
  const root = createSite({
    ...guides,
    'i18n/de/docs/guide.md': '# Leitfaden\n\nDie Häuser stehen.\n',
    'docgen.config.ts': config,
  })
  const site = await open({ root })
  expect(await pathsOf(site, 'Haus', { language: 'de' })).toEqual(['/de/guide/'])
  expect(await pathsOf(site, 'Haus')).toEqual([])
  expect(await site.overview('de')).toContain('Leitfaden')
  await expect(site.overview('fr')).rejects.toThrow('The site has no language "fr"; it has "en", "de".')
  expect((await site.read('/de/guide/'))?.markdown).toContain('Häuser')
})

test('a config that cannot be used is an error with its problems', async () => {
  const root = createSite({ ...guides, 'docgen.config.ts': "export default { title: 'Site', tagLine: 'x' }\n" })
  await expect(openSite({ root })).rejects.toMatchObject({ problems: [{ code: 'config', file: 'docgen.config.ts' }] })
})
