import { expect, test } from 'vitest'
import { outputPathOf } from '../model/output-path.ts'
import type { SitePage } from '../model/site.ts'
import { pageListOf } from './page-list.ts'

function page(file: string, title: string, isHidden = false): SitePage {
  // What is read of a page.
  const resolved = { page: { props: { head: { title, isHidden } } } } as unknown as ReturnType<SitePage['resolved']>
  return { path: '/', kind: 'doc', file: outputPathOf(file), resolved: () => resolved }
}

test('every page that is not hidden is listed by its address', () => {
  const pages = [
    page('index.html', 'Kit'),
    page('docs/my-index.html', 'Mine | Kit'),
    page('docs/grüße/index.html', 'Grüße | API | Kit'),
    page('404.html', 'Page Not Found | Kit', true),
  ]
  expect(JSON.parse(pageListOf(pages, { base: '/base/', title: 'Kit' }))).toEqual([
    ['/base/', 'Kit'],
    ['/base/docs/my-index', 'Mine'],
    ['/base/docs/gr%C3%BC%C3%9Fe/', 'Grüße | API'],
  ])
})
