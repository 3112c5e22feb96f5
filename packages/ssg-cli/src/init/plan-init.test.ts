import { describe, expect, test } from 'vitest'
import { readYamlValue } from '../syntax/data/yaml-value.ts'
import { deployTargets } from './deploy/index.ts'
import { planInit } from './plan-init.ts'
import type { PackageManager } from '@docgen/model'
import type { WorkspaceDescription } from '../workspace/description.ts'
import type { Project } from './project.ts'

const workspace: WorkspaceDescription = {
  tool: 'pnpm',
  packageManager: 'pnpm',
  title: 'widgets',
  tagline: 'Small parts',
  repository: { url: 'https://github.com/Acme/widgets', branch: 'trunk' },
  guides: { dir: 'guide', path: '/' },
  apiPath: '/api',
  packages: [{ folder: 'packages/a', name: '@acme/a', dir: 'a', hasChangelog: false }],
  leftOut: [],
  outDir: 'docs-dist',
}

const widgets: Project = { workspace, files: { 'package.json': '{\n  "name": "widgets"\n}\n' } }

const githubPages = deployTargets.find(({ name }) => name === 'github-pages')

test('writes a config of what was found', () => {
  const { changes } = planInit(widgets, { deploy: githubPages, version: '1.2.3' })
  expect(changes.map(({ path }) => path)).toEqual([
    'docgen.config.ts',
    'package.json',
    '.gitignore',
    '.github/workflows/docs.yml',
  ])
  const text = changes[0]?.after ?? ''
  expect(text).toMatch(/title: 'widgets',\n  url: 'https:\/\/acme.github.io',\n  base: '\/widgets\/',\n/)
  expect(text).toContain("    docs({ dir: 'guide', path: '/' }),\n    apiReference(")
  expect(changes[2]?.after).toBe('node_modules/\n.docgen/\ndocs-dist/\n.docs-dist.docgen-*\n')
})

test('the config does not repeat the version of the package, which changes with each release', () => {
  const { changes } = planInit({ ...widgets, workspace: { ...workspace, version: '3.1.4' } }, { version: '1.2.3' })
  expect(changes[0]?.path).toBe('docgen.config.ts')
  expect(changes[0]?.after).not.toContain('3.1.4')
})

test.each([
  ['netlify', undefined, true],
  ['netlify', {}, true],
  ['netlify', { url: 'https://widgets.example' }, false],
  ['github-pages', undefined, false],
  ['none', undefined, false],
])('a site for %s whose config is %j is told to set its url: %s', (target, site, isTold) => {
  const deploy = deployTargets.find(({ name }) => name === target)
  const config = site && { config: 'docgen.config.ts', site: { base: '/', outDir: 'dist', ...site } }
  const { next } = planInit({ ...widgets, ...config }, { deploy, version: '1.2.3' })
  expect(next.some((step) => step.startsWith('Set `url`'))).toBe(isTold)
})

const managers: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']
const combinations = deployTargets.flatMap((deploy) => managers.map((manager) => [deploy.name, manager, deploy] as const))

test.each(combinations)('%s with %s: what it writes parses, and a second run changes nothing', (_, packageManager, deploy) => {
  const project = { ...widgets, workspace: { ...workspace, packageManager } }
  const choices = { deploy, version: '1.2.3' }
  const { changes } = planInit(project, choices)
  for (const { path, after } of changes) {
    if (path.endsWith('.yml')) expect(readYamlValue(after)).toEqual({ value: expect.any(Object) })
    if (path.endsWith('.json')) expect(JSON.parse(after)).toBeTypeOf('object')
    if (path !== 'package.json' && path !== '.gitignore') expect(after).not.toContain('undefined')
  }
  const files = { ...project.files, ...Object.fromEntries(changes.map(({ path, after }) => [path, after])) }
  const again = planInit({ ...project, files, config: 'docgen.config.ts' }, choices)
  expect({ changes: again.changes, kept: again.kept }).toEqual({ changes: [], kept: [] })
})

test('a site that is set up gets no first page, and what its repository ignores only grows', () => {
  const empty = { ...workspace, guides: undefined, packages: [] }
  const pathsOf = (project: Project): readonly string[] => planInit(project, { version: '1.2.3' }).changes.map(({ path }) => path)
  expect(pathsOf({ workspace: empty, files: {} })).toContain('docs/index.md')
  expect(pathsOf({ workspace: empty, files: { 'docgen.config.ts': '' }, config: 'docgen.config.ts' })).toEqual([
    'package.json',
    '.gitignore',
  ])
  const { changes } = planInit({ ...widgets, files: { '.gitignore': 'build\n' } }, { version: '1.2.3' })
  expect(changes.find(({ path }) => path === '.gitignore')?.after).toBe('build\n.docgen/\ndocs-dist/\n.docs-dist.docgen-*\n')
})

