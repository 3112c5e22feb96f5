import { expect, test } from 'vitest'
import type { ConfigNotes } from '../core/config-notes.ts'
import { withoutPreset } from './preset.ts'
import { originOf, pluginsOf, redirectsOf } from './plugins.ts'

const pluginsIn = (plugins: readonly unknown[], names: readonly (readonly [string, string])[] = []) =>
  pluginsOf({ file: 'rspress.config.ts', value: { plugins }, opaque: [], names: new Map(names) })

test.each([
  ['a page', '/old', '/new', [{ from: '/old', to: '/new' }]],
  [
    'several',
    ['/a', '/b.html'],
    '/new',
    [
      { from: '/a', to: '/new' },
      { from: '/b.html', to: '/new' },
    ],
  ],
  [
    'what begins so',
    '^/old',
    '/new',
    [
      { from: '/old', to: '/new' },
      { from: '/old/*', to: '/new/*' },
    ],
  ],
  ['what is in a folder', '^/old/', '/new/', [{ from: '/old/*', to: '/new/*' }]],
  ['what ends so', '^/v1\\.x$', 'https://v1.example', [{ from: '/v1.x', to: 'https://v1.example' }]],
  ['what begins so, on another site', '^/v1', 'https://v1.example', undefined],
  ['a pattern', '/v(1|2)', '/new', undefined],
])('a redirect of %s', (_, from, to, expected) => {
  const said: string[] = []
  const notes: ConfigNotes = { notes: [], say: (kind, topic) => void said.push(`${kind} ${topic}`) }
  const call = { $call: '@rspress/plugin-client-redirects.pluginClientRedirects', arguments: [{ redirects: [{ from, to }] }] }
  expect(redirectsOf(pluginsIn([call]), notes)).toEqual(expected ?? [])
  expect(said).toEqual(expected === undefined ? ['by-hand redirects'] : [])
})

test('plugins are called what their packages are, and one of them says where the site is', () => {
  const sitemap = { $call: '@rspress/plugin-sitemap.pluginSitemap', arguments: [{ siteUrl: 'https://a.example/b' }] }
  const plugins = pluginsIn([null, sitemap, { name: 'own:thing' }], [['plugins.0', 'rspress-plugin-font.pluginFont()']])
  expect(plugins.map(({ name }) => name)).toEqual(['rspress-plugin-font', '@rspress/plugin-sitemap', 'own:thing'])
  expect(originOf(plugins)).toBe('https://a.example/b')
})

test('options of a preset become keys of Rspress, and keys of the config itself come first', () => {
  const docs = {
    ...{
      title: 'A',
      description: 'B',
      rootDir: 'pages',
      rootUrl: 'https://a.example/a',
      editUrl: 'https://a.example/edit/pages',
    },
    ...{ logoLight: '/a/light.svg', logoDark: '/dark.svg', socials: { github: 'https://a.example/code' } },
  }
  expect(withoutPreset({ context: '.', docs, base: '/a/', title: 'Own', themeConfig: { nav: [] } })).toEqual({
    ...{ title: 'Own', description: 'B', root: 'pages', siteOrigin: 'https://a.example/a', base: '/a/' },
    logo: { light: '/light.svg', dark: '/dark.svg' },
    themeConfig: {
      editLink: { docRepoBaseUrl: 'https://a.example/edit/pages' },
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://a.example/code' }],
      nav: [],
    },
  })
  const own = { docs: 'docs' }
  expect(withoutPreset(own)).toBe(own)
})
