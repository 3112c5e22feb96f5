import { expect, test } from 'vitest'
import type { HeadTag, SearchConfig } from '@docgen/model'
import { algolia, typesense } from '../../config/hosted-search.ts'
import { fragments, pagefind } from '../../config/local-search.ts'
import { contentPolicyOf } from './content-policy.ts'

const policyOf = (search: SearchConfig): string =>
  contentPolicyOf({ theme: { inlineScript: undefined }, head: [], analytics: undefined, search }, (text) => text)

const directive = (search: SearchConfig, name: string): string | undefined =>
  policyOf(search)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

const own = "connect-src 'self'"
const algoliaOptions = { appId: 'ABC', apiKey: 'k', indexName: 'docs' }
const typesenseOptions = { apiKey: 'k', collection: 'docs' }

test.each<readonly [string, SearchConfig, string]>([
  ['no search', false, own],
  ['an index of its own', fragments(), own],
  [
    'Algolia',
    algolia(algoliaOptions),
    `${own} https://abc-dsn.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com`,
  ],
  ['Algolia elsewhere', algolia({ ...algoliaOptions, hosts: ['https://s.example.com/'] }), `${own} https://s.example.com`],
  [
    'Typesense',
    typesense({ ...typesenseOptions, hosts: ['https://a.example.com', 'http://localhost:8108'] }),
    `${own} https://a.example.com http://localhost:8108`,
  ],
])('a site with %s may ask where its search is', (_, search, expected) => {
  expect(directive(search, 'connect-src')).toBe(expected)
})

test.each([
  [{ url: 'https://f.example/in?x' }, "form-action 'self' https://f.example", "connect-src 'self' https://f.example"],
  [{ issueForm: 'https://f.example/new' }, "form-action 'self'", "connect-src 'self'"],
])('a form of %j may be sent', (feedback, ...expected) => {
  const parts = contentPolicyOf(
    { theme: { inlineScript: undefined }, head: [], analytics: undefined, search: false, feedback },
    String,
  )
  for (const part of expected) expect(parts.split('; ')).toContain(part)
})

test('the inline script of each language may run', () => {
  const siteLocales = [{ inlineScript: 'say(en)' }, { inlineScript: 'say(de)' }]
  const policy = contentPolicyOf(
    { theme: { inlineScript: 'say(en)' }, siteLocales, head: [], analytics: undefined, search: false },
    String,
  )
  expect(policy).toContain("script-src 'self' 'sha256-say(en)' 'sha256-say(de)';")
})

test('only a site with Pagefind may run WebAssembly', () => {
  expect(directive(pagefind(), 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
  expect(directive('auto', 'script-src')).toBe("script-src 'self'")
})

test.each<readonly [string, HeadTag, string]>([
  ['an inline script', { tag: 'script', content: 'x()' }, "script-src 'self' 'sha256-x()'"],
  ['its line breaks', { tag: 'script', content: 'x()\r\ny()\r' }, "script-src 'self' 'sha256-x()\ny()\n'"],
  [
    'a script from elsewhere',
    { tag: 'script', attributes: { src: 'https://cdn.example/a.js' } },
    "script-src 'self' https://cdn.example",
  ],
  ['what it sends', { tag: 'script', attributes: { src: '//cdn.example/a.js' } }, "connect-src 'self' https://cdn.example"],
  ['a script of the site', { tag: 'script', attributes: { src: '/a.js', async: true } }, "script-src 'self'"],
  ['a script that runs its own address', { tag: 'script', attributes: { src: 'data:text/javascript,x' } }, "script-src 'self'"],
  ['an inline style', { tag: 'style', content: 'p{}' }, "style-src 'self' 'sha256-p{}'"],
  [
    'a style sheet',
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example/css' } },
    "style-src 'self' https://fonts.example",
  ],
  [
    'its fonts',
    { tag: 'link', attributes: { rel: 'preconnect', href: 'https://files.example' } },
    "font-src 'self' https://files.example",
  ],
  [
    'fonts of a style',
    { tag: 'style', content: '@font-face{src:url("https://f.example/a.woff2")}' },
    "font-src 'self' https://f.example",
  ],
  [
    'a font',
    { tag: 'link', attributes: { rel: 'preload', as: 'font', href: 'https://f.example/a' } },
    "font-src 'self' https://f.example",
  ],
  [
    'a manifest',
    { tag: 'link', attributes: { rel: 'manifest', href: 'https://m.example/a' } },
    "manifest-src 'self' https://m.example",
  ],
  [
    'an icon',
    { tag: 'link', attributes: { rel: 'shortcut icon', href: 'http://i.example/a' } },
    "img-src 'self' data: https: http://i.example",
  ],
])('the policy allows %s of the config', (_, tag, expected) => {
  const policy = contentPolicyOf(
    { theme: { inlineScript: undefined }, head: [tag, tag], analytics: undefined, search: false },
    (text) => text,
  )
  expect(policy.split('; ')).toContain(expected)
  expect(policy).not.toMatch(/script-src [^;]*(?:data:|unsafe|\*)/)
})

test('the policy allows nothing for a link that is no source', () => {
  const tag = { tag: 'link', attributes: { rel: 'constructor', href: 'https://a.example' } } as const
  const policy = contentPolicyOf(
    { theme: { inlineScript: undefined }, head: [tag], analytics: undefined, search: false },
    (text) => text,
  )
  expect(policy).not.toContain('a.example')
})
