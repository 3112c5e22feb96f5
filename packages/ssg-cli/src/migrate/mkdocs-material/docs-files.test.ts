import { expect, test } from 'vitest'
import { docsFilesOf } from './docs-files.ts'

const files = [
  'a.png',
  'files/x.zip',
  'guide/b.png',
  'guide/clip.mp4',
  'guide/my shot.png',
  'robots.txt',
  'style.css',
  '404.html',
]

const docsFiles = () =>
  docsFilesOf({
    dir: 'docs',
    base: '/kit/',
    files: files.map((file) => `docs/${file}`),
    headFiles: ['a.png'],
    isOfLook: (path) => path === 'style.css',
  })

test.each<[string, string, string]>([
  ['Markdown', './b.png', './b.png'],
  ['Markdown', '../files/x.zip', '/files/x.zip'],
  ['Markdown', 'clip.mp4#t=5', '/guide/clip.mp4#t=5'],
  ['Markdown', 'my%20shot.png', 'my%20shot.png'],
  ['Markdown', '/files/x.zip', '/files/x.zip'],
  ['Markdown', '/kit/files/x.zip', '/files/x.zip'],
  ['Markdown', '/kit/a.png', '/a.png'],
  ['Markdown', '../style.css', '../style.css'],
  ['Markdown', 'gone.png', 'gone.png'],
  ['Markdown', 'install.md', 'install.md'],
  ['Markdown', 'https://x.example/files/x.zip', 'https://x.example/files/x.zip'],
  ['Markdown', '//x.example/robots.txt', '//x.example/robots.txt'],
  ['Markdown', '#part', '#part'],
  ['Markdown', '%E0%A4%A', '%E0%A4%A'],
  // Of the address /guide/page/.
  ['HTML', '../../files/x.zip', '/files/x.zip'],
  ['HTML', '../../a.png', '../a.png'],
  ['HTML', '../my%20shot.png', './my%20shot.png'],
  // What browsers did not find.
  ['HTML', 'clip.mp4', '/guide/clip.mp4'],
  ['HTML', 'b.png', 'b.png'],
])('in %s, the link %s of a page is %s', (language, path, expected) => {
  const link = docsFiles().linkFrom({ contentPath: 'guide/page.md', address: '/guide/page/' })
  expect(link(path, language === 'HTML')).toBe(expected)
})

test('images that pages show stay beside them, and all else keeps its address in the static folder', () => {
  const { linkFrom, copies } = docsFiles()
  const link = linkFrom({ contentPath: 'guide/page.md', address: '/guide/page/' })
  for (const path of ['b.png', '/guide/b.png', '../files/x.zip', '../a.png', '../style.css']) link(path, false)
  expect(copies()).toEqual(
    [
      ['a.png', 'docs/a.png'],
      ['a.png', 'static/a.png'],
      ['files/x.zip', 'static/files/x.zip'],
      ['guide/b.png', 'docs/guide/b.png'],
      ['guide/b.png', 'static/guide/b.png'],
      ['guide/clip.mp4', 'static/guide/clip.mp4'],
      ['guide/my shot.png', 'static/guide/my shot.png'],
      ['robots.txt', 'static/robots.txt'],
      ['style.css', 'docs/style.css'],
      ['404.html', 'docs/404.html'],
    ].map(([from, to]) => ({ from: `docs/${from}`, to })),
  )
})
