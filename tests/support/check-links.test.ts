// The link checker is what other tests rely on: each thing that it has to find is put before it here.
import { expect, test } from 'vitest'
import { checkLinks } from './check-links.ts'
import { createSite } from './test-site.ts'

const target = '<h2 id="part">Part</h2><a name="old">Old</a>'

test.each([
  ['a page', '<a href="/base/a/">x</a>', undefined],
  ['a page, told from here', '<a href="a/">x</a>', undefined],
  ['a page and an anchor', '<a href="/base/a/#part">x</a>', undefined],
  ['an anchor of this page', '<a id="here" href="#here">x</a>', undefined],
  ['a file', '<img src="/base/b.svg">', undefined],
  ['its own origin', '<link rel="canonical" href="https://example.com/base/a/">', undefined],
  ['another origin', '<a href="https://example.org/nothing">x</a>', undefined],
  ['an address with a letter that is encoded', '<a href="/base/%C3%BC.txt">x</a>', undefined],
  ['what a script holds', '<script>"<a href=\'/base/nothing/\'>"</script>', undefined],
  ['a comment', '<!-- <a href="/base/nothing/">x</a> -->', undefined],
  ['no page', '<a href="/base/nothing/">x</a>', 'which is no file'],
  ['no page, by its whole address', '<a href="https://example.com/base/nothing/">x</a>', 'which is no file'],
  ['no file', '<img src="/base/nothing.svg">', 'which is no file'],
  ['no file, for wide screens', '<img srcset="/base/b.svg 1x, /base/c.svg 2x">', 'which is no file'],
  ['no page, by itself', '<meta http-equiv="refresh" content="0;url=/base/nothing/">', 'which is no file'],
  ['no anchor', '<a href="/base/a/#nothing">x</a>', 'where nothing has the id "nothing"'],
  ['no anchor of this page', '<a href="#nothing">x</a>', 'where nothing has the id "nothing"'],
  ['a page outside of the base', '<a href="/a/">x</a>', 'which is outside of /base/'],
  ['a page without its slash', '<a href="/base/a">x</a>', 'which should end with a slash'],
  ['what cannot be decoded', '<a href="/base/%E0%A4%A/">x</a>', 'which cannot be decoded'],
  ['an address that is none', '<a href="http://[">x</a>', 'malformed'],
  ['the same id twice', '<p id="a"></p><p id="a"></p>', 'given twice'],
])('a link to %s', (_, html, problem) => {
  const site = createSite({ 'dist/index.html': html, 'dist/a/index.html': target, 'dist/b.svg': '<svg/>', 'dist/\u00fc.txt': '' })
  const { problems } = checkLinks(`${site}/dist`, { base: '/base/', origin: 'https://example.com' })
  expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)])
})
