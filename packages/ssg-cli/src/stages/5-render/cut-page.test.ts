import { expect, test, vi } from 'vitest'
import { cutPage } from './cut-page.ts'
import { readArticle, type HtmlNode } from './html-outline.ts'

const limit = 60_000
const options = { limit, wholeHref: '/api/It/whole-page.html', label: 'Show the rest' }
const text = (length: number): string => 'x '.repeat(length / 2)

const overloads = (count: number): string =>
  `<section class="m"><div><h3 id="on">on()</h3></div><pre>${repeat(count, (at) => `<code>on(${at}): ${text(300)}</code>`)}</pre>${repeat(
    count,
    (at) => `<div class="o"><h4>Overload ${at}</h4><p>${text(600)}</p></div>`,
  )}</section>`

const documentOf = (body: string): string =>
  `<!doctype html><html><head><script>"<article>"</script></head><body><nav>${text(3000)}</nav><main><article><div><h1>It</h1></div><nav>TOC</nav><div>${body}</div><div class="foot"><nav>next</nav></div></article></main></body></html>`

const repeat = (count: number, of: (at: number) => string): string => Array.from({ length: count }, (_, at) => of(at)).join('')

const shapes: Readonly<Record<string, string>> = {
  'one member with many overloads': documentOf(overloads(200)),
  'many members': documentOf(
    `<section><h2 id="methods">Methods</h2>${repeat(120, (at) => `<section><div><h3 id="m${at}">m${at}</h3></div><pre><code>${text(400)}</code></pre><p>${text(600)}</p></section>`)}</section>`,
  ),
  'more headings than a page has room for': documentOf(
    repeat(900, (at) => `<section><h3 id="member-of-the-class-${at}">member ${at}</h3><p>Text.</p></section>`),
  ),
  'one declaration of many lines': documentOf(
    `<pre><code>${repeat(1500, (at) => `<span class="line"><a id="p${at}" href="#p${at}">p${at}</a>: string\n</span>`)}</code></pre>`,
  ),
  'a long list': documentOf(
    `<ul>${repeat(900, (at) => `<li id="E${at}"><a href="/api/E${at}/">E${at}</a> ${text(100)}</li>`)}</ul>`,
  ),
}

const idsOf = (html: string): readonly string[] => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

/** What the browser does with the links: elements of the whole page in their place. */
function restored(cut: string, whole: string): string {
  const article = readArticle(whole)
  return cut.replace(/<(\w+) class="docgen-rest" data-docgen-rest="([^"]+)">.*?<\/\1>/gs, (_, __, path: string) => {
    const way = path.split('.')
    const [first = -1, last = -1] = (way.pop() ?? '').split('-').map(Number)
    const parent = way.reduce<HtmlNode | undefined>((node, index) => node?.children[Number(index)], article)
    return whole.slice(parent?.children[first]?.start, parent?.children[last]?.end)
  })
}

test.each(Object.entries(shapes))('%s: is short enough, keeps every anchor, and names what it leaves out', (_, whole) => {
  expect(whole.length).toBeGreaterThan(limit)
  const cut = cutPage(whole, whole.length, options)
  expect(cut.length).toBeLessThanOrEqual(limit)
  expect([...idsOf(cut)].sort()).toEqual([...idsOf(whole)].sort())
  expect(restored(cut, whole) === whole).toBe(true)
  // What readers find their way by.
  for (const kept of ['<h1>It</h1>', '<nav>TOC</nav>', '<nav>next</nav>']) expect(cut.includes(kept)).toBe(true)
  expect(readArticle(cut)).toBeDefined()
})

test.each([150, 170, 200])('before %d headings with a table of contents, a page begins as it did', (count) => {
  const readme = `<div><h2 id="start">Start</h2><p>${text(3000)}</p><ul><li>${text(900)}</li></ul></div>`
  const entries = repeat(count, (at) => `<section><h3 id="list-of-entry-${at}">Entry ${at}</h3><p>${text(600)}</p></section>`)
  const whole = documentOf(readme + entries).replace('<nav>TOC</nav>', `<nav>${text(19_000)}</nav>`)
  const cut = cutPage(whole, whole.length, options)
  expect(cut).toContain(readme)
  expect(cut.length).toBeLessThanOrEqual(limit)
  expect(restored(cut, whole) === whole).toBe(true)
})

test('letters of several bytes count as these', () => {
  const list = Array.from({ length: 4000 }, (_, index) => `<li id="i${index}">認証の説明です</li>`).join('')
  const html = `<!doctype html><html><body><main><article><h1>It</h1><ul>${list}</ul></article></main></body></html>`
  const sizeOf = (text: string): number => Buffer.byteLength(text)
  const cut = cutPage(html, sizeOf(html), { ...options, limit: sizeOf(html) - 5_000 })
  expect(sizeOf(cut)).toBeLessThanOrEqual(sizeOf(html) - 5_000)
  expect(sizeOf(cut)).toBeGreaterThan(sizeOf(html) * 0.75)
})

test('a member keeps its first overloads, and links to the rest of them', () => {
  const cut = cutPage(shapes['one member with many overloads'] ?? '', 200_000, options)
  expect(cut.includes('<code>on(0): ')).toBe(true)
  expect(cut.includes('Overload 199')).toBe(false)
  expect(
    /<div class="docgen-rest" data-docgen-rest="2\.0\.\d+-\d+"><a href="\/api\/It\/whole-page\.html#on">Show the rest<\/a><\/div>/.test(
      cut,
    ),
  ).toBe(true)
})

test.each([
  ['is short enough', documentOf('<p>Short.</p>')],
  ['has no article', `<!doctype html><body>${text(100_000)}</body>`],
  ['has an element that is not closed', documentOf(`<div><p>${text(100_000)}</div>`)],
  ['has nothing that can be divided', documentOf(`<p>${text(30)}</p><nav>${text(100_000)}</nav>`)],
])('a page stays as it is that %s', (_, html) => {
  expect(cutPage(html, html.length, options) === html).toBe(true)
})

test('the document is read as often for many elements in each other as for a few', () => {
  const readsOf = (depth: number): number => {
    const body = `${'<div>'.repeat(depth)}${repeat(200, (at) => `<p id="p${at}">${text(600)}</p>`)}${'</div>'.repeat(depth)}`
    const html = documentOf(body)
    const read = vi.spyOn(String.prototype, 'matchAll')
    const cut = cutPage(html, html.length, options)
    const { length } = read.mock.calls
    read.mockRestore()
    expect(cut.length).toBeLessThanOrEqual(limit)
    return length
  }
  expect(readsOf(300)).toBe(readsOf(3))
})

test('anchors are encoded in addresses, and stay as they are as ids', () => {
  const body = `<ul>${repeat(100, (at) => `<li id="a&amp;&quot;${at}">${text(1000)}</li>`)}</ul>`
  const html = documentOf(body)
  expect(
    cutPage(html, html.length, options).includes(
      '<a id="a&amp;&quot;99" href="/api/It/whole-page.html#a%26%2299">a&amp;&quot;99</a>',
    ),
  ).toBe(true)
})

test('in code, anchors are no line that is wider than the page: the link stands at the end of those without names', () => {
  const html = shapes['one declaration of many lines'] ?? ''
  expect(
    /data-docgen-rest="[^"]+">(?:<a id="p\d+"><\/a>)+<a href="[^"]+">Show the rest<\/a><\/span>/.test(
      cutPage(html, html.length, options),
    ),
  ).toBe(true)
})
