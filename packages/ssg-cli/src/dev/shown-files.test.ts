import { expect, test } from 'vitest'
import { shownFilesOf } from './shown-files.ts'

const assets = [
  { file: 'static/pic.svg', hash: 'a1', staticPath: '/pic.svg' },
  { file: 'static/größe & co.png', hash: 'b2', staticPath: '/größe & co.png' },
  { file: 'static/other.png', hash: 'c3', staticPath: '/other.png' },
  { file: 'docs/pic.svg', hash: 'd4' },
]

test('a page shows the static files that its images, films and links name', () => {
  const html = `<link rel="icon" href="/base/pic.svg"><img alt="" src="/base/gr%C3%B6%C3%9Fe%20&amp;%20co.png?x=1#y">
    <a href="/base/guide/">Guide</a><img src="/other.png"><img src="https://example.com/base/other.png">`
  expect(shownFilesOf(html, assets, '/base/')).toEqual({ '/base/gr%C3%B6%C3%9Fe%20&%20co.png': 'b2', '/base/pic.svg': 'a1' })
})

test('of images that a page has in several sizes it shows all', () => {
  const html = '<picture><source srcset="/pic.svg 1x, /other.png?x=1 2x"><img src="/none.png" alt=""></picture>'
  expect(shownFilesOf(html, assets, '/')).toEqual({ '/other.png': 'c3', '/pic.svg': 'a1' })
})

test('what no page names is not told', () => {
  expect(shownFilesOf('<img src="/other.png%">', assets, '/')).toEqual({})
  expect(shownFilesOf('<img src="/pic.svg">', [], '/')).toEqual({})
})
