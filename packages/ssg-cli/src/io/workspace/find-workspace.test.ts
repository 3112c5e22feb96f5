import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultFileAccess } from '../../config/complete-config.ts'
import type { WorkspaceDescription } from '../../workspace/description.ts'
import { createAuthorFiles } from '../author-files.ts'
import { findWorkspace } from './find-workspace.ts'
import { putFiles } from '../put-files-fixture.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-workspace-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

type Files = Readonly<Record<string, string | object>>

function find(files: Files): Promise<WorkspaceDescription> {
  putFiles(root, files)
  return findWorkspace(createAuthorFiles(root, defaultFileAccess), 'dist')
}

const published = (name: string): object => ({ name, version: '1.0.0', types: 'dist/index.d.ts' })
const two: Files = {
  'packages/core/package.json': published('@acme/core'),
  'packages/react/package.json': published('@acme/react'),
  'packages/tools/package.json': { name: 'tools', private: true },
}
const both = ['packages/core', 'packages/react']

test.each<[string, Files, WorkspaceDescription['tool'], readonly string[]]>([
  ['pnpm', { ...two, 'package.json': {}, 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' }, 'pnpm', both],
  [
    'pnpm with an exclusion',
    { ...two, 'package.json': {}, 'pnpm-workspace.yaml': 'packages:\n  - packages/**\n  - "!packages/react"\n' },
    'pnpm',
    ['packages/core'],
  ],
  ['npm', { ...two, 'package.json': { workspaces: ['./packages/*/'] } }, 'npm', both],
  ['Yarn', { ...two, 'package.json': { workspaces: { packages: ['packages/*'] } }, 'yarn.lock': '' }, 'yarn', both],
  ['Lerna', { ...two, 'package.json': {}, 'lerna.json': { version: '1.0.0' } }, 'lerna', both],
  [
    'Nx',
    { ...two, 'package.json': {}, 'nx.json': {}, 'packages/core/project.json': {}, 'apps/shop/project.json': {} },
    'nx',
    ['packages/core'],
  ],
  ['Turborepo', { ...two, 'package.json': { workspaces: ['packages/*'] }, 'turbo.json': {} }, 'npm', both],
  ['one package', { 'package.json': published('@acme/one') }, 'single', ['.']],
  [
    'a package beside a workspace',
    { ...two, 'package.json': { ...published('acme'), workspaces: ['packages/*'] } },
    'npm',
    ['.', ...both],
  ],
  [
    'packages of tests and of elsewhere',
    {
      ...two,
      'package.json': { workspaces: ['packages/**', '../*', '/etc/*'] },
      'packages/core/fixtures/app/package.json': published('app'),
      'packages/core/node_modules/x/package.json': published('x'),
    },
    'npm',
    both,
  ],
  [
    'a package that cannot be read',
    { ...two, 'package.json': { workspaces: ['packages/*'] }, 'packages/broken/package.json': '{ "name": ' },
    'npm',
    both,
  ],
])('finds the packages of %s', async (_, files, tool, folders) => {
  const found = await find(files)
  expect(found.tool).toBe(tool)
  expect(found.packages.map(({ folder }) => folder)).toEqual(folders)
})

describe('finds guides', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['in docs', ['docs/a.md', 'website/docs/a.md', 'content/a.md'], 'docs'],
    ['in website/docs', ['website/docs/a.md', 'doc/a.md'], 'website/docs'],
    ['in doc', ['doc/a.md', 'content/a.md'], 'doc'],
    ['in content', ['content/a.md'], 'content'],
    ['in the docs of a site', ['docs/package.json', 'docs/docs/a.md', 'docs/README.md'], 'docs/docs'],
    ['in docs with a folder of that name', ['docs/docs/a.md', 'docs/README.md'], 'docs'],
    ['of Starlight', ['docs/package.json', 'docs/src/content/docs/a.md', 'docs/README.md'], 'docs/src/content/docs'],
    [
      'of a site among packages',
      ['packages/one-website/docusaurus.config.ts', 'packages/one-website/docs/a.md'],
      'packages/one-website/docs',
    ],
    [
      'of a site among applications',
      ['apps/docs/astro.config.mjs', 'apps/docs/src/content/docs/a.md'],
      'apps/docs/src/content/docs',
    ],
    [
      'not of what is no site',
      ['packages/one-website/docs/a.md', 'examples/site/docusaurus.config.js', 'examples/site/docs/a.md'],
      undefined,
    ],
    ['not among what is no page', ['docs/_draft.md', 'docs/node_modules/x/a.md', 'docs/.hidden/a.md'], undefined],
    ['not beside packages', ['CONTRIBUTING.md', 'src/notes.md'], undefined],
  ])('%s', async (_, files, dir) => {
    const texts = Object.fromEntries(files.map((file) => [file, file.endsWith('.json') ? '{}' : '# A\n']))
    const { guides } = await find({ 'package.json': published('one'), ...texts })
    expect(guides?.dir).toBe(dir)
  })

  test.each<[string, readonly string[], string | undefined]>([
    ['of Docusaurus', ['website/docs/a.md', 'website/static/img/a.png', 'static/b.png'], 'website/static'],
    ['of Docusaurus in docs', ['docs/package.json', 'docs/docs/a.md', 'docs/static/a.png'], 'docs/static'],
    ['of Starlight', ['website/package.json', 'website/src/content/docs/a.md', 'website/public/a.png'], 'website/public'],
    [
      'of a site among packages',
      ['packages/docs/docusaurus.config.js', 'packages/docs/docs/a.md', 'packages/docs/static/a.png'],
      'packages/docs/static',
    ],
    ['that are none', ['website/docs/a.md', 'website/static/.gitkeep', 'website/public/a.png'], undefined],
    ['of other guides', ['docs/a.md', 'website/docs/a.md', 'website/static/a.png'], undefined],
  ])('with the static files %s', async (_, files, staticDir) => {
    const texts = Object.fromEntries(files.map((file) => [file, file.endsWith('.json') ? '{}' : '# A\n']))
    expect((await find({ 'package.json': published('one'), ...texts })).staticDir).toBe(staticDir)
  })

  test('of a folder that is nothing else', async () => {
    expect((await find({ 'README.md': '# A\n', 'b.md': '# B\n' })).guides).toEqual({ dir: '.', path: '/' })
  })

  test('written for the root of a site', async () => {
    const files = { 'package.json': published('one'), 'docs/guide/a.md': '# A\n', 'docs/b.md': '[a](/guide/a) ![](/x.png)\n' }
    expect((await find(files)).guides).toEqual({ dir: 'docs', path: '/' })
  })
})

test('reads the remote and its default branch from the checkout', async () => {
  const found = await find({
    'package.json': published('one'),
    '.git/config': '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@github.com:acme/one.git\n\tfetch = +refs/heads/*\n',
    '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/next\n',
    '.git/HEAD': 'ref: refs/heads/feature\n',
  })
  expect(found.repository).toEqual({ url: 'https://github.com/acme/one', branch: 'next' })
})

test('a README that is a link is the home page only if it leads to a file', async () => {
  symlinkSync('packages/core/README.md', join(root, 'README.md'))
  const files: Files = { ...two, 'package.json': { private: true, workspaces: ['packages/*'] } }
  expect((await find(files)).home).toBeUndefined()
  expect((await find({ ...files, 'packages/core/README.md': '# Core\n' })).home).toBe('README.md')
})
