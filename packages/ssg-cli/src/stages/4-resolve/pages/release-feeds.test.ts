import { describe, expect, test } from 'vitest'
import { nearestDate, newestOf, withWholeAddresses } from './release-feeds.ts'

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

describe('a release without a date', () => {
  test.each([
    [['2020-02-01', undefined, '2020-01-01'], 1, '2020-01-01'],
    [[undefined, undefined, '2020-01-01'], 0, '2020-01-01'],
    [['2020-02-01', '2020-01-01', undefined], 2, '2020-01-01'],
    [[undefined], 0, undefined],
  ])('of %j at %i is as old as its neighbour', (dates, index, expected) => {
    expect(
      nearestDate(
        dates.map((date) => ({ date })),
        index,
      ),
    ).toBe(expected)
  })
})

test('lists the newest of all, and those of one day in the order they came in', () => {
  const entries = ['2020-01-01', '2021-01-01', '2020-01-01'].map((updated, index) => ({
    title: `${index}`,
    address: '',
    updated,
    html: '',
  }))
  expect(newestOf(entries).map(({ title }) => title)).toEqual(['1', '0', '2'])
  expect(newestOf(Array.from({ length: 60 }, () => entries).flat())).toHaveLength(50)
})
