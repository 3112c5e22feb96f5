import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { pageListOf } from './page-list.ts'

function page(file: string, documentTitle: string, isUnlisted = false) {
  return { file: outputPathOf(file), documentTitle, isUnlisted }
}

test('every page that is not hidden is listed by its address', () => {
  const pages = [
    page('index.html', 'Kit'),
    page('docs/my-index.html', 'Mine'),
    page('docs/grüße/index.html', 'Grüße | API'),
    page('404.html', 'Page Not Found', true),
  ]
  expect(JSON.parse(pageListOf({ pages, config: { base: '/base/' } }))).toEqual([
    ['/base/', 'Kit'],
    ['/base/docs/my-index', 'Mine'],
    ['/base/docs/gr%C3%BC%C3%9Fe/', 'Grüße | API'],
  ])
})
