import { expect, test } from 'vitest'
import { addressOfRefresh, safeHrefOf, safeImageHrefOf, schemeOf, urlAsParsed } from './safe-url.ts'

test.each([
  ['a/b', 'a/b'],
  [' \u0001\t a b \u001f\n', 'a b'],
  ['a\tb\r\nc', 'abc'],
  ['\u0000', ''],
  ['', ''],
])('%j is read as %j', (written, parsed) => expect(urlAsParsed(written)).toBe(parsed))

test.each([
  ['JavaScript:x', 'javascript'],
  ['java\tscript:x', 'javascript'],
  ['web+app-1.0:x', 'web+app-1.0'],
  ['./a:b', undefined],
  ['/a:b', undefined],
  ['?a:b', undefined],
  ['#a:b', undefined],
  ['1a:b', undefined],
  [':a', undefined],
])('the scheme of %j is %j', (written, scheme) => expect(schemeOf(written)).toBe(scheme))

/** Every character that a browser leaves out of an address or strips from its start. */
const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code))

test.each([
  ...controls.map((character) => `${character}javascript:alert(1)`),
  ...['\t', '\n', '\r', '\r\n', '\t\n'].flatMap((gap) =>
    Array.from({ length: 11 }, (_, index) => `${'javascript'.slice(0, index)}${gap}${'javascript'.slice(index)}:alert(1)`),
  ),
  'JAVASCRIPT:alert(1)',
  'jAvAsCrIpT:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://example.org/1',
  'filesystem:https://example.org/x',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)!/',
  'file:///etc/passwd',
  'about:blank',
  'unknown:x',
])('%j is no safe link', (written) => {
  expect(safeHrefOf(written)).toBeUndefined()
  // Browsers agree on what is behind it: another origin than a page's, or none.
  expect(URL.canParse(written) && /^(?:https?|mailto|tel):$/.test(new URL(written).protocol)).toBe(false)
})

test.each([
  ['https://example.org/?a=javascript:alert(1)'],
  ['HTTP://example.org'],
  ['//example.org'],
  ['mailto:a@example.org'],
  ['tel:+49'],
  ['/docs/a:b/'],
  ['./javascript:x'],
  ['javascript%3Aalert(1)'],
  ['java script:alert(1)'],
  ['\u00a0javascript:alert(1)'],
  ['\u200bjavascript:alert(1)'],
  ['#javascript:x'],
  [''],
])('%j is a safe link', (written) => {
  expect(safeHrefOf(written)).toBe(written)
  // What a browser makes of it on a page.
  expect(new URL(written, 'https://page.example/docs/').protocol).toMatch(/^(?:https?|mailto|tel):$/)
})

test.each([
  ['data:image/png;base64,AA', true],
  ['data:,', true],
  [' DATA:image/svg+xml,x', true],
  ['data:text/html,x', false],
  ['data:text/html,image/', false],
  ['javascript:x', false],
  ['https://example.org/a.png', true],
])('%j is a safe image: %s', (written, isSafe) => expect(safeImageHrefOf(written) !== undefined).toBe(isSafe))

test.each([
  ['0; url=javascript:x', 'javascript:x'],
  ['0;javascript:x', 'javascript:x'],
  ['0, URL = "javascript:x" y', 'javascript:x'],
  [" \n5 url='javascript:x'", 'javascript:x'],
  ['.5;\turl=/a?b=c#d', '/a?b=c#d'],
  ['10 ; url=/a', '/a'],
  ['0;url=', ''],
  ['30', undefined],
  ['', undefined],
  ['soon; url=/a', undefined],
])('a refresh by %j leads to %j', (content, address) => expect(addressOfRefresh(content)).toBe(address))
