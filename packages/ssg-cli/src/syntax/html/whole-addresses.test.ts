import { expect, test } from 'vitest'
import { withWholeAddresses } from './whole-addresses.ts'

const page = 'https://example.com/x/api/kit/changelog/'

test.each([
  ['a page of the site', '<a href="/x/a/">a</a>', '<a href="https://example.com/x/a/">a</a>'],
  ['an image', '<img alt="" src="/x/a.png"/>', '<img alt="" src="https://example.com/x/a.png"/>'],
  [
    'images of several sizes',
    '<img srcSet="/x/a.png 1x, https://a.b/c.png 2x"/>',
    '<img srcSet="https://example.com/x/a.png 1x, https://a.b/c.png 2x"/>',
  ],
  ['a place on the page', '<a href="#v1.0.0">a</a>', `<a href="${page}#v1.0.0">a</a>`],
  ['an address elsewhere', '<a href="https://a.b/c">a</a>', '<a href="https://a.b/c">a</a>'],
  ['an address without a scheme', '<a href="//a.b/c">a</a>', '<a href="//a.b/c">a</a>'],
  ["a heading's link to itself", '<h3 id="a">A</h3><a class="x" href="#a" aria-label="A">#</a>', '<h3 id="a">A</h3>'],
  ['a button', '<pre>a</pre><button type="button"><svg>\n</svg></button>', '<pre>a</pre>'],
  [
    'an image of dark mode',
    '<img src="//a.b/a.png" class="docgen-light-only"/><img src="//a.b/b.png" class="docgen-dark-only"/>',
    '<img src="//a.b/a.png" class="docgen-light-only"/>',
  ],
  ['text that looks like one', '<code>href=&quot;/a&quot; "/b"</code>', '<code>href=&quot;/a&quot; "/b"</code>'],
])('knows what to do with %s', (_, html, expected) => {
  expect(withWholeAddresses(html, 'https://example.com', page)).toBe(expected)
})
