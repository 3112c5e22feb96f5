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
