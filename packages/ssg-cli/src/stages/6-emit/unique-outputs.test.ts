import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { uniqueOutputs, type Claim } from './unique-outputs.ts'

const start = { file: 'docgen.config.ts', line: 1, column: 1 }

/** `docs/a.md → a/index.html`; what begins with `the ` has no place, and what begins with `docs/` is a route. */
function claimOf(text: string): Claim {
  const [name = '', path = ''] = text.split(' → ')
  return {
    file: { path: outputPathOf(path), key: name, contents: { kind: 'text', text: () => name } },
    name,
    at: name.startsWith('the ') ? undefined : { file: name, line: 2, column: 7 },
    hint: 'Rename it.',
    isRoute: name.startsWith('docs/'),
  }
}

const emit = (claims: readonly string[]) => {
  const { files, diagnostics } = uniqueOutputs(claims.map(claimOf), start)
  return {
    kept: files.map(({ path }) => path),
    found: diagnostics.map(({ file, message }) => `${file}: ${message}`),
  }
}

test.each<[readonly string[], readonly string[], readonly string[]]>([
  [['docs/a.md → a/index.html', 'static/b → b', 'the sitemap → sitemap.xml'], ['a/index.html', 'b', 'sitemap.xml'], []],
  [
    ['docs/index.md → index.html', 'static/index.html → index.html'],
    ['index.html'],
    ['static/index.html: static/index.html and docs/index.md both become the file "index.html" of the site.'],
  ],
  [
    ['the sitemap → sitemap.xml', 'static/sitemap.xml → sitemap.xml'],
    ['sitemap.xml'],
    ['static/sitemap.xml: static/sitemap.xml and the sitemap both become the file "sitemap.xml" of the site.'],
  ],
  [
    ['static/feed.xml → feed.xml', 'the feed → feed.xml'],
    ['feed.xml'],
    ['static/feed.xml: The feed and static/feed.xml both become the file "feed.xml" of the site.'],
  ],
  [
    ['the search index → a.txt', 'the feed → a.txt'],
    ['a.txt'],
    ['docgen.config.ts: The feed and the search index both become the file "a.txt" of the site.'],
  ],
  [
    ['docs/guide.md → guide/index.html', 'static/guide → guide'],
    ['guide/index.html'],
    ['static/guide: static/guide becomes the file "guide", but docs/guide.md becomes "guide/index.html".'],
  ],
  [
    ['the page for missing addresses → 404.html', 'docs/lost.md → 404.html/index.html'],
    ['404.html'],
    ['docs/lost.md: docs/lost.md becomes "404.html/index.html", but the page for missing addresses becomes the file "404.html".'],
  ],
  [
    ['docs/guide.md → guide/index.html', 'static/Guide → Guide'],
    ['guide/index.html'],
    ['static/Guide: static/Guide becomes the file "Guide", but docs/guide.md becomes "guide/index.html".'],
  ],
  [
    ['static/A.png → A.png', 'static/a.png → a.png'],
    ['A.png', 'a.png'],
    ['static/a.png: static/a.png becomes "a.png", which is the same file as "A.png" of static/A.png on some disks.'],
  ],
  [
    ['static/caf\u00e9 → caf\u00e9', 'static/cafe\u0301 → cafe\u0301'],
    ['caf\u00e9', 'cafe\u0301'],
    [
      'static/cafe\u0301: static/cafe\u0301 becomes "cafe\u0301", which is the same file as "caf\u00e9" of static/caf\u00e9 on some disks.',
    ],
  ],
  // `case-collision` says it.
  [['docs/a.md → A/index.html', 'docs/b.md → a/index.html'], ['A/index.html', 'a/index.html'], []],
  // It knows of two routes with two paths alone.
  [
    ['docs/a.md → A/index.html', 'static/a → a/index.html'],
    ['A/index.html', 'a/index.html'],
    ['static/a: static/a becomes "a/index.html", which is the same file as "A/index.html" of docs/a.md on some disks.'],
  ],
  [
    ['static/A → A/index.html', 'docs/a.md → a/index.html'],
    ['A/index.html', 'a/index.html'],
    ['docs/a.md: docs/a.md becomes "a/index.html", which is the same file as "A/index.html" of static/A on some disks.'],
  ],
  [
    ['docs/a.md → a/index.html', 'docs/b.md → a/index.html'],
    ['a/index.html'],
    ['docs/b.md: docs/b.md and docs/a.md both become the file "a/index.html" of the site.'],
  ],
  [['static/a → a', 'static/c → a/b/c'], ['a'], ['static/c: static/c becomes "a/b/c", but static/a becomes the file "a".']],
  [['static/b → a/b', 'static/c → a/b/c'], ['a/b'], ['static/c: static/c becomes "a/b/c", but static/b becomes the file "a/b".']],
])('%j', (claims, kept, found) => expect(emit(claims)).toEqual({ kept, found }))

test('of three, each that comes too late is told of', () => {
  const { kept, found } = emit(['docs/a.md → a', 'static/a → a', 'static/a/b → a/b'])
  expect(kept).toEqual(['a'])
  expect(found).toHaveLength(2)
})
