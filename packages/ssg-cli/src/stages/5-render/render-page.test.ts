import { contentMark, englishWords, type Layouts, type ThemePage } from '@docgen/model'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createPageRenderer } from './render-page.ts'

const layout = () => createElement('main', { dangerouslySetInnerHTML: { __html: contentMark } })
const layouts = {
  doc: () => {
    throw new Error('No sidebar')
  },
  page: layout,
} as unknown as Layouts
const pageOf = (name: 'doc' | 'page') => ({ layout: name, props: {} }) as unknown as ThemePage
const render = (name: 'doc' | 'page') => {
  const { html, faults } = createPageRenderer(layouts, new Map(), englishWords)({ page: pageOf(name), content: '<p>text</p>' })
  return { html: new TextDecoder().decode(html), faults }
}

test('puts the content into the layout', () => {
  expect(render('page')).toEqual({ html: '<!doctype html><main><p>text</p></main>', faults: [] })
})

test('tells what a layout throws, and shows the content without it', () => {
  const { html, faults } = render('doc')
  expect(faults).toEqual([
    { kind: 'layout', name: 'doc', reason: 'No sidebar', stack: expect.stringContaining('render-page.test.ts:') },
  ])
  // The dev server adds its script to the head.
  expect(html).toMatch(/<\/head><body><p>text<\/p><\/body>/)
})

test.each([null, undefined, false, '', ' \n'])('tells that a layout returns %o, and shows the content without it', (nothing) => {
  const EmptyDoc = () => nothing
  const renderer = createPageRenderer({ doc: EmptyDoc } as unknown as Layouts, new Map(), englishWords)
  const { html, faults } = renderer({ page: pageOf('doc'), content: '<p>text</p>' })
  expect(faults).toEqual([{ kind: 'empty', name: 'doc', component: 'EmptyDoc' }])
  expect(new TextDecoder().decode(html)).toMatch(/<body><p>text<\/p><\/body>/)
})

async function AsyncDoc() {
  return createElement('main')
}

test.each([
  ['a layout that is async', AsyncDoc, 'AsyncDoc'],
  [
    'an async component in it',
    () =>
      createElement(
        'main',
        null,
        createElement(async () => 'x'),
      ),
    undefined,
  ],
])('tells of %s, and shows the content without the layout', (_, doc, component) => {
  const renderer = createPageRenderer({ doc } as unknown as Layouts, new Map(), englishWords)
  const { html, faults } = renderer({ page: pageOf('doc'), content: '<p>text</p>' })
  expect(faults).toEqual([{ kind: 'waits', name: 'doc', component }])
  expect(new TextDecoder().decode(html)).toMatch(/<body><p>text<\/p><\/body>/)
})

test('shows a page that lists others as a guide, where the theme has no layout for it', () => {
  const doc = ({ title, content }: { readonly title: string; readonly content: string }) =>
    createElement('main', null, title, createElement('div', { dangerouslySetInnerHTML: { __html: content } }))
  const props = {
    title: 'Guides',
    lead: 'All <of> them.',
    entries: [
      { title: 'A & B', href: '/a/', isExternal: false, description: 'About a.' },
      { title: 'C', href: '/c/', isExternal: false },
    ],
  }
  const page = { layout: 'listing', props } as unknown as ThemePage
  const { html } = createPageRenderer({ doc } as unknown as Layouts, new Map(), englishWords)({ page, content: '' })
  expect(new TextDecoder().decode(html)).toBe(
    '<!doctype html><main>Guides<div><p>All &lt;of&gt; them.</p><ul><li><a href="/a/">A &amp; B</a>: About a.</li><li><a href="/c/">C</a></li></ul></div></main>',
  )
})

test('writes addresses as they are from the file of the page, where that is asked', () => {
  const page = pageOf('page')
  const relativeFrom = { file: 'docs/index.html', base: '/base/' }
  const { html } = createPageRenderer(layouts, new Map(), englishWords)({ page, content: '<a href="/base/">a</a>', relativeFrom })
  expect(new TextDecoder().decode(html)).toBe('<!doctype html><main><a href="../index.html">a</a></main>')
})
