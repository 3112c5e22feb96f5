import { expect, test } from 'vitest'
import { createShownCode } from './shown-code.ts'

test('code of the site goes along, and code outside of it is named from the page', () => {
  const texts = new Set(['src/a.ts', '../examples/b.ts'])
  const code = createShownCode({
    files: { paths: [], read: (path) => (texts.has(path) ? 'text' : undefined) },
    fromOut: (path) => `../${path}`,
  })
  expect(code.fileOf('src/a.ts', 'docs/guide/start.md')).toBe('src/a.ts')
  expect(code.fileOf('../examples/b.ts', 'docs/guide/start.md')).toBe('../../../../examples/b.ts')
  expect(code.fileOf('../examples/b.ts', 'start.md')).toBe('../../examples/b.ts')
  expect(code.fileOf('src/gone.ts', 'start.md')).toBeUndefined()
  expect(code.copies()).toEqual([{ from: 'src/a.ts', to: 'src/a.ts' }])
})
