// Props for tests: the smallest page of each kind that is complete.
import {
  englishWords as words,
  type ApiEntryPageProps,
  type DocPageProps,
  type HeadProps,
  type LayoutProps,
  type SiteProps,
} from '@docgen/model'

export const site: SiteProps = {
  title: 'Sample',
  tagline: '',
  homeHref: '/base/',
  searchHref: '/base/search/',
  lang: 'en',
  direction: 'ltr',
  languageLabel: 'English',
  calendar: 'gregory',
  searchMarks: true,
  imageZoom: true,
  navbar: [
    { label: 'Guide', href: '/base/guide/', isCurrent: true, isExternal: false },
    { label: 'Code', href: 'https://example.com/', isCurrent: false, isExternal: true },
  ],
  sidebar: { hideable: false, autoCollapse: false },
  footer: {
    columns: [{ title: 'More', links: [{ label: 'Guide', href: '/base/guide/', isCurrent: false, isExternal: false }] }],
    copyright: '© Sample',
  },
  colorMode: { default: 'light', switch: true, respectSystem: true },
}

export const head: HeadProps = {
  title: 'Page | Sample',
  description: 'About "it"',
  keywords: ['one', 'two'],
  isHidden: false,
  styles: ['/base/site.css'],
  scripts: ['/base/site.js'],
  tags: [],
  docsearch: { language: 'en' },
}

export const docPage: LayoutProps<DocPageProps> = {
  words,
  site,
  head,
  title: 'Install',
  isTitleHidden: false,
  content: '<p>Text</p>',
  sidebar: [
    {
      kind: 'category',
      label: 'Start',
      isOpen: true,
      isCurrent: true,
      items: [{ kind: 'link', label: 'Install', href: '/base/guide/install/', isCurrent: true, isExternal: false }],
    },
    { kind: 'category', label: 'Later', href: '/base/guide/later/', isOpen: false, isCurrent: false, items: [] },
  ],
  breadcrumbs: [{ label: 'Guide', href: '/base/guide/' }, { label: 'Install' }],
  toc: [
    { depth: 2, text: 'First', href: '#first' },
    { depth: 3, text: 'Second', href: '#second' },
  ],
  next: { title: 'Use', href: '/base/guide/use/' },
  editHref: 'https://example.com/edit',
  lastUpdate: { date: '2024-03-01', author: 'Ada' },
  tags: [{ label: 'setup', href: '/base/tags/setup/' }, { label: 'other' }],
  isUnlisted: false,
}

export const apiPage: Omit<LayoutProps<ApiEntryPageProps>, 'entry'> = {
  words,
  site,
  head,
  sidebar: [],
  breadcrumbs: [],
  title: 'It',
  package: { dir: 'core', name: '@sample/core', version: '1.2.3', description: '', isPublished: true, href: '/base/api/core/' },
  hrefs: { '@sample/core!User': '/base/api/core/interface/User/' },
  texts: {},
  externalHrefs: {},
  referencedBy: [],
  mentionedIn: [],
  importLine: "import { it } from '@sample/core'",
  toc: [],
}
