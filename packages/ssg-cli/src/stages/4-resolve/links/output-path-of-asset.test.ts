import { expect, test } from 'vitest'
import { outputPathOfAsset } from './output-path-of-asset.ts'

const hash = 'abcdef0123'

test.each([
  ['docs/img/logo.svg', 'assets/logo-abcdef0123.svg'],
  ['docs/archive.tar.gz', 'assets/archive.tar-abcdef0123.gz'],
  ['docs/LICENSE', 'assets/LICENSE-abcdef0123'],
  ['docs/aux.png', 'assets/aux-1-abcdef0123.png'],
  ['docs/a:b.png', 'assets/a-b-abcdef0123.png'],
  [`docs/${'a'.repeat(251)}.png`, `assets/${'a'.repeat(225)}-abcdef0123.png`],
  [`docs/${'é'.repeat(125)}.png`, `assets/${'é'.repeat(112)}-abcdef0123.png`],
  [`docs/a.${'b'.repeat(250)}`, `assets/a.${'b'.repeat(227)}-abcdef0123`],
])('%s becomes %s', (file, path) => expect(outputPathOfAsset({ file, hash })).toBe(path))

test('a file of the static folder keeps its path', () => {
  expect(outputPathOfAsset({ file: 'static/img/logo.svg', staticPath: '/img/logo.svg', hash })).toBe('img/logo.svg')
})
