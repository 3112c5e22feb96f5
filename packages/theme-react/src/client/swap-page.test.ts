// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isSwappable, swapHead, swapPage } from './swap-page.ts'

const files = '<link rel="stylesheet" href="/theme-1.css"><script type="module" src="/client-1.js"></script>'

const pageOf = (head: string, body: string, root = 'lang="en" dir="ltr"'): Document =>
  new DOMParser().parseFromString(`<!doctype html><html ${root}><head>${head}</head><body>${body}</body></html>`, 'text/html')

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dataset['theme'] = 'dark'
  document.head.innerHTML = `<title>Before</title><meta name="description" content="Before"><link rel="icon" href="/icon.svg">${files}`
  document.body.className = 'docgen-kind-doc'
  document.body.innerHTML = '<main>Before</main><div role="status" data-docgen-keep="">Said</div>'
})

test.each([
  ['a page of the same files', pageOf(files, '<main></main>'), true],
  ['a page of a newer version', pageOf(files.replace('client-1', 'client-2'), '<main></main>'), false],
  ['a page with more styles', pageOf(`${files}<link rel="stylesheet" href="/own.css">`, '<main></main>'), false],
  ['a page with a script of its own', pageOf(files, '<main><script>run()</script></main>'), false],
  ['a page that leads on', pageOf(`${files}<meta http-equiv="refresh" content="0; url=/there/">`, ''), false],
])('%s', (_, next, expected) => expect(isSwappable(next)).toBe(expected))

test('the page takes the place of this one', () => {
  const icon = document.querySelector('link[rel=icon]')
  const head =
    '<title>After</title><meta name="description" content="After"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg">'
  const next = pageOf(head + files, '<main>After</main>', 'lang="ar" dir="rtl"')
  swapPage(next)
  expect(document.title).toBe('After')
  expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe('Before')
  swapHead(next)
  expect(document.title).toBe('After')
  expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual(['After', 'noindex'])
  expect(document.querySelector('main')?.textContent).toBe('After')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  // The browser does not ask for it again.
  expect(document.querySelector('link[rel=icon]')).toBe(icon)
  expect(document.querySelectorAll('link[rel=icon], link[rel=stylesheet], script')).toHaveLength(3)
})

test('what the reader has chosen, and what is kept, stays', () => {
  const status = document.querySelector('[role=status]')
  swapPage(pageOf(`<title>After</title>${files}`, '<main>After</main>'))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(document.body.lastElementChild).toBe(status)
  expect(document.body.className).toBe('')
})

const frame = (current: string, main: string, links = ['guides', 'api']): string =>
  `<header><a href="/">Home</a></header><nav>${links
    .map((link) => `<a href="/${link}/"${link === current ? ' aria-current="page"' : ''}>${link}</a>`)
    .join('')}</nav><main>${main}</main><footer>2024</footer>`

test('what both pages have stays, and what it says of the page changes', () => {
  document.body.innerHTML = frame('guides', 'Before')
  const find = (selector: string): Element | null => document.querySelector(selector)
  const [header, link, main, footer] = ['header', 'nav a', 'main', 'footer'].map(find)
  swapPage(pageOf(files, frame('api', 'After')))
  expect(document.body.innerHTML).toBe(frame('api', 'After'))
  expect(find('header')).toBe(header)
  expect(find('nav a')).toBe(link)
  expect(find('footer')).toBe(footer)
  expect(find('main')).not.toBe(main)
})

test.each([
  ['more entries', frame('api', 'After', ['guides', 'api', 'more'])],
  ['another entry', frame('api', 'After', ['guides', 'other'])],
  ['another text', frame('', 'After').replace('2024', '2025')],
  ['another element', frame('', 'After').replaceAll('footer', 'section')],
  ['fewer elements', '<main>After</main>'],
  ['an island', frame('', 'After').replace('Home', '<docgen-island data-name="a"><b>Home</b></docgen-island>')],
])('a page with %s is what it would be if it were loaded', (_, next) => {
  document.body.innerHTML = `${frame('guides', 'Before')}<dialog></dialog><div data-docgen-keep="">Said</div>`
  swapPage(pageOf(files, next))
  expect(document.body.innerHTML).toBe(`${next}<div data-docgen-keep="">Said</div>`)
})

test('an island that was drawn gives way to that of the next page', () => {
  const island = (text: string): string => `<header><docgen-island data-name="a"><b>${text}</b></docgen-island></header>`
  document.body.innerHTML = island('Drawn')
  const drawn = document.querySelector('docgen-island')
  swapPage(pageOf(files, island('Served')))
  expect(document.body.innerHTML).toBe(island('Served'))
  expect(document.querySelector('docgen-island')).not.toBe(drawn)
})
