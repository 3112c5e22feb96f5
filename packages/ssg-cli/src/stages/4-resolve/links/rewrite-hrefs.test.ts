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
])('rewrites %s', (_, html, expected) => {
  expect(rewriteHrefs(html, shout)).toBe(expected)
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
