import { expect, test } from 'vitest'
import type { ApiEntry, ApiPackage } from '@docgen/model'
import { apiPlacesOf } from './api-places.ts'
import { typedocRedirects } from './typedoc-redirects.ts'

const named = (id: string) => ({ id, name: id.split(/[!.]/).at(-1) ?? '', displayName: id.split('!')[1] ?? '', flags: {} })
const variable = (id: string): ApiEntry => ({ ...named(id), kind: 'variable', type: { kind: 'intrinsic', name: 'string' } })
const namespace = (id: string, entries: readonly ApiEntry[]): ApiEntry => ({ ...named(id), kind: 'namespace', entries })
const kit = (name: string, entries: readonly ApiEntry[], specifiers?: readonly string[]): ApiPackage => ({
  dir: name.split('/')[1] ?? name,
  name,
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries,
  entryPoints: specifiers?.map((specifier) => ({ specifier })),
})
const at = { file: 'docgen.config.ts', line: 1, column: 1 }
const redirects = (packages: readonly ApiPackage[], root = '/'): readonly (readonly [string, string])[] =>
  typedocRedirects(packages, apiPlacesOf('/api/', packages), { root, base: '/api/', at }).map((route) =>
    route.kind === 'redirect' ? [route.from, route.to] : [route.path, ''],
  )

test('one package with one entry point has no modules', () => {
  const inner = variable('@acme/kit!Units.inch')
  expect(redirects([kit('@acme/kit', [variable('@acme/kit!size'), namespace('@acme/kit!Units', [inner])])])).toEqual([
    ['/modules.html', '/api/'],
    ['/variables/size.html', '/api/kit/variable/size/'],
    ['/modules/Units.html', '/api/kit/namespace/Units/'],
    ['/variables/Units.inch.html', '/api/kit/variable/Units.inch/'],
  ])
})

test('several packages are modules by their names, below the path that their site had', () => {
  const packages = [kit('@acme/core', [variable('@acme/core!a')]), kit('@acme/view', [variable('@acme/view!a')])]
  expect(redirects(packages, '/reference/')).toEqual([
    ['/reference/modules.html', '/api/'],
    ['/reference/modules/_acme_core.html', '/api/core/'],
    ['/reference/modules/_acme_view.html', '/api/view/'],
    ['/reference/variables/_acme_core.a.html', '/api/core/variable/a/'],
    ['/reference/variables/_acme_view.a.html', '/api/view/variable/a/'],
  ])
})

test('several entry points are modules by their paths', () => {
  const entries = [variable('kit!a'), variable('kit/client!a')]
  expect(redirects([kit('kit', entries, ['kit', 'kit/client'])])).toEqual([
    ['/modules.html', '/api/'],
    ['/modules/index.html', '/api/kit/#entry'],
    ['/modules/client.html', '/api/kit/#entry-client'],
    ['/variables/index.a.html', '/api/kit/variable/a/'],
    ['/variables/client.a.html', '/api/kit/client/variable/a/'],
  ])
})

test('names that differ by letter case only are one file on some disks', () => {
  expect(redirects([kit('kit', [variable('kit!Size'), variable('kit!size')])]).map(([from]) => from)).toEqual([
    '/modules.html',
    '/variables/Size.html',
  ])
})
