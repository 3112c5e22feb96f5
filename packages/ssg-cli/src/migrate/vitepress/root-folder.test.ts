import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import { vitepress } from './index.ts'

test.each([
  [{ themeConfig: { sidebar: [{ text: 'LLMs', link: '/llms.txt' }] } }, {}, [new Call('llmsTxt')]],
  [{ themeConfig: { nav: [{ text: 'LLMs', link: '/llms-full.txt' }] } }, { 'public/llms-full.txt': 'Own.' }, undefined],
  [{}, { 'a.md': '# A\n\n[For models](/llms.txt)\n' }, [new Call('llmsTxt')]],
  [{}, { 'a.md': '# A\n\nllms.txt\n' }, undefined],
])('%j with %j has the outputs %j', (value, files, expected) => {
  const texts: Readonly<Record<string, string>> = { 'index.md': '# Home\n', ...files }
  const { settings } = vitepress.migrate({
    files: { paths: Object.keys(texts), read: (path) => texts[path] },
    config: { file: '.vitepress/config.ts', value, opaque: [] },
    modules: new Map(),
    fromOut: (path) => path,
  })
  expect(settings.find(({ key }) => key === 'outputs')?.value).toEqual(expected)
})

test('pages that a rewrite moves from a folder to the root keep those addresses', () => {
  const texts: Readonly<Record<string, string>> = {
    'en/guide/start.md': '# Start\n\n[Other](./other.md) and ![a](./a.png) {{ code }}\n',
    'en/guide/other.md': '# Other\n',
    'en/guide/a.png': '',
    'de/guide/start.md': '# Anfang\n',
  }
  const value = {
    rewrites: { 'en/:rest*': ':rest*' },
    locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
  }
  const { pages, copies, addresses, notes } = vitepress.migrate({
    files: { paths: Object.keys(texts), read: (path) => texts[path] },
    config: { file: '.vitepress/config.ts', value, opaque: [] },
    modules: new Map(),
    fromOut: (path) => path,
  })
  expect(pages.map(({ from, to }) => [from, to]).sort()).toEqual([
    ['de/guide/start.md', 'i18n/de/guide/start.md'],
    ['en/guide/other.md', 'guide/other.md'],
    ['en/guide/start.md', 'guide/start.md'],
  ])
  expect(copies).toEqual([{ from: 'en/guide/a.png', to: 'guide/a.png' }])
  expect(addresses.map(({ address }) => address).sort()).toEqual([
    '/de/guide/start.html',
    '/guide/other.html',
    '/guide/start.html',
  ])
  expect(notes.filter(({ topic }) => topic === 'expression').map(({ file }) => file)).toEqual(['en/guide/start.md'])
})
