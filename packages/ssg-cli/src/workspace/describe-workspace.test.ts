import { describe, expect, test } from 'vitest'
import { describeWorkspace, type RepositoryFacts } from './describe-workspace.ts'
import type { PackageFacts } from './package-facts.ts'

const facts: RepositoryFacts = {
  folderName: 'checkout',
  tool: 'pnpm',
  packageManager: 'pnpm',
  manifest: { name: 'acme', private: true, description: 'Tools.', license: 'MIT', repository: 'acme/acme' },
  rootNames: ['README.md', 'package.json'],
  packages: [],
}
const packageAt = (folder: string, manifest: object = {}, names: readonly string[] = ['src/index.ts']): PackageFacts => ({
  folder,
  manifest: { name: `@acme/${folder.split('/').at(-1) ?? ''}`, ...manifest },
  names,
})
const guides = (dir: string, files: readonly string[], absoluteLinks: readonly string[] = []) => ({ dir, files, absoluteLinks })

describe('a package', () => {
  test.each<[string, PackageFacts, string | undefined]>([
    ['with sources alone', packageAt('a'), undefined],
    ['with exports', packageAt('a', { exports: { '.': { types: './dist/index.d.ts' } } }, []), undefined],
    ['with a wildcard', packageAt('a', { exports: { './*': './lib/*' } }, []), undefined],
    ['with types', packageAt('a', { types: 'dist/index.d.ts' }, []), undefined],
    ['with main, without an ending', packageAt('a', { main: 'lib' }, []), undefined],
    ['with an index.js', packageAt('a', {}, ['index.js']), undefined],
    ['with a command line alone', packageAt('a', { bin: './cli.js' }, ['cli.js']), 'no-code'],
    ['of JSON', packageAt('a', { exports: { './base': './tsconfig.json' } }, ['tsconfig.json']), 'no-code'],
    ['of styles', packageAt('a', { main: 'index.css' }, ['index.css']), 'no-code'],
    ['without a name', packageAt('a', { name: '' }), 'unnamed'],
    ['that is no JSON', { ...packageAt('a'), manifest: undefined }, 'unreadable'],
  ])('%s', (_, given, reason) => {
    const { packages, leftOut } = describeWorkspace({ ...facts, packages: [given] })
    expect(packages).toHaveLength(reason === undefined ? 1 : 0)
    expect(leftOut.map((each) => each.reason)).toEqual(reason === undefined ? [] : [reason])
  })

  test('that is private is left out beside a published one, and documented where there is none', () => {
    const own = packageAt('a', { private: true })
    const bare = packageAt('b', { private: true }, [])
    const root = packageAt('.', { private: true })
    const described = (packages: readonly PackageFacts[], given: Partial<RepositoryFacts> = {}) => {
      const { packages: documented, leftOut, isPrivate } = describeWorkspace({ ...facts, ...given, packages })
      return [documented.map(({ folder }) => folder), leftOut.map(({ folder, reason }) => `${folder} ${reason}`), isPrivate]
    }
    expect(described([own, bare, root])).toEqual([['a'], ['b no-code'], true])
    expect(described([own, packageAt('c')])).toEqual([['c'], ['a private'], undefined])
    expect(described([root, bare])).toEqual([[], ['b private'], undefined])
    expect(described([packageAt('.', { private: true })], { tool: 'single' })).toEqual([[], ['. private'], undefined])
  })

  test('at the root of a workspace is not missed', () => {
    const root = packageAt('.', { private: true })
    expect(describeWorkspace({ ...facts, packages: [root, packageAt('packages/a')] }).leftOut).toEqual([])
    expect(describeWorkspace({ ...facts, packages: [root] }).leftOut.map(({ folder }) => folder)).toEqual(['.'])
  })

  test('is told from others by its folder, then by its name', () => {
    const packages = [
      packageAt('packages/core'),
      packageAt('plugins/core', { name: '@acme/plugin-core' }),
      packageAt('packages/Vue'),
    ]
    expect(describeWorkspace({ ...facts, packages }).packages.map(({ folder, dir }) => [folder, dir])).toEqual([
      ['packages/Vue', 'Vue'],
      ['packages/core', 'core'],
      ['plugins/core', 'plugin-core'],
    ])
  })
})

