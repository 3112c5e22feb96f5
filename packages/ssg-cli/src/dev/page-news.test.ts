import { expect, test } from 'vitest'
import { createPageNews, type PageNewsInput, type PagesEvent } from './page-news.ts'

const guide = { address: '/base/gr%C3%BC%C3%9Fe/', path: '/grüße/' }

function create(htmlAt: PageNewsInput['htmlAt'], hasReaders = true) {
  const sent: PagesEvent[] = []
  let changes = 1
  const news = createPageNews({
    revision: () => String(changes),
    hasReaders: () => hasReaders,
    htmlAt,
    send: (event) => sent.push(event),
  })
  return { news, sent, change: () => changes++ }
}

test('word of a change comes with the page that was shown last', async () => {
  const { news, sent, change } = create(async (path, revision) => `${path} at ${revision}`)
  await news.tell()
  news.shown({ address: '/base/', path: '/' })
  news.shown(guide)
  change()
  await news.tell()
  expect(sent).toEqual([{ revision: '1' }, { revision: '2', page: { address: guide.address, html: '/grüße/ at 2' } }])
})

test.each<[string, PageNewsInput['htmlAt'], boolean]>([
  ['nobody listens', async () => 'html', false],
  ['there is no page', async () => undefined, true],
  ['the page fails', () => Promise.reject(new Error('broken')), true],
])('where %s, word comes alone', async (_, htmlAt, hasReaders) => {
  const { news, sent } = create(htmlAt, hasReaders)
  news.shown(guide)
  await news.tell()
  expect(sent).toEqual([{ revision: '1' }])
})

test('changes that come while a page is made are told together, after it, and of their own state', async () => {
  const ends: (() => void)[] = []
  const { news, sent, change } = create((_, revision) => new Promise((resolve) => ends.push(() => resolve(`at ${revision}`))))
  news.shown(guide)
  const first = news.tell()
  await Promise.resolve()
  change()
  const second = news.tell()
  change()
  const third = news.tell()
  ends.shift()?.()
  await first
  await expect.poll(() => ends.length).toBe(1)
  ends.shift()?.()
  await Promise.all([second, third])
  expect(sent.map(({ revision, page }) => [revision, page?.html])).toEqual([
    ['1', 'at 1'],
    ['3', 'at 3'],
  ])
})
