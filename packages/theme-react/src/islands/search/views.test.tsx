import { englishWords, type SearchHit } from '@docgen/model'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Isolated } from '../../components/breakable.tsx'
import { HitLink } from './hit-link.tsx'
import { FailureMessage, NoResultsMessage } from './messages.tsx'
import { ResultColumns } from './result-columns.tsx'
import { withIsolates } from './with-isolates.ts'

const hit: SearchHit = {
  kind: 'function',
  title: [
    { text: 'login', isMatch: true },
    { text: '<T>()', isMatch: false },
  ],
  path: [],
  href: '/api/x/?a="b"',
  pageHref: '/api/x/',
  isDeprecated: true,
  snippet: [{ text: '<img src=x onerror=alert(1)>', isMatch: true }],
}

/** What a reader reads, without markup. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

test('what a hit says is text, whatever it holds', () => {
  const html = renderToStaticMarkup(<HitLink words={englishWords} hit={hit} path={['A', 'B']} />)
  expect(html).toContain('<mark>&lt;img src=x onerror=alert(1)&gt;</mark>')
  expect(html).toContain('<mark>login</mark><span>&lt;T&gt;()</span>')
  expect(html).not.toContain('<img')
  expect(textOf(html)).toContain('deprecated, FunctionA › B')
})

test('a long name may break where a word in it begins, also within what matched', () => {
  const title = [
    { text: 'AccountsMikro', isMatch: true },
    { text: 'Orm.removeAll', isMatch: false },
  ]
  expect(renderToStaticMarkup(<HitLink words={englishWords} hit={{ ...hit, title }} path={[]} />)).toContain(
    '<mark>Accounts<wbr/>Mikro</mark><span><wbr/>Orm.<wbr/>remove<wbr/>All</span>',
  )
})

test('names among words keep the order of their signs, also where what matched ends within them', () => {
  const title = [
    { text: 'تسجيل مع ', isMatch: false },
    { text: '@acc', isMatch: true },
    { text: 'ounts/server و open()', isMatch: false },
  ]
  const html = renderToStaticMarkup(<HitLink words={englishWords} hit={{ ...hit, title, snippet: title }} path={[]} />)
  const shown = '<mark>\u2068@acc</mark><span>ounts/server\u2069 و \u2068open()\u2069</span>'
  expect(html.replaceAll('<wbr/>', '').split(shown)).toHaveLength(3)
})

test('a hit elsewhere says so', () => {
  const html = renderToStaticMarkup(<HitLink words={englishWords} hit={{ ...hit, href: 'https://other.example/x' }} path={[]} />)
  expect(html).toContain('rel="noopener"')
  expect(html).toContain('docgen-icon-external')
})

test('failures are told in their words', () => {
  const text = textOf(renderToStaticMarkup(<FailureMessage words={englishWords} onRetry={() => undefined} />))
  expect(text).toBe('Unable to fetch resultsYou might want to check your network connection.Try again')
})

test('no results are told in their words, with what to try and where to complain', () => {
  const html = renderToStaticMarkup(
    <NoResultsMessage
      words={englishWords}
      query="a & b"
      suggestions={[{ title: 'A title', href: '/a/' }]}
      issueHref="https://example.com/issues/new?title={query}"
    />,
  )
  expect(textOf(html).replaceAll('&amp;', '&')).toBe(
    'No results for “a & b”Try searching forA titleBelieve this query should return results? Let us know.',
  )
  expect(html).toContain('href="https://example.com/issues/new?title=a%20%26%20b"')
  expect(html).toContain('href="/a/"')
})

test('without suggestions and without an address nothing is offered', () => {
  const html = renderToStaticMarkup(<NoResultsMessage words={englishWords} query="x" suggestions={[]} />)
  expect(textOf(html)).toBe('No results for “x”')
})

test('below results is what loads more of them, and why none came', () => {
  const found = { query: 'x', hits: [hit], total: 2, facets: {}, suggestions: [] }
  const textWith = (more: 'ready' | 'loading' | 'failed') =>
    textOf(
      renderToStaticMarkup(
        <ResultColumns
          words={englishWords}
          state={{ kind: 'found', found, more }}
          found={found}
          filters={{}}
          onFilter={() => undefined}
          onMore={() => undefined}
        />,
      ),
    )
  expect(textWith('ready')).toMatch(/Load more$/)
  expect(textWith('loading')).toMatch(/Loading…$/)
  expect(textWith('failed')).toMatch(/login.*More results could not be loaded\. Check your network connection\.Try again$/s)
})

test.each(['سجل مع @accounts/server-x.y', 'استدع open() ثم a.close()', 'بلا اسم'])(
  'what is isolated in %s is what a page isolates',
  (text) => {
    const onPage = renderToStaticMarkup(<Isolated text={text} />)
    expect(withIsolates(text)).toBe(onPage.replaceAll('<bdi>', '\u2068').replaceAll('</bdi>', '\u2069'))
  },
)
