// Where in the text of a file a correction belongs.
import { expect, test } from 'vitest'
import type { Fix } from '@docgen/model'
import { applyEdits } from '../common/edits.ts'
import { findFixes, type FixableFinding } from './find-fixes.ts'

const link: Fix = { find: '/docs/instal', replace: '/docs/install' }

/** `|` is where the finding is. */
function corrected(marked: string, ...fixes: readonly Fix[]): string {
  const at = marked.indexOf('|')
  const lines = marked.slice(0, at).split(/\r\n?|\n/)
  const text = marked.replace('|', '')
  const findings = fixes.map((fix): FixableFinding => {
    const place = { file: 'docs/a.md', line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
    return { code: 'broken-link', severity: 'error', ...place, message: 'Wrong.', hint: 'Correct it.', fix }
  })
  return applyEdits(
    text,
    findFixes(text, findings).map(({ edit }) => edit),
  )
}

test.each<[what: string, marked: string, expected: string, fix?: Fix]>([
  ['the address of a link', 'See |[it](/docs/instal).', 'See [it](/docs/install).'],
  ['an address between angle brackets', '|[it](</docs/instal>)', '[it](</docs/install>)'],
  ['an address before a title', '|[it](/docs/instal "Title")', '[it](/docs/install "Title")'],
  ['an address on the next line', '|[it](\n/docs/instal)', '[it](\n/docs/install)'],
  ['the address, and not the text', '|[/docs/instal](/docs/instal)', '[/docs/instal](/docs/install)'],
  ['the address, and not a word of the text', '|[see /docs/instal now](/docs/instal)', '[see /docs/instal now](/docs/install)'],
  ['a link around an image', '|[![it](/docs/instal.png)](/docs/instal)', '[![it](/docs/instal.png)](/docs/install)'],
  ['an attribute', '|<a href="/docs/instal">it</a>', '<a href="/docs/install">it</a>'],
  ['an attribute between single quotes', "|<a href='/docs/instal'>it</a>", "<a href='/docs/install'>it</a>"],
  ['a definition below', '|[it][a]\n\n[a]: /docs/instal\n', '[it][a]\n\n[a]: /docs/install\n'],
  ['a definition above', '[a]: /docs/instal\n\n|[it][a]\n', '[a]: /docs/install\n\n[it][a]\n'],
  ['a definition in a quote', '|[it][a]\n\n> [a]: /docs/instal\n', '[it][a]\n\n> [a]: /docs/install\n'],
  ['a text of the config', "|'/docs/instal'", "'/docs/install'"],
  ['a value of the frontmatter', '---\nnext: |/docs/instal\n---\n', '---\nnext: /docs/install\n---\n'],
  ['lines that end in two ways', 'a\r\nb\r|[it](/docs/instal)', 'a\r\nb\r[it](/docs/install)'],
  ['a byte order mark', '\uFEFF|[it](/docs/instal)', '\uFEFF[it](/docs/install)'],
  ['a link before the finding stays', '[it](/docs/instal) |[it](/docs/instal)', '[it](/docs/instal) [it](/docs/install)'],
  ['a longer address stays', '|[it](/docs/instal/linux)', '[it](/docs/instal/linux)'],
  ['an address with another end stays', '|[it](/docs/instal#linux)', '[it](/docs/instal#linux)'],
  ['an address with a query stays', '|[it](/docs/instal?tab=npm)', '[it](/docs/instal?tab=npm)'],
  [
    'the text of a link stays, where the address is written otherwise',
    '|[/docs/instal](/docs/inst\\al)',
    '[/docs/instal](/docs/inst\\al)',
  ],
  [
    'a word where it is found, and not an address behind it',
    'We |utilize it, see [this](utilize).',
    'We use it, see [this](utilize).',
    { find: 'utilize', replace: 'use' },
  ],
  ['a name at the end of a question', '|@see Ketle?', '@see Kettle?', { find: 'Ketle', replace: 'Kettle' }],
  ['an entry of a list', 'tags: |[signin, b]', 'tags: [sign-in, b]', { find: 'signin', replace: 'sign-in' }],
  ['an address with another beginning stays', '|[it](/en/docs/instal)', '[it](/en/docs/instal)'],
  ['a link of another paragraph stays', '|[it][a]\n\n[it](/docs/instal)', '[it][a]\n\n[it](/docs/instal)'],
  ['an address that is written otherwise stays', '|[it](/docs/inst&#97;l)', '[it](/docs/inst&#97;l)'],
  ['signs of patterns', '|[it](/a.b$(c)[d])', '[it](/x)', { find: '/a.b$(c)[d]', replace: '/x' }],
  ['signs of replacements', '|[it](/docs/instal)', '[it](/$&$1)', { find: '/docs/instal', replace: '/$&$1' }],
  [
    'a name in a tag',
    'See |{@link Ketle.boil | it}.',
    'See {@link Kettle.boil | it}.',
    { find: 'Ketle.boil', replace: 'Kettle.boil' },
  ],
  ['a name at the end of a sentence', '|@see Ketle.', '@see Kettle.', { find: 'Ketle', replace: 'Kettle' }],
  ['a name with more behind its dot stays', '|@see Ketle.boil', '@see Ketle.boil', { find: 'Ketle', replace: 'Kettle' }],
  ['a part of a longer name stays', '|@see KetleOptions', '@see KetleOptions', { find: 'Ketle', replace: 'Kettle' }],
  ['a key', '---\n|titel: A titel\n---\n', '---\ntitle: A titel\n---\n', { find: 'titel', replace: 'title' }],
  ['a directive', '|:::tipp\nText.\n:::\n', ':::tip\nText.\n:::\n', { find: 'tipp', replace: 'tip' }],
  ['an alert', '> |[!NOET]\n> Text.\n', '> [!NOTE]\n> Text.\n', { find: '[!NOET]', replace: '[!NOTE]' }],
])('%s', (_, marked, expected, fix = link) => {
  expect(corrected(marked, fix)).toBe(expected)
})

test('two findings that want one correction get it once', () => {
  expect(corrected('|[it](/docs/instal)', link, link)).toBe('[it](/docs/install)')
})

test('two that want different ones get none', () => {
  expect(corrected('|[it](/docs/instal)', link, { find: '/docs/instal', replace: '/docs/installer' })).toBe('[it](/docs/instal)')
  expect(corrected('|[it](/docs/instal)', link, { find: '(/docs/instal)', replace: '' })).toBe('[it](/docs/instal)')
})

test('a place that the file does not have is no place', () => {
  const at = { file: 'a.md', line: 9, column: 9, code: 'x', severity: 'error', message: 'x', hint: 'x' } as const
  expect(findFixes('[it](/docs/instal)', [{ ...at, fix: link }])).toEqual([])
})