describe('examples', () => {
  const patterns = ['packages/*', 'examples/*/*']
  const packages = [packageAt('packages/a'), packageAt('packages/fixtures'), packageAt('examples/react/todo')]
  const described = (given: Partial<RepositoryFacts>) => {
    const description = describeWorkspace({ ...facts, ...given })
    const leftOut = description.leftOut.map(({ folder, reason }) => `${folder} ${reason}`)
    return [description.packages.map(({ folder }) => folder), leftOut, description.patterns]
  }

  test('are left out beside packages', () => {
    expect(described({ packages, patterns })).toEqual([
      ['packages/a', 'packages/fixtures'],
      ['examples/react/todo example'],
      ['packages/*'],
    ])
  })

  test('that the workspace leaves out need no word in the patterns of packages', () => {
    const given = [...patterns, '!examples/react/*', '!packages/**/dist', '!**/old']
    expect(described({ packages, patterns: given })[2]).toEqual(['packages/*', '!packages/**/dist', '!**/old'])
  })

  test('are documented where there is nothing else', () => {
    expect(described({ packages: [packageAt('examples/a'), packageAt('b', { private: true })] })).toEqual([
      ['examples/a'],
      ['b private'],
      undefined,
    ])
  })

  test('that a pattern means too leave no pattern', () => {
    const flat = [packageAt('packages/a'), packageAt('packages/b'), packageAt('examples/todo')]
    expect(described({ packages: flat, patterns: ['*/*'] })[2]).toBeUndefined()
    expect(described({ packages: flat.slice(0, 2), patterns: ['*/*'] })[2]).toEqual(['*/*'])
  })
})

test('packages of several folders stand in groups', () => {
  const at = (...folders: readonly string[]) =>
    describeWorkspace({ ...facts, packages: folders.map((folder) => packageAt(folder)) }).groups
  expect(at('packages/a', 'packages/b', 'query-plugins/c', 'query-plugins/d')).toEqual({
    Packages: ['a', 'b'],
    'Query plugins': ['c', 'd'],
  })
  const inOrder = at('packages-deprecated/c', 'packages-deprecated/d', 'packages/a', 'packages/b')
  expect(Object.keys(inOrder ?? {})).toEqual(['Packages', 'Packages deprecated'])
  expect(at('packages/a', 'packages/b', 'packages/c', 'packages/d')).toBeUndefined()
  expect(at('a', 'b/b', 'c/c', 'd/d')).toBeUndefined()
})

test.each<[string, Partial<RepositoryFacts>, string]>([
  ['its name', {}, 'acme'],
  ['of a name with a scope', { manifest: { name: '@acme/kit' } }, '@acme/kit'],
  ['of a private root with a scope', { manifest: { name: '@acme/kit', private: true } }, 'kit'],
  ['of a root without a name of its own', { manifest: { name: 'root', repository: 'acme/widgets' } }, 'widgets'],
  ['of the scope of a root without a name of its own', { manifest: { name: '@acme/root', private: true } }, 'acme'],
  ['of a monorepo', { manifest: { name: '@acme/acme-monorepo' } }, 'acme'],
  ['of nothing', { manifest: undefined }, 'checkout'],
  [
    'of the one package',
    { manifest: { name: 'root' }, tool: 'single', packages: [packageAt('.', { name: '@acme/one' })] },
    '@acme/one',
  ],
])('the title is %s', (_, given, title) => {
  expect(describeWorkspace({ ...facts, ...given }).title).toBe(title)
})

const one = [packageAt('packages/core')]

test.each<[string, Partial<RepositoryFacts>, object]>([
  ['a README alone', { packages: one }, { home: 'README.md', apiPath: '/api' }],
  [
    'guides beside packages',
    { packages: one, guides: guides('docs', ['a.md']) },
    { home: 'README.md', guides: { dir: 'docs', path: '/docs' } },
  ],
  ['guides alone', { guides: guides('docs', ['index.md']) }, { guides: { dir: 'docs', path: '/' } }],
  [
    'guides alone, without an index',
    { guides: guides('docs', ['a.md']) },
    { home: 'README.md', guides: { dir: 'docs', path: '/' } },
  ],
  ['a folder of Markdown', { guides: guides('.', ['README.md', 'a.md']) }, { guides: { dir: '.', path: '/' } }],
  [
    'guides written for the root',
    { packages: one, guides: guides('docs', ['1.guide/1.index.md', 'api/x.md'], ['/guide', '/guide/', '/elsewhere']) },
    { home: 'README.md', guides: { dir: 'docs', path: '/' }, apiPath: '/reference' },
  ],
  [
    'guides written for /docs',
    { packages: one, guides: guides('docs', ['guide.md', 'index.md'], ['/docs/guide', '/docs']) },
    { home: 'README.md', guides: { dir: 'docs', path: '/docs' } },
  ],
  ['no README', { packages: one, rootNames: [] }, { apiPath: '/api' }],
])('%s', (_, given, expected) => {
  const found = describeWorkspace({ ...facts, ...given })
  const { home, guides: foundGuides } = found
  expect({ home, guides: foundGuides, apiPath: found.apiPath }).toEqual({
    home: undefined,
    guides: undefined,
    apiPath: '/api',
    ...expected,
  })
})

