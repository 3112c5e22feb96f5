import { describe, expect, test } from 'vitest'
import { relativeCss, relativeHref, relativeHtml } from './relative-links.ts'

const at = (file: string, base = '/') => ({ file, base })

describe('an address', () => {
  test.each([
    ['index.html', '/', 'index.html'],
    ['index.html', '/docs/', 'docs/index.html'],
    ['index.html', '/#top', '#top'],
    ['docs/a/index.html', '/', '../../index.html'],
    ['docs/a/index.html', '/docs/a/', 'index.html'],
    ['docs/a/index.html', '/docs/a/#b', '#b'],
    ['docs/a/index.html', '/docs/a/?q=1#b', 'index.html?q=1#b'],
    ['docs/a/index.html', '/docs/b/?q=a/b#c', '../b/index.html?q=a/b#c'],
    ['docs/a/index.html', '/docs/a/b/', 'b/index.html'],
    ['docs/a/index.html', '/docs/', '../index.html'],
    ['docs/a/index.html', '/assets/x.css', '../../assets/x.css'],
    ['docs/größe/index.html', '/docs/gr%C3%B6%C3%9Fe/b.png', 'b.png'],
    ['index.html', '/a:b/', './a:b/index.html'],
    ['index.html', 'https://example.org/', 'https://example.org/'],
    ['index.html', '//example.org/', '//example.org/'],
    ['index.html', '#a', '#a'],
    ['index.html', 'data:,', 'data:,'],
  ])('from %s to %s is %s', (file, href, expected) => expect(relativeHref(href, at(file))).toBe(expected))

  test.each([
    ['/base/', '../index.html'],
    ['/base/a.css', '../a.css'],
    ['/other/', '/other/'],
  ])('of a site with a base: %s is %s', (href, expected) =>
    expect(relativeHref(href, at('docs/index.html', '/base/'))).toBe(expected),
  )

  test('leads where it did, wherever the site stands', () => {
    for (const root of ['file:///home/a/site/', 'https://example.org/x/y/'])
      for (const file of ['index.html', 'docs/index.html', 'docs/a/b/index.html', 'x.html'])
        for (const href of ['/', '/docs/', '/docs/a/', '/docs/a/b/#c', '/assets/a.js?x', '/a:b/'])
          expect(new URL(relativeHref(href, at(file)), root + file).href).toBe(
            new URL(`.${href}`.replace(/(^|\/)(?=$|[?#])/, '$1index.html'), root).href,
          )
  })
})

describe('a page', () => {
  const from = at('docs/index.html', '/base/')
  test.each([
    ['a link', '<a class="x" href="/base/docs/b/">b</a>', '<a class="x" href="b/index.html">b</a>'],
    ['the base', '<html data-base="/base/">', '<html data-base="../">'],
    ['a form', '<form action="/base/search/">', '<form action="../search/index.html">'],
    ['images of several sizes', '<img srcset="/base/a.png 1x, /base/b.png 2x">', '<img srcset="../a.png 1x, ../b.png 2x">'],
    [
      'images beside one that is written out',
      '<img srcset="data:image/png;base64,/base/x 1x,/base/b.png 2x, /base/c.png">',
      '<img srcset="data:image/png;base64,/base/x 1x,../b.png 2x, ../c.png">',
    ],
    ['an address with a query', '<a href="/base/?a=1&amp;b=2">', '<a href="../index.html?a=1&amp;b=2">'],
    [
      'an island',
      '<x data-props="{&quot;moreHref&quot;:&quot;/base/a/&quot;}">',
      '<x data-props="{&quot;moreHref&quot;:&quot;../a/index.html&quot;}">',
    ],
    [
      'versions',
      '<a data-versions="{&quot;1.0&quot;:&quot;/base/1.0/&quot;}">',
      '<a data-versions="{&quot;1.0&quot;:&quot;../1.0/index.html&quot;}">',
    ],
    ['a script', '<script src="/base/a.js">"<a href="/base/">"</script>', '<script src="../a.js">"<a href="/base/">"</script>'],
  ])('%s', (_, html, expected) => expect(relativeHtml(html, from)).toBe(expected))

  test.each([
    ['text', '<code>href="/base/"</code> and &lt;a href="/base/">'],
    ['a comment', '<!-- <a href="/base/"> -->'],
    ['another attribute', '<p title="/base/">'],
    ['what an island is told', '<x data-props="{&quot;path&quot;:&quot;/base/a/&quot;}">'],
    ['inside of a value', `<p title='<a href="/base/">'>`],
  ])('leaves %s alone', (_, html) => expect(relativeHtml(html, from)).toBe(html))
})

test('a style sheet', () =>
  expect(relativeCss('a{b:url(/img/a.png)}c{d:url("/e.svg")}f{g:url(./h.woff2)}', at('assets/theme.css'))).toBe(
    'a{b:url(../img/a.png)}c{d:url("../e.svg")}f{g:url(./h.woff2)}',
  ))
