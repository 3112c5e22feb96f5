import lunr from 'lunr'
import { expect, test } from 'vitest'
import { lunrBoosts, lunrFields } from '../../search/lunr-fields.ts'
import { english } from '../../search/rules.ts'
import { codeMark, proseAndCodeOf } from '../../search/text-lines.ts'
import { termsOf } from '../../search/tokenise.ts'
import { lunrRowsOf, type LunrPage } from '../../stages/6-emit/search/lunr-rows.ts'
import { lunrIndexOf } from './lunr-index.ts'

const pages: readonly LunrPage[] = [
  {
    title: 'Sessions',
    sections: [
      { anchor: '', titles: [], text: 'Sessions end, and tokens with them. Tokens are renewed by `refreshTokens`.' },
      { anchor: 'a', titles: ['Tokens'], text: `A token is a text. A token is signed.\n${codeMark}sign(token, session)` },
      { anchor: 'b', titles: ['Tokens', 'Refresh'], text: '' },
    ],
  },
  { title: 'constructor', sections: [{ anchor: '', titles: [], text: 'The constructor of a session, `__proto__` and 42.' }] },
  { title: 'Email', sections: [{ anchor: '', titles: [], text: 'Nothing of the kind.' }] },
]

/** What lunr makes of the same terms by itself. */
function builtByLunr(): lunr.Index {
  const builder = new lunr.Builder()
  builder.ref('id')
  for (const field of lunrFields) builder.field(field, { boost: lunrBoosts[field] })
  const sections = pages.flatMap(({ title, sections: own }) =>
    own.map(({ titles, text }, index) => ({
      own: index === 0 ? title : (titles.at(-1) ?? ''),
      outer: index === 0 ? '' : [title, ...titles.slice(0, -1)].join(' '),
      ...proseAndCodeOf(text),
    })),
  )
  for (const [id, { own, outer, prose, code }] of sections.entries())
    builder.add({
      id: String(id),
      own: termsOf(own, english),
      outer: termsOf(outer, english),
      prose: termsOf(prose, english),
      code: termsOf(code, english),
    })
  return builder.build()
}

test.each([
  'session',
  'token',
  'refresh',
  'refreshtokens',
  'sign',
  'constructor',
  'proto',
  '42',
  'kind',
  'nowhere',
  're*',
  'tokn~1',
])('%s is found as lunr itself finds it', (query) => {
  const loaded = lunr.Index.load({ version: lunr.version, ...lunrIndexOf(lunrRowsOf(pages, english), 5) })
  const found = loaded.search(query).map(({ ref, score }) => ({ ref, score }))
  expect(found).toEqual(
    builtByLunr()
      .search(query)
      .map(({ ref, score }) => ({ ref, score })),
  )
  expect(found.length > 0).toBe(query !== 'nowhere')
})

test('what prose says goes before what code uses', () => {
  const found = (text: string) => [{ title: '', sections: [{ anchor: '', titles: [], text }] }]
  const both = [...found(`${codeMark}token`), ...found('token')]
  const loaded = lunr.Index.load({ version: lunr.version, ...lunrIndexOf(lunrRowsOf(both, english), 2) })
  expect(loaded.search('token').map(({ ref }) => ref)).toEqual(['1', '0'])
})

test('a site without terms has an index without hits', () => {
  expect(lunr.Index.load({ version: lunr.version, ...lunrIndexOf('', 1) }).search('a')).toEqual([])
})
