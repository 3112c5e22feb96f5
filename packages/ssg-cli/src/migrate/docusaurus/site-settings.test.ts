import { expect, test } from 'vitest'
import { noteOthers, siteSettings } from './site-settings.ts'

function notesOf(config: object): readonly string[] {
  const said: string[] = []
  noteOthers(config, { notes: [], say: (kind, topic, word, message) => said.push(`${kind} ${topic} ${word}: ${message}`) })
  return said
}

test('what nothing reads is named', () => {
  expect(
    notesOf({
      title: 'A',
      onBrokenLinks: 'throw',
      clientModules: ['./a.js'],
      customFields: { a: 1 },
      markdown: { mermaid: true },
      themes: ['@docusaurus/theme-mermaid', ['@acme/docusaurus-theme-tabs', {}]],
      themeConfig: { navbar: { hideOnScroll: true }, gtag: {}, zoom: {}, docs: { sidebar: { hideable: true } } },
    }),
  ).toEqual([
    'by-hand config clientModules: clientModules was left out.',
    'left config customFields: customFields was left out.',
    'left config zoom: themeConfig.zoom was left out.',
    'by-hand plugin docusaurus-theme-tabs: The theme "@acme/docusaurus-theme-tabs" was left out.',
    'left navbar hideOnScroll: navbar.hideOnScroll was left out.',
  ])
})

