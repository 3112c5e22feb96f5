import { expect, test } from 'vitest'
import { rewriteHrefs } from './rewrite-hrefs.ts'

const shout = (href: string): string | undefined => (href === 'gone' ? undefined : `/x/${href}`)

test.each([
  ['an address', '<a href="/a/">a</a>', '<a href="/x//a/">a</a>'],
  ['an empty address', '<a href="">a</a>', '<a href="/x/">a</a>'],
  [
    'an address that is the name of its attribute',
    '<a href="href">a</a><img src="src">',
    '<a href="/x/href">a</a><img src="/x/src">',
  ],
  ['an address that is part of that name', '<a href="h">a</a>', '<a href="/x/h">a</a>'],
  ['an address with references', '<a href="?a=1&amp;b=&#x27;">a</a>', '<a href="/x/?a=1&amp;b=\'">a</a>'],
  ['a reference to a reference', '<a href="&amp;quot;">a</a>', '<a href="/x/&amp;quot;">a</a>'],
  ['an address that leads nowhere', '<a class="b" href="gone">a</a>', '<a class="b">a</a>'],
  [
    'images of several sizes',
    '<img srcSet="a.png 1x, b.png 2x"/><source srcSet="c.png"/>',
    '<img srcSet="/x/a.png 1x, /x/b.png 2x"/><source srcSet="/x/c.png"/>',
  ],
  ['images of several sizes of which one leads nowhere', '<img srcSet="a.png, gone 2x" alt=""/>', '<img alt=""/>'],
  ['a list that is loaded ahead', '<link imageSrcSet="a.png 1x"/>', '<link imageSrcSet="/x/a.png 1x"/>'],
  ['a poster', '<video poster="a.png"></video>', '<video poster="/x/a.png"></video>'],
  ['an object', '<object data="a.svg"></object>', '<object data="/x/a.svg"></object>'],
  [
    'where forms lead',
    '<form action="/a/"><button formAction="/b/">b</button><input formaction=\'/c/\'/></form>',
    '<form action="/x//a/"><button formAction="/x//b/">b</button><input formaction="/x//c/"/></form>',
  ],
  ['a link in a drawing', '<svg><a xlink:href="a">a</a></svg>', '<svg><a xlink:href="/x/a">a</a></svg>'],
])('rewrites %s', (_, html, expected) => {
  expect(rewriteHrefs(html, shout)).toBe(expected)
})

test.each([
  ['data of another element', '<p data="a" action="b" poster="c" srcset="d">a</p>'],
  ['code', '<script>document.body.innerHTML = \'<img src="a">\'</script><style>a[b href="c"]{}</style>'],
  ['a comment', '<!-- <a href="a"> -->'],
  ['text', '<p>&lt;a href="a"> href="b"</p>'],
])('leaves %s alone', (_, html) => {
  expect(rewriteHrefs(html, shout)).toBe(html)
})

test.each([
  ['/a/', '/x//a/'],
  ['', '/x/'],
  ['quot', '/x/quot'],
  ['gone', ''],
])('keeps the properties of an island whole where one is the address "%s"', (href, expected) => {
  const attribute = (props: object): string => JSON.stringify(props).replaceAll('"', '&quot;')
  const island = (props: object): string =>
    `<docgen-island data-name="n" data-props="${attribute(props)}" data-when="idle"></docgen-island>`
  expect(rewriteHrefs(island({ href, size: 1 }), shout)).toBe(island({ href: expected, size: 1 }))
})
