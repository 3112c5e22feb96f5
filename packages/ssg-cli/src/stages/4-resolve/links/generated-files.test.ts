import { describe, expect, test } from 'vitest'
import type { SiteConfig, SiteOutput } from '@docgen/model'
import { configOfLocale } from '../../../config/locales.ts'
import { configOf } from '../../../sources/page-fixture.ts'
import { namedFileAt, writtenFileAt } from './generated-files.ts'

const outputs: readonly SiteOutput[] = [
  { name: 'list', mayHold: (path) => /^(?:de\/)?llms\.txt$/.test(path), files: () => [] },
  { name: 'feed', mayHold: (path) => path === 'news/feed.json', files: () => [] },
  { name: 'copies', mayHold: (path) => path.endsWith('.md'), files: () => [] },
  { name: 'in a folder', mayHold: (path) => path.startsWith('data/'), files: () => [] },
  { name: 'unknown', files: () => [] },
]
const plugins = [{ name: 'p', outputs }]
const whole = configOf({ plugins, locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } })

describe('the file that an output names', () => {
  test.each<[path: string, config: Partial<SiteConfig>, expected: string | undefined]>([
    ['/llms.txt', { plugins }, 'llms.txt'],
    ['/news/feed.json', { plugins }, 'news/feed.json'],
    ['/other.txt', { plugins }, undefined],
    // A path within a page is none of the output.
    ['llms.txt', { plugins }, undefined],
    ['xllms.txt', { plugins }, undefined],
    // These outputs would have any file of that kind.
    ['/guide.md', { plugins }, undefined],
    ['/news/guide.md', { plugins }, undefined],
    ['/data/a.json', { plugins }, undefined],
    ['/llms.txt', {}, undefined],
    // Each language has its own, and what is there once is that of all.
    ['/llms.txt', configOfLocale(whole, 'en'), 'llms.txt'],
    ['/llms.txt', configOfLocale(whole, 'de'), 'de/llms.txt'],
    ['/news/feed.json', configOfLocale(whole, 'de'), 'news/feed.json'],
  ])('%s (%#)', (path, config, expected) => expect(namedFileAt(path, config)).toBe(expected))
})

describe('a file that something may write', () => {
  test.each([
    ['/a/feed.json', undefined, 'a/feed.json'],
    ['/a.v2/feed.xml', '/de', 'de/a.v2/feed.xml'],
    ['/old.htmlx', undefined, 'old.htmlx'],
    ['/a.html', undefined, undefined],
    ['/a.v2/page', undefined, undefined],
    ['/a.v2/', undefined, undefined],
    ['/a', undefined, undefined],
    ['feed.json', undefined, undefined],
  ])('%s, with %s before it', (path, prefix, expected) => expect(writtenFileAt(path, prefix)).toBe(expected))
})
