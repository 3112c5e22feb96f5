import { expect, test } from 'vitest'
import type { ApiEntry, ApiPackage, RoutePath, TypedocLayout, TypedocPages } from '@docgen/model'
import { apiPlacesOf } from './api-places.ts'
import { typedocRedirects } from './typedoc-redirects.ts'

const named = (id: string) => ({ id, name: id.split(/[!.]/).at(-1) ?? '', displayName: id.split(/[!.]/).at(-1) ?? '', flags: {} })
const variable = (id: string): ApiEntry => ({ ...named(id), kind: 'variable', type: { kind: 'intrinsic', name: 'string' } })
const alias = (id: string): ApiEntry => ({
  ...named(id),
  kind: 'type',
  typeParameters: [],
  type: { kind: 'intrinsic', name: 'string' },
})
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
const redirects = (
  packages: readonly ApiPackage[],
  old: string | TypedocPages | readonly TypedocPages[] = '/',
  base: RoutePath = '/api/',
): readonly (readonly [string, string])[] =>
  typedocRedirects(packages, apiPlacesOf(base, packages), { old: typeof old === 'string' ? old : [old].flat(), base, at }).map(
    (route) => (route.kind === 'redirect' ? [route.from, route.to] : [route.path, '']),
  )

test('one package with one entry point has no modules', () => {
  const inner = variable('@acme/kit!Units.inch')
  expect(redirects([kit('@acme/kit', [variable('@acme/kit!size'), namespace('@acme/kit!Units', [inner])])])).toEqual([
    ['/modules.html', '/api/kit/'],
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

const family = [
  kit('@acme/core', [
    variable('@acme/core!size'),
    namespace('@acme/core!Units', [variable('@acme/core!Units.inch')]),
    alias('@acme/core!Unit'),
  ]),
  kit('@acme/view', [variable('@acme/view!size')]),
]

test.each<[TypedocLayout, readonly string[]]>([
  [
    'members',
    [
      ' → /api/',
      'modules → /api/',
      'packages → /api/',
      '@acme/core → /api/core/',
      '@acme/view → /api/view/',
      '@acme/core/variables/size → /api/core/variable/size/',
      '@acme/core/namespaces/Units → /api/core/namespace/Units/',
      '@acme/core/namespaces/Units/variables/inch → /api/core/variable/Units.inch/',
      '@acme/core/type-aliases/Unit → /api/core/type/Unit/',
      '@acme/view/variables/size → /api/view/variable/size/',
    ],
  ],
  [
    'modules',
    [
      ' → /api/',
      'modules → /api/',
      'packages → /api/',
      '@acme/core → /api/core/',
      '@acme/view → /api/view/',
      '@acme/core/namespaces/Units → /api/core/namespace/Units/',
    ],
  ],
  [
    'flat',
    [
      ' → /api/',
      'modules → /api/',
      'packages → /api/',
      '@acme.core → /api/core/',
      '@acme.view → /api/view/',
      '@acme.core.Variable.size → /api/core/variable/size/',
      '@acme.core.Namespace.Units → /api/core/namespace/Units/',
      '@acme.core.Units.Variable.inch → /api/core/variable/Units.inch/',
      '@acme.core.TypeAlias.Unit → /api/core/type/Unit/',
      '@acme.view.Variable.size → /api/view/variable/size/',
    ],
  ],
  [
    'version-3',
    [
      ' → /api/',
      'modules → /api/',
      'modules/acme_core → /api/core/',
      'modules/acme_view → /api/view/',
      'variables/acme_core.size → /api/core/variable/size/',
      'modules/acme_core.Units → /api/core/namespace/Units/',
      'variables/acme_core.Units.inch → /api/core/variable/Units.inch/',
      'types/acme_core.Unit → /api/core/type/Unit/',
      'variables/acme_view.size → /api/view/variable/size/',
    ],
  ],
])('pages of the plugin for Markdown in the layout %s', (layout, expected) => {
  expect(redirects(family, { path: '/docs/api/', layout }).map(([from, to]) => `${from} → ${to}`)).toEqual(
    expected.map((each) => `/docs/api/${each}`),
  )
})

test('modules that the config names have these names, and others had no pages', () => {
  expect(redirects(family, { path: '/docs/', modules: { 'view/src': '@acme/view' } })).toEqual([
    ['/docs/', '/api/'],
    ['/docs/globals', '/api/'],
    ['/docs/view/src', '/api/view/'],
    ['/docs/view/src/variables/size', '/api/view/variable/size/'],
  ])
  expect(redirects(family, { path: '/docs/', modules: { '.': '@acme/view' } })).toEqual([
    ['/docs/', '/api/view/'],
    ['/docs/globals', '/api/view/'],
    ['/docs/variables/size', '/api/view/variable/size/'],
  ])
  const runs = [
    { path: '/core/', modules: { '.': '@acme/core' }, layout: 'modules' as const },
    { path: '/view/', modules: { '.': '@acme/view' } },
  ]
  expect(redirects(family, runs)).toEqual([
    ['/core/', '/api/core/'],
    ['/core/globals', '/api/core/'],
    ['/core/namespaces/Units', '/api/core/namespace/Units/'],
    ['/view/', '/api/view/'],
    ['/view/globals', '/api/view/'],
    ['/view/variables/size', '/api/view/variable/size/'],
  ])
})

test('an address that the reference has itself is no redirect', () => {
  const modules = { core: '@acme/core' }
  expect(redirects(family.slice(0, 1), { path: '/api/', layout: 'modules', modules })).toEqual([
    ['/api/globals', '/api/'],
    ['/api/core/namespaces/Units', '/api/core/namespace/Units/'],
  ])
})
