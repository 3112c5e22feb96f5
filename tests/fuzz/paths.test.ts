// Whatever a name is made of, its file lies in the output folder, or a finding says why there is none.
import { posix, win32 } from 'node:path'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { pathIn } from '../../packages/ssg-cli/src/io/output/write-file.ts'
import { targetOf } from '../../packages/ssg-cli/src/io/serve/static-server.ts'
import { diskKeyOf, fileOfRoute, isRefused, outputPathOf, portableSegment, toOutputPath, type OutputFile } from '@docgen/model'
import { docIdentityOf } from '../../packages/ssg-cli/src/sources/docs/doc-identity.ts'
import { refusalOfDoc } from '../../packages/ssg-cli/src/sources/refused-routes.ts'
import { hrefOfRoute, routePathOfHref } from '../../packages/ssg-cli/src/stages/4-resolve/links/hrefs.ts'
import { uniqueOutputs } from '../../packages/ssg-cli/src/stages/6-emit/unique-outputs.ts'
import { pageOutlineOf } from '../../packages/ssg-cli/src/syntax/markdown/page-outline.ts'
import { anyText } from './arbitraries.ts'
import { expectFindingsWithin } from './findings.ts'
import { holds } from './property.ts'

const names = [
  ...['..', '.', '', ' ', '...', '.. ', '. .', '~', '-', 'a', 'b', 'guide', 'index', 'README', '01-a', '404', 'sitemap'],
  ...[
    'CON',
    'nul',
    'aux.md',
    'COM1',
    'com¹.x',
    'LPT9 .a',
    'conin$',
    'prn.',
    'a.',
    'a ',
    'a:b',
    'C:',
    'a|b',
    '%2e%2e',
    '%2f',
    '%',
  ],
  ...['.git', '.GIT', 'git~1', '.docgen', '.docgen-new', '.htaccess', '__proto__', 'é', 'e\u0301', 'İ', 'x'.repeat(300)],
]
const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 2, arbitrary: anyText })
const path = fc
  .array(fc.tuple(name, fc.constantFrom('/', '/', '/', '\\', '//', '')), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join(''))

holds('output-path', 'an accepted path lies in the folder on every system', path, (written) => {
  const made = toOutputPath(written)
  if (isRefused(made)) {
    expect(made.reason).not.toBe('')
    expect(made.reason).not.toMatch(/\p{Cc}/u)
    expect(() => outputPathOf(written)).toThrow('cannot be a path of the site')
  } else {
    expect(posix.resolve('/out', made)).toBe(`/out/${written}`)
    expect(win32.resolve('C:\\out', made)).toBe(`C:\\out\\${written.replaceAll('/', '\\')}`)
    expect(
      made.split('/').every((segment) => Buffer.byteLength(segment) < 255 && !/[<>:"|?*\\\p{Cc}]|[. ]$/u.test(segment)),
    ).toBe(true)
    // What a disk would make of it by writing it as UTF-8.
    expect(Buffer.from(made).toString()).toBe(written)
    expect(pathIn('/out', outputPathOf(made))).toBe(`/out/${written}`)
    expect(diskKeyOf(diskKeyOf(made))).toBe(diskKeyOf(made))
  }
  // Such names stand below the folder of the reference.
  expect(isRefused(toOutputPath(`api/${portableSegment(written)}`))).toBe(false)
})

const slugInput = fc.record({
  contentPath: fc
    .array(name, { minLength: 1, maxLength: 4 })
    .map((parts) => `${parts.filter((part) => part !== '' && !part.includes('/')).join('/') || 'a'}.md`),
  slug: fc.option(
    fc.oneof(
      path,
      path.map((written) => `/${written}`),
    ),
    { nil: null },
  ),
  id: fc.option(name, { nil: null }),
  trailingSlash: fc.boolean(),
  base: fc.constantFrom('/', '/docs/', '/a/b/'),
})

holds('slug', 'a page has a file below the site that its address leads to, or a finding', slugInput, (input) => {
  const { contentPath, slug, id, trailingSlash, base } = input
  const text = `---\n${[slug === null ? '' : `slug: ${JSON.stringify(slug)}\n`, id === null ? '' : `id: ${JSON.stringify(id)}\n`].join('')}---\n# A\n`
  const page = pageOutlineOf({ file: 'docs/a.md', contentPath, source: 'docs', text, includes: {} }, 'key')
  expectFindingsWithin('docs/a.md', text, page.diagnostics)
  if (slug !== null && page.frontmatter.slug === undefined) expect(page.diagnostics).not.toEqual([])
  const { path: route } = docIdentityOf(contentPath, page.frontmatter, '/docs/')
  const file = fileOfRoute(route, { trailingSlash })
  if (isRefused(file)) return expectFindingsWithin('docs/a.md', text, [refusalOfDoc({ ...page, file: 'docs/a.md' }, file)])
  expect(posix.resolve('/out', file)).toBe(`/out/${file}`)
  // There and back: a reader's browser asks for the address, the server looks for the file.
  const href = hrefOfRoute(route, { base, trailingSlash })
  const { origin, pathname } = new URL(href, 'https://site.example')
  expect(origin).toBe('https://site.example')
  const target = targetOf(pathname, base)
  if (target.kind !== 'path') return expect(file.split('/').some((segment) => segment.startsWith('.'))).toBe(true)
  const asked = target.segments.join('/')
  expect(trailingSlash || target.isFolder ? [...target.segments, 'index.html'].join('/') : `${asked}.html`).toBe(file)
  if (!route.endsWith('/index/') && !route.endsWith('.html/')) expect(routePathOfHref(`/${file}`)).toBe(route)
})

holds(
  'unique-outputs',
  'files lie beside each other on every disk, and what is left out is named',
  fc.array(path, { maxLength: 8 }),
  (paths) => {
    const claims = paths.flatMap((written, index) => {
      const made = toOutputPath(written)
      const contents = { kind: 'bytes', bytes: new Uint8Array() } as const
      const file: OutputFile | undefined = isRefused(made) ? undefined : { path: made, key: '', contents }
      return file ? [{ file, name: `claim ${index}`, hint: 'Rename it.' }] : []
    })
    const { files, diagnostics } = uniqueOutputs(claims, { file: 'docgen.config.ts', line: 1, column: 1 })
    const exact = files.map((file) => file.path)
    expect(new Set(exact).size).toBe(exact.length)
    for (const file of exact) for (const other of exact) expect(diskKeyOf(other).startsWith(`${diskKeyOf(file)}/`)).toBe(false)
    const alike = exact.length - new Set(exact.map(diskKeyOf)).size
    expect(diagnostics.length).toBe(claims.length - files.length + alike)
  },
)
