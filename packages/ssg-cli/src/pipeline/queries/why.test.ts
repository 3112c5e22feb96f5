import { expect, test } from 'vitest'
import { onlyPathEndingWith, pageNamesOf } from './why.ts'

const atRoot = { url: 'https://kit.example', base: '/', outDir: 'dist' }
const belowBase = { ...atRoot, base: '/kit/' }

test.each([
  ['/docs/install/', atRoot, '/docs/install/'],
  ['docs/install.md', atRoot, 'docs/install.md'],
  ['./docs/install.md', atRoot, 'docs/install.md'],
  ['/docs/install/?a=b#c', atRoot, '/docs/install/'],
  ['dist/docs/install/index.html', atRoot, 'docs/install/index.html'],
  ['https://kit.example/docs/', atRoot, '/docs/'],
  ['https://kit.example/kit/docs/', belowBase, '/docs/'],
  ['/kit/docs/', belowBase, '/docs/'],
  ['https://other.example/docs/', atRoot, 'https://other.example/docs/'],
  ['/docs/', { ...atRoot, url: undefined }, '/docs/'],
  // What dev and preview show.
  ['http://localhost:5173/docs/#a', atRoot, '/docs/'],
  ['http://localhost:5173', atRoot, '/'],
  ['http://127.0.0.1:4173/kit/docs/', belowBase, '/docs/'],
  ['http://[::1]:4173/docs/', atRoot, '/docs/'],
  // What browsers encode.
  ['/docs/%C3%BCber/', atRoot, '/docs/über/'],
  ['https://kit.example/docs/c%23%20100%25/?a#b', atRoot, '/docs/c# 100%/'],
  ['/docs/100%/', atRoot, '/docs/100%/'],
])('%s means a page', (name, config, page) => {
  expect(pageNamesOf(name, config).at(-1)).toBe(page)
})

test.each([
  ['docs/c# 100%.md', 'docs/c# 100%.md'],
  ['dist/docs/c# 100%/index.html', 'docs/c# 100%/index.html'],
  ['/docs/c# 100%/', '/docs/c# 100%/'],
  ['docs/100%25.md', 'docs/100%25.md'],
])('%s is first of all a page of that name', (name, page) => {
  expect(pageNamesOf(name, atRoot)[0]).toBe(page)
})

test.each([
  ['retries', '/docs/retries/'],
  ['retries.md', '/docs/retries/'],
  ['guide/install/', '/docs/guide/install/'],
  // Two pages have this name.
  ['install', undefined],
  ['docs', undefined],
  ['etries', undefined],
  ['/', undefined],
])('the only page that ends with %s is %s', (name, path) => {
  const pages = ['/de/docs/retries/', '/docs/retries/', '/docs/guide/install/', '/api/install/'].map((each) => ({ path: each }))
  expect(onlyPathEndingWith(name, pages)).toBe(path)
})
