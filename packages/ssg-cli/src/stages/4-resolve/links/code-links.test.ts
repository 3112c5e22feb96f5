import { describe, expect, test } from 'vitest'
import type { ApiEntry, ApiId, ApiSection, Route } from '@docgen/model'
import { namedByCode, subjectOf } from './code-links.ts'
import { codeNamesOf } from './code-names.ts'

const base = { flags: {}, typeParameters: [], extends: [], extendedBy: [], implements: [], members: [] }

function classOf(id: ApiId, displayName?: string): ApiEntry {
  const name = id.split('!')[1] ?? ''
  return { ...base, id, name, displayName: displayName ?? name, kind: 'class' }
}

function sectionOf(packages: Readonly<Record<string, readonly ApiEntry[]>>, ids: Readonly<Record<ApiId, string>>): ApiSection {
  return {
    name: 'api',
    path: '/api/',
    packages: Object.entries(packages).map(([name, entries]) => ({
      dir: name,
      name,
      version: '1.0.0',
      description: '',
      isPublished: true,
      entries,
    })),
    placeById: new Map(
      Object.entries(ids).map(([id, place]) => {
        const [path = '', anchor] = place.split('#')
        return [id, { path, anchor }]
      }),
    ),
    changelogByDir: new Map(),
    changesByDir: new Map(),
    sidebar: [],
  }
}

const again: ApiEntry = { ...base, id: 'b!Again', name: 'Again', displayName: 'Again', kind: 'reference', targetName: 'Server' }
const names = codeNamesOf([
  sectionOf(
    {
      a: [classOf('a!Server'), classOf('a!Client'), classOf('a!default', 'boot')],
      b: [classOf('b!Client'), again],
      c: [classOf('c!errors')],
    },
    {
      'a!Server': '/api/a/class/Server/',
      'a!Server#logout': '/api/a/class/Server/#logout',
      'a!Server#login': '/api/a/class/Server/#login',
      'a!Client': '/api/a/class/Client/',
      'a!Client#login': '/api/a/class/Client/#login',
      'a!default': '/api/a/class/default/',
      'b!Client': '/api/b/class/Client/',
      'b!Server': '/api/a/class/Server/',
      'b!~Hidden': '/api/b/class/Client/#~Hidden',
      'c!errors': '/api/c/class/errors/',
    },
  ),
])

describe('inline code names', () => {
  test.each<[string, readonly string[], readonly string[], readonly ApiId[], readonly (ApiId | undefined)[]]>([
    ['an export of the package', ['Server'], ['a'], [], ['a!Server']],
    ['nothing of another package', ['Server'], ['c'], [], [undefined]],
    ['a member', ['Server.logout', 'Server#logout()'], ['a'], [], ['a!Server#logout', 'a!Server#logout']],
    ['no member that does not exist', ['Server.nothing'], ['a'], [], [undefined]],
    ['nothing when two packages have it', ['Client'], ['a', 'b'], [], [undefined]],
    ['one declaration that two packages export', ['Server'], ['a', 'b'], [], ['a!Server']],
    ['a default export by the name that readers know', ['boot()', 'default'], ['a'], [], ['a!default', undefined]],
    ['nothing that is not exported', ['Hidden', '~Hidden'], ['b'], [], [undefined, undefined]],
    ['nothing in other letters', ['server', 'SERVER'], ['a'], [], [undefined, undefined]],
    ['a method of the class beside it', ['Server', 'logout()'], ['a'], [], ['a!Server', 'a!Server#logout']],
    ['a method of a class that is imported', ['logout()'], ['a'], ['a!Server'], ['a!Server#logout']],
    ['no method without its class', ['logout()'], ['a'], [], [undefined]],
    ['no method of two classes', ['Server', 'Client', 'login()'], ['a'], [], ['a!Server', 'a!Client', undefined]],
    ['no method that is not called', ['Server', 'logout'], ['a'], [], ['a!Server', undefined]],
    ['no plain word', ['errors'], ['c'], [], [undefined]],
    ['a plain word that is imported', ['errors'], ['c'], ['c!errors'], ['c!errors']],
    ['a plain word that is called', ['errors()'], ['c'], [], ['c!errors']],
  ])('%s', (_, codes, packages, named, expected) =>
    expect(namedByCode(codes, { packages: new Set(packages), named: new Set(named) }, names)).toEqual(expected),
  )
})

test('a guide is about what it mentions and links to', () => {
  const page = {
    file: 'docs/a.md',
    contentPath: 'a.md',
    source: 'docs',
    key: '',
    frontmatter: {},
    ranges: {},
    title: 'A',
    description: '',
    slots: [],
    headings: [],
    anchors: [],
    diagnostics: [],
    mentions: [
      { package: 'a', imported: ['Server', 'Nothing'] },
      { package: 'react', imported: ['useState'] },
    ],
  }
  const version = { name: '', label: '', isShown: false, path: '/', mainDocId: undefined, docs: [], draftIds: [], sidebars: {} }
  const route: Route = { kind: 'doc', path: '/docs/a/', page, id: 'a', version }
  const section = sectionOf({ c: [classOf('c!errors')] }, {})
  const target: Route = { kind: 'api-index', path: '/api/', api: section }
  const [packageOfC] = section.packages
  const landing: Route | undefined = packageOfC && { kind: 'api-package', path: '/api/c/', api: section, package: packageOfC }
  const linked = [
    { path: '/api/c/', anchor: '' },
    { path: '/api/', anchor: '' },
  ]
  expect(subjectOf({ route, linked, routeAt: (path) => (path === '/api/c/' ? landing : target), names })).toEqual({
    packages: new Set(['c', 'a']),
    named: new Set(['a!Server']),
  })
})
