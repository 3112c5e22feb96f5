import { expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'

const files = {
  'a/package.json': '{ "name": "a", "version": "1.0.0", "types": "index.d.ts" }',
  'a/README.md': '# A\n\n```ts\nmake() // [!code ++]\n```\n',
  'a/index.d.ts':
    '/**\n * Makes it.\n *\n * ```ts\n * make()\n * ```\n *\n * @example\n * make(2)\n * @throws When late.\n * At night.\n */\nexport declare function make(size?: number): void\n',
  'comments/a.md': '## other\n\nSays\nmore.\n',
  'comments/b.md/inner.md': 'A folder with the name of a file.',
}

test('what Windows writes is read as all else is', async () => {
  const load = async (own: Readonly<Record<string, string>>) =>
    loadReference(own, { packages: [{ folder: 'a' }], comments: 'comments' })
  const windows = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
  )
  const [expected, found] = [await load(files), await load(windows)]
  expect(JSON.stringify(expected.model)).toContain('[!code ++]')
  expect(found.model).toEqual(expected.model)
  expect(found.diagnostics).toEqual(expected.diagnostics)
})
