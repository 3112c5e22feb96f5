import { expect, test } from 'vitest'
import { outputPathOf, type ThemePage } from '@docgen/model'
import { pageListOf } from './page-list.ts'

function page(file: string, title: string, isHidden = false) {
  // What is read of a page.
  const theme = { props: { head: { title, isHidden } } } as unknown as ThemePage
  return { file: outputPathOf(file), theme }
}

test('every page that is not hidden is listed by its address', () => {
  const pages = [
    page('index.html', 'Kit'),
    page('docs/my-index.html', 'Mine | Kit'),
    page('docs/grüße/index.html', 'Grüße | API | Kit'),
    page('404.html', 'Page Not Found | Kit', true),
  ]
  expect(JSON.parse(pageListOf({ pages, config: { base: '/base/', title: 'Kit' } }))).toEqual([
    ['/base/', 'Kit'],
    ['/base/docs/my-index', 'Mine'],
    ['/base/docs/gr%C3%BC%C3%9Fe/', 'Grüße | API'],
  ])
})
