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
  expect(faults).toEqual([{ kind: 'layout', name: 'doc', reason: 'No sidebar' }])
  // The dev server adds its script to the head.
  expect(html).toMatch(/<\/head><body><p>text<\/p><\/body>/)
})
