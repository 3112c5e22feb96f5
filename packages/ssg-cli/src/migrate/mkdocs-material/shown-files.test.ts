import { expect, test } from 'vitest'
import { mkdocsMaterial } from './index.ts'

test('whole files go along with the fences that show them, and parts of files become text', () => {
  const fence = (snippet: string): string => `\`\`\`ts\n--8<-- "${snippet}"\n\`\`\`\n`
  const texts: Readonly<Record<string, string>> = {
    'docs/guide/start.md': ['a.ts', 'a.ts:1:1', 'b.ts', 'c.ts', 'examples/d.ts', 'gone.ts'].map((name) => fence(name)).join('\n'),
    'docs/code/a.ts': 'a()\nb()\n',
    'b.ts': '// --8<-- [start:all]\nb()\n// --8<-- [end:all]\n',
    'docs/c.ts': 'c()\n',
    '../examples/d.ts': 'd()\n',
  }
  const value = { markdown_extensions: [{ 'pymdownx.snippets': { base_path: ['docs/code', '..'] } }] }
  const { pages, copies } = mkdocsMaterial.migrate({
    files: { paths: Object.keys(texts).filter((path) => !path.startsWith('..')), read: (path) => texts[path] },
    config: { file: 'mkdocs.yml', value, opaque: [] },
    modules: new Map(),
    fromOut: (path) => `../${path}`,
  })
  expect(pages[0]?.text).toBe(
    [
      '```ts file="docs/code/a.ts"\n```\n',
      '```ts\na()\n```\n',
      '```ts\nb()\n```\n',
      '```ts file="docs/c.ts"\n```\n',
      '```ts file="../../../../examples/d.ts"\n```\n',
      fence('gone.ts'),
    ].join('\n'),
  )
  expect(copies.filter(({ to }) => to.endsWith('.ts'))).toEqual([
    { from: 'docs/code/a.ts', to: 'static/code/a.ts' },
    { from: 'docs/c.ts', to: 'static/c.ts' },
    { from: 'docs/code/a.ts', to: 'docs/code/a.ts' },
    { from: 'docs/c.ts', to: 'docs/c.ts' },
  ])
})