test('keeps the files of others, and says what to add', () => {
  const files = { 'package.json': '[', '.github/workflows/docs.yml': 'mine\n', 'docgen.config.mjs': 'mine' }
  const { changes, kept } = planInit(
    { ...widgets, files, config: 'docgen.config.mjs' },
    { deploy: githubPages, version: '1.0.0' },
  )
  expect(changes.map(({ path }) => path)).toEqual(['.gitignore'])
  expect(kept.map(({ path }) => path)).toEqual(['package.json', '.github/workflows/docs.yml'])
  expect(kept[1]?.reason).toContain('actions/deploy-pages')
})

test('a script of that name that runs another tool stays, and init says what to set', () => {
  const scripts = { 'docs:dev': 'vitepress dev docs', 'docs:build': 'tsc && docgen build', 'docs:check': 'lint' }
  const project = { ...widgets, files: { 'package.json': JSON.stringify({ scripts }) } }
  const { changes, kept, next } = planInit(project, { version: '1.0.0' })
  expect(JSON.parse(changes.find(({ path }) => path === 'package.json')?.after ?? '')).toMatchObject({ scripts })
  expect(kept).toEqual([
    {
      path: 'package.json',
      reason:
        'Its script "docs:dev" already exists and runs "vitepress dev docs". For the site of docgen, set it by hand:\n  "docs:dev": "docgen dev"\n',
    },
    {
      path: 'package.json',
      reason:
        'Its script "docs:check" already exists and runs "lint". For the site of docgen, set it by hand:\n  "docs:check": "docgen check"\n',
    },
  ])
  expect(next).toEqual(['Run "pnpm install", then "pnpm exec docgen dev".'])
})

describe('a package manager that the images of hosts do not have', () => {
  const textsOf = (packageManager: PackageManager, named: string | undefined): readonly string[] => {
    const manifest = JSON.stringify(named === undefined ? {} : { packageManager: named })
    const project: Project = { workspace: { ...workspace, packageManager }, files: { 'package.json': manifest } }
    return ['.github/workflows/docs.yml', '.gitlab-ci.yml', 'Dockerfile.docs'].map((file) => {
      const plans = deployTargets.map((deploy) => planInit(project, { deploy, version: '1.0.0' }))
      return plans.flatMap(({ changes }) => changes).find(({ path }) => path === file)?.after ?? ''
    })
  }

  test('pnpm of no certain version is named in the workflow alone, where its action needs one', () => {
    expect(textsOf('pnpm', undefined)[0]).toContain('pnpm/action-setup@v4\n        with:\n          version: 10\n')
    expect(textsOf('pnpm', 'pnpm@9.1.0')[0]).toContain('pnpm/action-setup@v4\n      - uses')
  })

  test('Yarn 4 is brought by Corepack before anything asks for it', () => {
    const [workflow, gitlab, docker] = textsOf('yarn', 'yarn@4.1.1+sha512.abc')
    expect(workflow).toMatch(/corepack enable\n.*setup-node[^]*yarn install --immutable\n/)
    expect(gitlab).toContain('- corepack enable\n    - yarn install --immutable\n')
    expect(docker).toContain('RUN corepack enable && yarn install --immutable\n')
  })

  test.each([undefined, 'yarn@1.22.22'])('Yarn 1 (%s) is there', (named) => {
    for (const text of textsOf('yarn', named)) {
      expect(text).not.toContain('corepack')
      expect(text).toContain('yarn install --frozen-lockfile')
    }
  })
})

describe('a config that is there', () => {
  const planWith = (site: Project['site']) =>
    planInit({ ...widgets, config: 'docgen.config.ts', site }, { deploy: githubPages, version: '1.0.0' })

  test('names the output folder', () => {
    const { changes } = planWith({ url: 'https://acme.github.io', base: '/widgets/', outDir: 'public' })
    const textAt = (file: string) => changes.find(({ path }) => path === file)?.after
    expect(textAt('.github/workflows/docs.yml')).toContain('path: public\n')
    expect(textAt('.gitignore')).toBe('node_modules/\n.docgen/\npublic/\n.public.docgen-*\n')
  })

  test.each([
    ['no address', { base: '/', outDir: 'dist' }, 1],
    ['another path on the host', { url: 'https://acme.github.io', base: '/', outDir: 'dist' }, 1],
    ['the place where GitHub serves it', { url: 'https://acme.github.io', base: '/widgets/', outDir: 'dist' }, 0],
    ['a host of its own', { url: 'https://widgets.example', base: '/', outDir: 'dist' }, 0],
  ])('with %s: the address of GitHub Pages is printed if the config has another one', (_, site, count) => {
    const { kept } = planWith(site)
    expect(kept).toHaveLength(count)
    for (const { path, reason } of kept) {
      expect(path).toBe('docgen.config.ts')
      expect(reason).toContain("  url: 'https://acme.github.io',\n  base: '/widgets/',\n")
    }
  })
})
