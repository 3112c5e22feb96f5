// Whatever a request asks for, a server looks below the site alone, and sends bytes that the file has.
import { posix } from 'node:path'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { byteRangeOf } from '../../packages/ssg-cli/src/io/serve/byte-range.ts'
import { targetOf } from '../../packages/ssg-cli/src/io/serve/static-server.ts'
import { textOf } from './arbitraries.ts'
import { holds } from './property.ts'

const numbers = ['0', '1', '5', '99', '-1', '00', '9007199254740993', '1e3', '0x1', '', ' ', '٣', '9'.repeat(400)]
const rangeInput = fc.record({
  header: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('bytes=', 'BYTES=', 'bytes =', 'items=', ''),
        fc.constantFrom(...numbers),
        fc.constantFrom('-', ',', '--'),
        fc.constantFrom(...numbers),
      )
      .map((parts) => parts.join('')),
    textOf([...numbers, 'bytes', '=', '-', ','], 6),
  ),
  size: fc.constantFrom(0, 1, 2, 6, 100, 2 ** 31, 2 ** 53),
})

holds('byte-range', 'what is sent lies in the file, and is what was asked for', rangeInput, ({ header, size }) => {
  const range = byteRangeOf(header, size)
  if (typeof range === 'string') return
  const { start, end } = range
  expect([start, end].every(Number.isSafeInteger) || size > Number.MAX_SAFE_INTEGER).toBe(true)
  expect(0 <= start && start <= end && end < size).toBe(true)
  const [, first = '', last = ''] = /(\d*)-(\d*)/.exec(header) ?? []
  if (first === '') expect(size - start).toBe(Math.min(Number(last), size))
  else expect(start).toBe(Number(first))
})

const segments = [
  'a',
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '%252e',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '%00',
  '%0a',
  '%',
  '%zz',
  '%c0%ae',
  '%ed%a0%80',
  '.git',
  '%2egit',
  ':',
  '@',
  'é',
  '%C3%A9',
  ';x',
  'index.html',
]
const requestInput = fc.record({
  base: fc.constantFrom('/', '/docs/', '/a b/é/'),
  prefix: fc.constantFrom(
    '',
    '/',
    '//',
    '/docs/',
    '/docs',
    '/a%20b/%C3%A9/',
    '/a%20b/%C3%A9',
    'http://evil.example/',
    '*',
    '/docs//',
  ),
  path: textOf([...segments, '/', '/', '?', '#'], 8),
})

holds(
  'request-path',
  'a target lies below the site, and no answer leads to another host',
  requestInput,
  ({ base, prefix, path }) => {
    const target = targetOf(prefix + path, base)
    if (target.kind === 'refusal') return
    if (target.kind === 'redirect') {
      const { origin, pathname } = new URL(target.location, 'https://site.example')
      expect(origin).toBe('https://site.example')
      expect(decodeURIComponent(pathname)).toBe(base)
      expect(target.location).not.toMatch(/[\r\n]/)
      return
    }
    const joined = posix.join('/site', ...target.segments)
    expect(joined).toBe(['/site', ...target.segments].join('/'))
    for (const segment of target.segments) expect(segment).not.toMatch(/^\.|[\\/\0]|^$/)
    // The address of what was found, encoded anew, asks for the same.
    const again = targetOf(
      `${base.split('/').map(encodeURIComponent).join('/')}${target.segments.map(encodeURIComponent).join('/')}`,
      base,
    )
    if (target.segments.length > 0) expect(again).toEqual({ ...target, isFolder: false })
  },
)