test.each([
  [
    { hideable: true, autoCollapseCategories: true },
    { hideable: true, autoCollapse: true },
  ],
  [{ hideable: false }, undefined],
])('the sidebar that is %j', (sidebar, expected) => {
  const settings = siteSettings({ themeConfig: { docs: { sidebar } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'sidebar')?.value).toEqual(expected)
})

test('an item of the navbar may have a path of the site as href', () => {
  const items = [
    { href: '/play', label: 'Play' },
    { href: '//cdn.example/a', label: 'CDN' },
  ]
  const settings = siteSettings({ themeConfig: { navbar: { items } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([
    { label: 'Play', to: '/play' },
    { label: 'CDN', href: '//cdn.example/a' },
  ])
})

test('an item of the navbar that is an icon is called as screen readers call it', () => {
  const items = [{ href: 'https://git.example', 'aria-label': 'Source', className: 'icon' }]
  const settings = siteSettings({ themeConfig: { navbar: { items } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([{ label: 'Source', href: 'https://git.example' }])
})

test.each([
  [{ href: 'https://github.com/acme/widgets', className: 'icon', 'aria-label': 'Source' }, 'Source', 'github'],
  [{ to: 'https://github.com/acme/widgets', className: 'icon', 'aria-label': 'GitHub' }, 'GitHub', 'github'],
  [{ type: 'html', value: '<a class="icon" href="https://discord.gg/a"><svg><path d="M0 0"/></svg></a>' }, 'Discord', 'discord'],
])('an item of the navbar that is the mark of a service keeps it: %j', (item, label, icon) => {
  const settings = siteSettings({ themeConfig: { navbar: { items: [item] } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([{ label, href: expect.stringMatching(/^https:/), icon }])
})

test('items of the navbar whose label is HTML are called by its words, and titles of menus are named as left out', () => {
  const said: string[] = []
  const items = [
    { html: '<b>New</b> in 2', to: '/new' },
    {
      label: 'Versions',
      items: [
        { html: '<span>Latest</span>', to: '#' },
        { label: 'One', href: 'https://one.example' },
      ],
    },
    { to: '/nameless' },
  ]
  const settings = siteSettings(
    { themeConfig: { navbar: { items } } },
    { docs: [] },
    { notes: [], say: (kind, topic, word, message) => said.push(`${kind} ${topic} ${word}: ${message}`) },
  )
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([
    { label: 'New in 2', to: '/new' },
    { label: 'Versions', items: [{ label: 'One', href: 'https://one.example' }] },
  ])
  expect(said).toEqual([
    'left navbar Latest: "Latest" of the navbar leads nowhere and was left out: menus of docgen have links alone.',
    'by-hand navbar /nameless: The navbar item "/nameless" has no label and was left out.',
  ])
})

test('further links in the menus of versions and languages are menus of the navbar', () => {
  const said: string[] = []
  const items = [
    {
      type: 'docsVersionDropdown',
      dropdownItemsBefore: [{ type: 'html', value: '<b>Archive</b>' }],
      dropdownItemsAfter: [
        { type: 'html', value: '<hr class="line">' },
        { href: 'https://one.example', label: '1.x' },
        { type: 'html', value: '<a class="x" href="/all">All</a>' },
      ],
    },
    { type: 'localeDropdown', dropdownItemsAfter: [{ to: 'translate', label: 'Help us translate' }] },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [] },
  ]
  const settings = siteSettings(
    { themeConfig: { navbar: { items } } },
    { docs: [] },
    { notes: [], say: (kind, topic, word, message) => said.push(`${kind} ${topic} ${word}: ${message.split(':')[0] ?? ''}`) },
  )
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([
    {
      label: 'Other versions',
      items: [
        { label: '1.x', href: 'https://one.example' },
        { label: 'All', to: '/all' },
      ],
    },
    { label: 'Translations', items: [{ label: 'Help us translate', to: '/translate' }] },
  ])
  expect(said).toContain('left navbar Archive: "Archive" of a menu of the navbar leads nowhere and was left out.')
  expect(said).toContain(
    'changed navbar localeDropdown: The further links of the navbar item "localeDropdown" are now the menu "Translations".',
  )
})

test('tags of the plugin for apps are in the head, without the icon that every page has', () => {
  const said: string[] = []
  const pwaHead = [
    { tagName: 'link', rel: 'icon', href: 'img/a.png' },
    { tagName: 'link', rel: 'manifest', href: 'manifest.json' },
    { tagName: 'meta', name: 'theme-color', content: '#fff' },
  ]
  const settings = siteSettings(
    { plugins: [['@docusaurus/plugin-pwa', { pwaHead }]] },
    { docs: [] },
    { notes: [], say: (kind, topic, word) => said.push(`${kind} ${topic} ${word}`) },
  )
  expect(settings.find(({ key }) => key === 'head')?.value).toEqual([
    { tag: 'link', attributes: { rel: 'manifest', href: '/manifest.json' }, content: undefined },
    { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' }, content: undefined },
  ])
  expect(said).toEqual(['left plugin plugin-pwa'])
})

test('a link of the footer that is a picture is called as the picture is', () => {
  const links = [
    { title: 'More', items: [{ html: '<a href="https://host.example">\n  <img src="/a.svg" alt="Hosted here" />\n</a>' }] },
  ]
  const settings = siteSettings({ themeConfig: { footer: { links } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'footer')?.value).toMatchObject({
    columns: [{ title: 'More', links: [{ label: 'Hosted here', href: 'https://host.example' }] }],
  })
})

test.each([
  ['\n  <p>\n    Made by <a href="https://a.example">A</a>\n  </p>\n', 'Made by A'],
  ['<img src="/a.png">', undefined],
])('the copyright %j is one line', (copyright, expected) => {
  const settings = siteSettings({ themeConfig: { footer: { copyright } } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'footer')?.value).toEqual({ columns: undefined, copyright: expected })
})

test.each([
  [{ defaultMode: 'dark' }, { default: 'dark' }],
  [
    { defaultMode: 'dark', respectPrefersColorScheme: true },
    { default: 'dark', respectSystem: true },
  ],
  [{ respectPrefersColorScheme: false }, { respectSystem: false }],
  [{ respectPrefersColorScheme: true }, undefined],
])('the color mode that is %j', (colorMode, expected) => {
  const settings = siteSettings({ themeConfig: { colorMode } }, { docs: [] }, { notes: [], say: () => undefined })
  expect(settings.find(({ key }) => key === 'colorMode')?.value).toEqual(expected)
})

test.each([
  ['api', 'which has no pages'],
  ['missing', 'which does not exist'],
])('an item of the sidebar %s leads to the home page, with the reason', (sidebarId, reason) => {
  const said: string[] = []
  const items = [{ type: 'docSidebar', sidebarId, label: 'API' }]
  const docs = [{ id: 'default', base: '/docs/', docs: [], sidebars: new Map([['api', []]]) }]
  const settings = siteSettings(
    { themeConfig: { navbar: { items } } },
    { docs },
    {
      notes: [],
      say: (...[, , , message]) => said.push(message),
    },
  )
  expect(settings.find(({ key }) => key === 'navbar')?.value).toEqual([{ label: 'API', to: '/' }])
  expect(said).toEqual([
    `The navbar item "API" names the sidebar "${sidebarId}", ${reason}, so it leads to the home page: correct it.`,
  ])
})

test.each([
  ['© <b>Acme</b>', 'left', 'The HTML of the copyright was removed.'],
  ['Built with <a href="https://docusaurus.io">Docusaurus</a>', 'left', 'The HTML of the copyright was removed.'],
  [
    '© Acme. <a class="x" href="/privacy">Privacy</a>',
    'by-hand',
    'The HTML of the copyright was removed, with the link to "/privacy": add what readers need to a column of the footer.',
  ],
])('links of the copyright %j are named', (copyright, kind, message) => {
  const said: string[] = []
  siteSettings(
    { themeConfig: { footer: { copyright } } },
    { docs: [] },
    { notes: [], say: (given, _, __, text) => said.push(`${given}: ${text}`) },
  )
  expect(said).toEqual([`${kind}: ${message}`])
})
