import { expect, test } from 'vitest'
import { pageNameOf } from './why.ts'

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
])('%s means a page', (name, config, page) => {
  expect(pageNameOf(name, config)).toBe(page)
})
