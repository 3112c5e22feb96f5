// A site on the web tells programs what its folder tells them, without running anything of it.
import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPublishedSite, openSite } from '@docgen/ssg-cli'
import { expect, onTestFinished, test } from 'vitest'
import { buildAndServe } from '../support/serve.ts'
import { createSite } from '../support/test-site.ts'

const guides = {
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
  'docs/guide.md': '# Guide\n\nInstall it first.\n\n## Options\n\nThe turnips are optional.\n',
  'docs/two words.md': '# Two words\n\nParsnips.\n',
}

const configWith = (keys: string) =>
  `import { ${['docs', 'fragments', 'llmsTxt', 'lunr', 'markdownPages', 'pagefind'].join(', ')} } from '@docgen/ssg-cli'
export default { title: 'Site', ${keys} }\n`

async function publish(keys: string, files: Readonly<Record<string, string>> = guides) {
  const root = createSite({ ...files, 'docgen.config.ts': configWith(keys) })
  const { url, stop } = await buildAndServe(root)
  onTestFinished(async () => void (await stop()))
  return { root, url, site: await openPublishedSite(url) }
}

test.each(['lunr()', 'fragments()'])(
  'with %s it is searched and read as its folder is',
  async (engine) => {
    const keys = `base: '/team/', search: ${engine}, outputs: [markdownPages(), llmsTxt()]`
    const { root, url, site } = await publish(keys)
    const ofFolder = await openSite({ root })
    onTestFinished(() => ofFolder.close())
    for (const query of ['turnips', 'guide', 'parsnips', 'optoins'])
      expect(await site.search(query)).toEqual(await ofFolder.search(query))
    expect((await site.search('turnips'))[0]?.path).toBe('/guide/#options')
    expect(await site.search('turnips', { limit: 0 })).toEqual([])
    for (const address of ['/guide/', `${url}guide/#options`, '/team/guide', '/two words/', '/two%20words/', '/'])
      expect(await site.read(address)).toEqual(await ofFolder.read(address.replace(url, '/')))
    expect((await site.read('/two words/'))?.markdown).toContain('Parsnips.')
    expect(await site.read('/nothing/')).toBeUndefined()
    expect(await site.read('https://elsewhere.example/guide/')).toBeUndefined()
    expect(await site.overview()).toBe(await ofFolder.overview())
  },
  60_000,
)

test('each language is searched by itself', async () => {
  const keys = "locales: { en: { label: 'English' }, de: { label: 'Deutsch' } }, outputs: [markdownPages()]"
  const { site } = await publish(keys, { ...guides, 'i18n/de/docs/guide.md': '# Leitfaden\n\nDie Häuser stehen.\n' })
  expect((await site.search('Haus', { language: 'de' })).map(({ path }) => path)).toEqual(['/de/guide/'])
  expect(await site.search('Haus')).toEqual([])
  await expect(site.search('Haus', { language: 'fr' })).rejects.toThrow('no search that can be read at "/fr/"')
  await expect(site.search('Haus', { language: '../de' })).rejects.toThrow('"../de" is not the name of a language')
  await expect(site.overview()).rejects.toThrow('has no llms.txt.')
})

test('the list of pages is of the newest version, and leads to those of the others, which can be read', async () => {
  const sources = `[
    docs({ dir: 'docs', version: { name: '2.0' } }),
    docs({ dir: 'old', path: '/docs/1.0', version: { name: '1.0', banner: 'unmaintained' } }),
  ]`
  const { site, root, url } = await publish(
    `url: 'https://kit.example', sources: ${sources}, outputs: [markdownPages(), llmsTxt()]`,
    { ...guides, 'old/index.md': '# Old home\n' },
  )
  const ofFolder = await openSite({ root })
  onTestFinished(() => ofFolder.close())
  expect(await site.overview()).toContain('(https://kit.example/docs/guide.md)')
  expect(await site.overview()).not.toContain('Old home')
  expect(await site.overview()).toContain('## Versions\n\n- [1.0](https://kit.example/docs/1.0/llms.txt)\n')
  const list = await ofFolder.read('https://kit.example/docs/1.0/llms.txt')
  expect(list?.markdown).toContain('- [Old home](https://kit.example/docs/1.0.md)')
  expect(await site.read(`${url}docs/1.0/llms.txt`)).toEqual(list)
})

test('a search that only browsers or other versions can read is refused with the reason', async () => {
  const { root, site } = await publish('search: fragments()')
  expect(await site.read('/guide/')).toBeUndefined()
  const index = join(root, 'dist/search/index.json')
  const text = readFileSync(index, 'utf8')
  writeFileSync(index, text.replace(/"engine":"fragments"/, '"engine":"pagefind"'))
  await expect(site.search('turnips')).rejects.toThrow('Pagefind, which only browsers can read')
  writeFileSync(index, text.replace(/"format":\d+/, '"format":0'))
  await expect(site.search('turnips')).rejects.toThrow('version of docgen with another search index')
  writeFileSync(index, text)
  expect(await site.search('turnips')).toHaveLength(1)
  const { site: without } = await publish('search: false')
  await expect(without.search('turnips')).rejects.toThrow('has no search that can be read')
})

test('a host that has its start page for everything has no pages to read, and one that fails says how', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/broken.md') response.writeHead(503).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Start</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/index.html`
  const site = await openPublishedSite(url)
  expect(await site.read('/guide/')).toBeUndefined()
  await expect(site.read('/broken/')).rejects.toThrow('the host responds with 503')
  await expect(site.search('turnips')).rejects.toThrow('has no search')
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
  await expect(site.read('/guide/')).rejects.toThrow(/could not be fetched: (?:other side closed|.*ECONNREFUSED)/)
})

test.each(['docs', '/docs/', 'ftp://docs.example.com/', ''])('%j is not the address of a site', async (address) => {
  await expect(openPublishedSite(address)).rejects.toThrow('takes a web address')
})
