import { expect, test } from 'vitest'
import { migratedDraft } from './docs-sources.ts'

const files: Readonly<Record<string, string>> = {
  'docs/a.mdx': "import Note from './_note.mdx'\n\n# A\n\n<Note />\n",
  'docs/_note.mdx': 'import Deep from \'@site/shared/_deep.mdx\'\n\n<Chart of="note" />\n\n<Deep />\n',
  'shared/_deep.mdx': '\n<Chart of="deep" />\n',
}

test('what a migration says of a partial is said of the page that includes it, with the place in the partial', () => {
  const draft = migratedDraft('docs/a.mdx', {
    files: { paths: Object.keys(files), read: (path) => files[path] },
    fromOut: (path) => path,
    comments: [],
  })
  const placesOf = (found: readonly { readonly file: string; readonly line: number }[]): readonly string[] =>
    [...new Set(found.map(({ file, line }) => `${file}:${line}`))].sort()
  expect(placesOf(draft.components)).toEqual(['docs/_note.mdx:3', 'shared/_deep.mdx:2'])
  expect(placesOf(draft.notes)).toEqual(expect.arrayContaining(['docs/_note.mdx:3', 'shared/_deep.mdx:2']))
})

test('files outside of the old site stay where they are, but for those of the docs', () => {
  const imports = ['../../code/a.ts', './beside.ts', '@site/own.ts', './none.ts'].map(
    (path, index) => `import code${index} from '!!raw-loader!${path}'\n\n{code${index}}\n`,
  )
  const texts: Readonly<Record<string, string>> = {
    '../docs/guide/a.mdx': imports.join('\n'),
    '../code/a.ts': '',
    '../docs/guide/beside.ts': '',
    'own.ts': '',
  }
  const draft = migratedDraft('../docs/guide/a.mdx', {
    files: { paths: [], read: (path) => texts[path] },
    fromOut: (path) => `../old/${path}`,
    dir: '../docs',
    comments: [],
  })
  expect([...draft.finish().matchAll(/file="(.*)"/g)].map(([, file]) => file)).toEqual([
    '../../../old/../code/a.ts',
    './beside.ts',
    'own.ts',
  ])
})

test('a partial names files from its own folder, and its text from that of the page', () => {
  const texts: Readonly<Record<string, string>> = {
    'docs/guide/start/a.mdx': "import Note from '../../parts/_note.mdx'\n\n<Note />\n",
    'docs/parts/_note.mdx': [
      "import Deep from './deep/_deep.mdx'",
      '[a](../guide/b.md#x) ![b](./b.png) [c](c.md) [d](@site/docs/guide/b.md) [e](./e) [f](/f) [g](https://widgets.example/g.md)',
      '<Deep />',
      '',
    ].join('\n\n'),
    'docs/parts/deep/_deep.mdx': '[a](../../guide/b.mdx) [b](../b.png)\n',
    'docs/guide/b.mdx': '# B\n',
    'docs/parts/b.png': '',
    'docs/parts/c.md': '# C\n',
  }
  const draft = migratedDraft('docs/guide/start/a.mdx', {
    files: { paths: Object.keys(texts), read: (path) => texts[path] },
    fromOut: (path) => path,
    dir: 'docs',
    comments: [],
  })
  expect([...draft.finish().matchAll(/\[(\w)\]\((\S+)\)/g)].map(([, name = '', to = '']) => `${name} ${to}`)).toEqual([
    'a ../b.md#x',
    'b ../../parts/b.png',
    'c ../../parts/c.md',
    'd ../b.md',
    'e ./e',
    'f /f',
    'g https://widgets.example/g.md',
    'a ../b.md',
    'b ../../parts/b.png',
  ])
})
