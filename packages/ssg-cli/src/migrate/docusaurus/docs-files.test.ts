import { expect, test } from 'vitest'
import { docFilesOf } from './docs-files.ts'

test.each([
  ['guides/index.md', '/guides'],
  ['guides/README.md', '/guides'],
  ['guides/guides.mdx', '/guides'],
  ['01-guides/01-guides.md', '/guides'],
  ['guides/1-guides.md', '/guides/guides'],
  ['01-guides/guides.md', '/guides/guides'],
  ['guides/1-index.md', '/guides/index'],
  ['guides/2-more.md', '/guides/more'],
  ['index.md', '/'],
])('the page docs/%s is at %s', (path, address) => {
  expect(docFilesOf({ paths: [`docs/${path}`], read: () => '# A' }, 'docs').map((doc) => doc.address)).toEqual([address])
})
