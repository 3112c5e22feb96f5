import { englishWords } from '@docgen/model'
import { expect, test } from 'vitest'
import { redirectHtml } from './redirect-html.ts'

const address = { href: '/docs/a%22/?q=1&r=2', canonical: 'https://kit.example/docs/a%22/?q=1&r=2' }
const html = redirectHtml(address, {
  locale: { name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
  title: 'Kit <&>',
  words: englishWords,
})

test.each([
  ['leads on in the way that HTML has it', '<meta http-equiv="refresh" content="0; url=/docs/a%22/?q=1&amp;r=2">'],
  ['has a title', '<title>Moved | Kit &lt;&amp;></title>'],
  ['has a description', '<meta name="description" content="This page of Kit &lt;&amp;> is at /docs/a%22/?q=1&amp;r=2.">'],
  ['fits a phone', '<meta name="viewport" content="width=device-width, initial-scale=1">'],
  ['names the page for search engines', '<link rel="canonical" href="https://kit.example/docs/a%22/?q=1&amp;r=2">'],
  ['leads on without a refresh', '<a href="/docs/a%22/?q=1&amp;r=2">'],
])('a redirect %s', (_, expected) => expect(html).toContain(expected))