test('what package.json says of a repository comes before the remote', () => {
  const remote = 'git@github.com:fork/acme.git'
  expect(describeWorkspace({ ...facts, remote, branch: 'next' }).repository).toEqual({
    url: 'https://github.com/acme/acme',
    branch: 'next',
  })
  expect(describeWorkspace({ ...facts, manifest: {}, remote }).repository).toEqual({
    url: 'https://github.com/fork/acme',
    branch: 'main',
  })
  expect(describeWorkspace({ ...facts, manifest: {} }).repository).toBeUndefined()
})

test('where neither does, the packages are asked, which may disagree', () => {
  const repositoryFor = (...repositories: readonly unknown[]) =>
    describeWorkspace({
      ...facts,
      manifest: {},
      packages: repositories.map((repository, index) => packageAt(`packages/${index}`, { repository })),
    }).repository?.url
  const ofAcme = { url: 'git+https://github.com/acme/acme.git', directory: 'packages/0' }
  expect(repositoryFor(ofAcme, undefined, 'acme/acme')).toBe('https://github.com/acme/acme')
  expect(repositoryFor(ofAcme, 'acme/other')).toBeUndefined()
})

test('a site is not written to where the package of the root is built', () => {
  expect(describeWorkspace({ ...facts, packages: [packageAt('.')] }).outDir).toBe('docs-dist')
  expect(describeWorkspace({ ...facts, packages: one }).outDir).toBe('dist')
})

test.each<[string, Partial<RepositoryFacts>, string | undefined]>([
  ['for all packages', {}, 'ChangeLog.md'],
  ['of the package that the root is', { tool: 'single', packages: [packageAt('.')] }, undefined],
  ['where nothing is published', { packages: [] }, undefined],
  ['that is a guide too', { guides: guides('docs', ['a.md', 'changelog.md'], ['/a']) }, undefined],
  ['beside a guide of its name under /docs', { guides: guides('docs', ['changelog.md']) }, 'ChangeLog.md'],
])('the changelog at the root %s', (_, given, changelog) => {
  const all = { ...facts, rootNames: ['ChangeLog.md', 'package.json'], packages: [packageAt('packages/core')], ...given }
  expect(describeWorkspace(all).changelog).toBe(changelog)
})

describe('patterns of a workspace', () => {
  const packages = [
    packageAt('packages/core'),
    packageAt('packages/react'),
    packageAt('packages/tools', { private: true }),
    packageAt('site', { private: true }),
  ]
  const patternsOf = (patterns: readonly string[], own = packages) =>
    describeWorkspace({ ...facts, patterns, packages: own }).patterns

  test.each<[string, readonly string[], readonly string[] | undefined]>([
    ['that mean several packages', ['packages/*'], ['packages/*']],
    ['that mean no published one, and private folders', ['./packages/*/', 'examples/*', 'site'], ['packages/*']],
    ['that leave some out', ['packages/**', '!packages/old'], ['packages/**', '!packages/old']],
    ['that mean one package', ['packages/c*'], undefined],
    ['that are folders', ['packages/core', 'packages/react'], undefined],
    ['of signs that only some tools read', ['packages/(core|react)', 'packages/*'], undefined],
    ['of Nx', ['**/project.json'], undefined],
    ['that are not there', [], undefined],
  ])('%s', (_, patterns, expected) => expect(patternsOf(patterns)).toEqual(expected))

  test('stand beside folders', () => {
    expect(patternsOf(['packages/*', 'kit'], [...packages, packageAt('kit')])).toEqual(['packages/*', 'kit'])
  })

  test('stay away where a folder beside them has the name of a package', () => {
    const other = packageAt('plugins/core', { name: '@acme/plugin' })
    expect(patternsOf(['packages/*', 'plugins/core'], [...packages, other])).toBeUndefined()
    expect(patternsOf(['packages/*', 'plugins/*'], [...packages, other])).toEqual(['packages/*', 'plugins/*'])
  })
})
