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
