import { expect, test } from 'vitest'
import type { CompiledPage, Heading, Theme } from '@docgen/model'
import { completeConfig } from '../config/complete-config.ts'
import { configOfLocale } from '../config/locales.ts'
import { docs } from '../config/sources.ts'
import { checkTranslations } from './check-translations.ts'

// Nothing is rendered here.
const theme = { name: 'test', styles: [] } as unknown as Theme

const site = completeConfig(
  { title: 'Shop', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } },
  { root: '/site', theme, sources: [docs()], configFiles: [], tables: new Map() },
)

function pageOf(file: string, parts: Partial<CompiledPage> = {}): CompiledPage {
  return {
    file,
    contentPath: file.slice('docs/'.length),
    source: 'docs',
    key: '',
    frontmatter: {},
    ranges: {},
    title: '',
    description: '',
    slots: [],
    headings: [],
    anchors: [],
    diagnostics: [],
    ...parts,
  }
}

function translation(name: string, parts: Partial<CompiledPage> = {}): CompiledPage {
  return { ...pageOf(`docs/${name}`, parts), file: `i18n/de/docs/${name}`, source: 'docs@de' }
}

function check(pages: readonly CompiledPage[], anchors: readonly string[] = []): readonly string[] {
  const originals = new Map([['docs/a.md', { hash: 'now', anchors }]])
  return checkTranslations({ pages, locales: [configOfLocale(site, 'de')], originals }).map(
    ({ code, file, line }) => `${file}:${line} ${code}`,
  )
}

const at = (line: number, depth: number, text: string): Heading => ({ depth, text, anchor: text.toLowerCase(), line, column: 1 })
const original = pageOf('docs/a.md', { headings: [at(3, 2, 'One'), at(5, 3, 'Two')] })
const same = [at(7, 2, 'Eins'), at(9, 3, 'Zwei')]

test.each<[string, readonly CompiledPage[], readonly string[], readonly string[]]>([
  ['nothing of what corresponds', [original, translation('a.md', { headings: same })], [], []],
  ['a page that is missing', [original], [], ['docs/a.md:1 missing-translation']],
  [
    'a draft, which is no translation',
    [original, translation('a.md', { headings: same, frontmatter: { draft: true } })],
    [],
    ['docs/a.md:1 missing-translation'],
  ],
  ['nothing of an original that is a draft', [pageOf('docs/a.md', { frontmatter: { draft: true } })], [], []],
  ['a page without an original', [translation('b.md')], [], ['i18n/de/docs/b.md:1 extra-translation']],
  [
    'a heading too few',
    [original, translation('a.md', { headings: same.slice(0, 1) })],
    [],
    ['i18n/de/docs/a.md:7 translation-headings'],
  ],
  [
    'a heading too many',
    [original, translation('a.md', { headings: [...same, at(11, 2, 'Drei')] })],
    [],
    ['i18n/de/docs/a.md:11 translation-headings'],
  ],
  [
    'nothing of a heading that docgen adds',
    [
      pageOf('docs/a.md', { headings: [...original.headings, { ...at(1, 2, 'Footnotes'), isGenerated: true }] }),
      translation('a.md', { headings: same }),
    ],
    [],
    [],
  ],
  [
    'a heading too few, after the last that was written',
    [original, translation('a.md', { headings: [...same.slice(0, 1), { ...at(1, 2, 'Footnotes'), isGenerated: true }] })],
    [],
    ['i18n/de/docs/a.md:7 translation-headings'],
  ],
  [
    'a heading of another level',
    [original, translation('a.md', { headings: [at(7, 2, 'Eins'), at(9, 2, 'Zwei')] })],
    [],
    ['i18n/de/docs/a.md:9 translation-headings'],
  ],
  [
    'an anchor that was written out',
    [original, translation('a.md', { headings: same })],
    ['two'],
    ['i18n/de/docs/a.md:9 translation-headings'],
  ],
  [
    'a mark of an older text',
    [original, translation('a.md', { headings: same, frontmatter: { source_hash: 'then' } })],
    [],
    ['i18n/de/docs/a.md:1 stale-translation'],
  ],
  [
    'nothing of a mark of this text',
    [original, translation('a.md', { headings: same, frontmatter: { source_hash: 'now' } })],
    [],
    [],
  ],
])('it tells %s', (_, pages, anchors, expected) => expect(check(pages, anchors)).toEqual(expected))
