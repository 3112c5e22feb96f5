import { describe, expect, test } from 'vitest'
import {
  diskKeyOf,
  fileOfRoute,
  isRefused,
  mostBytesOfSegment,
  outputPathOf,
  portableSegment,
  toOutputPath,
  wholeFileOf,
} from './output-path.ts'

describe('toOutputPath', () => {
  test.each([
    ['index.html'],
    ['docs/a/index.html'],
    ['.nojekyll'],
    ['.well-known/security.txt'],
    ['CNAME'],
    ['assets/theme-AB12.css'],
    ['docs/über uns/index.html'],
    ['docs/文档/index.html'],
    ['docs/..a/b...c/index.html'],
    ['docs/console/com10/index.html'],
    ['docs/.docgen/index.html'],
    ['.gitattributes'],
    [`${'a'.repeat(mostBytesOfSegment)}/b`],
  ])('takes %s', (path) => expect(toOutputPath(path)).toBe(path))

  test.each([
    ['../victim/index.html', '..', '".." leads to another folder'],
    ['docs/../../victim/index.html', '..', '".." leads to another folder'],
    ['./index.html', '.', '"." leads to another folder'],
    ['', '', 'it has an empty segment'],
    ['/etc/passwd', '', 'it has an empty segment'],
    ['docs//index.html', '', 'it has an empty segment'],
    ['docs/', '', 'it has an empty segment'],
    ['C:/x', 'C:', '"C:" holds ":", which Windows allows in no name'],
    ['..\\x/index.html', '..\\x', '"..\\x" holds a backslash, which Windows takes for a "/"'],
    ['a\0b', 'a\0b', '"a\\u0000b" holds a control character'],
    ['a\u001b[2Jb', 'a\u001b[2Jb', '"a\\u001b[2Jb" holds a control character'],
    ['a\u0085b', 'a\u0085b', '"a\\u0085b" holds a control character'],
    ['b\ufffd.txt', 'b\ufffd.txt', '"b\ufffd.txt" is not valid UTF-8'],
    ['b\ud800.txt', 'b\ud800.txt', '"b\ud800.txt" is not valid UTF-8'],
    ['a"b', 'a"b', '"a"b" holds a quotation mark, which Windows allows in no name'],
    ['what?/index.html', 'what?', '"what?" holds "?", which Windows allows in no name'],
    ['CON', 'CON', '"CON" is a reserved name on Windows'],
    ['docs/aux/index.html', 'aux', '"aux" is a reserved name on Windows'],
    ['nul.html', 'nul.html', '"nul.html" is a reserved name on Windows'],
    ['Com1.tar.gz', 'Com1.tar.gz', '"Com1.tar.gz" is a reserved name on Windows'],
    ['lpt¹', 'lpt¹', '"lpt¹" is a reserved name on Windows'],
    ['con .txt', 'con .txt', '"con .txt" is a reserved name on Windows'],
    ['a./index.html', 'a.', '"a." ends with a dot, which Windows drops'],
    ['a /index.html', 'a ', '"a " ends with a space, which Windows drops'],
    ['.../index.html', '...', '"..." ends with a dot, which Windows drops'],
    ['.git/config', '.git', 'the name ".git" is reserved'],
    ['docs/.GIT/config', '.GIT', 'the name ".GIT" is reserved'],
    ['.docgen-output.json', '.docgen-output.json', 'the name ".docgen-output.json" is reserved'],
    ['.DOCGEN/x', '.DOCGEN', 'the name ".DOCGEN" is reserved'],
    ['é'.repeat(121), 'é'.repeat(121), `"${'é'.repeat(57)}…" has 242 bytes, and a name may have at most 240`],
    ['ab/'.repeat(270) + 'c', 'ab/'.repeat(270) + 'c', 'it has 811 bytes, and a path may have at most 800'],
  ])('refuses %j', (path, segment, reason) => expect(toOutputPath(path)).toEqual({ segment, reason }))
})

test('a name that docgen chose and that is refused is a bug', () => {
  expect(outputPathOf('assets/csp.txt')).toBe('assets/csp.txt')
  expect(() => outputPathOf('../x')).toThrow('"../x" cannot be a path of the site: ".." leads to another folder.')
})

test.each([
  ['/', true, 'index.html'],
  ['/', false, 'index.html'],
  ['/docs/a/', true, 'docs/a/index.html'],
  ['/docs/a/', false, 'docs/a.html'],
])('%s with trailingSlash %s is %s', (path, trailingSlash, file) => expect(fileOfRoute(path, { trailingSlash })).toBe(file))

test.each([
  ['index.html', 'whole-page.html'],
  ['api/Hono/index.html', 'api/Hono/whole-page.html'],
  ['api/Hono.html', 'api/Hono/whole-page.html'],
  ['api/reindex.html', 'api/reindex/whole-page.html'],
])('the whole of %s is %s', (page, whole) => expect(wholeFileOf(outputPathOf(page))).toBe(whole))

test('the ending of a page counts for the length of its name', () => {
  const path = `/${'a'.repeat(mostBytesOfSegment - 2)}/`
  expect(isRefused(fileOfRoute(path, { trailingSlash: true }))).toBe(false)
  expect(isRefused(fileOfRoute(path, { trailingSlash: false }))).toBe(true)
})

test.each([
  ['a/B', 'A/b'],
  ['caf\u00e9', 'cafe\u0301'],
])('%s and %s are one file on some disks', (a, b) => expect(diskKeyOf(a)).toBe(diskKeyOf(b)))

describe('portableSegment', () => {
  test.each([
    ['install', 'install'],
    ['Promise.all', 'Promise.all'],
    ['aux', 'aux-1'],
    ['Con.inner', 'Con-1.inner'],
    ['a:b', 'a-b'],
    ['..', '-'],
    ['', '-'],
    ['a\\..\\b', 'a-..-b'],
    ['.git', '.git-1'],
    ['x'.repeat(300), 'x'.repeat(mostBytesOfSegment)],
    ['é'.repeat(300), 'é'.repeat(mostBytesOfSegment / 2)],
    ['😀'.repeat(100), '😀'.repeat(60)],
  ])('%j becomes %j', (name, segment) => {
    expect(portableSegment(name)).toBe(segment)
    expect(toOutputPath(`api/${segment}`)).toBe(`api/${segment}`)
  })
})
