import { expect, test } from 'vitest'
import { readYamlValue } from '../syntax/data/yaml-value.ts'
import { packageFoldersOf, packageManagerOf, packagePatternsOf, type RootFiles } from './package-patterns.ts'

const manifest = (value: object): string => JSON.stringify(value)

test.each<[string, RootFiles, string, readonly string[]]>([
  ['nothing', {}, 'none', []],
  ['a package', { 'package.json': manifest({ name: 'a' }) }, 'single', []],
  ['npm', { 'package.json': manifest({ workspaces: ['packages/*'] }) }, 'npm', ['packages/*']],
  ['npm, as an object', { 'package.json': manifest({ workspaces: { packages: ['libs/*'] } }) }, 'npm', ['libs/*']],
  [
    'pnpm',
    { 'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n  - \'!**/test/**\'\n' },
    'pnpm',
    ['packages/*', '!**/test/**'],
  ],
  ['pnpm with a catalog', { 'pnpm-workspace.yaml': 'catalog:\n  a: ^1\npackages: [a, b]\n' }, 'pnpm', ['a', 'b']],
  [
    'pnpm before npm',
    { 'pnpm-workspace.yaml': 'packages:\n- a\n', 'package.json': manifest({ workspaces: ['b'] }) },
    'pnpm',
    ['a'],
  ],
  [
    'pnpm settings alone',
    { 'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - esbuild\n', 'package.json': manifest({ name: 'a' }) },
    'single',
    [],
  ],
  ['pnpm, not YAML', { 'pnpm-workspace.yaml': 'packages: [', 'package.json': '{}' }, 'single', []],
  ['Lerna', { 'lerna.json': manifest({ packages: ['modules/*'] }), 'package.json': '{}' }, 'lerna', ['modules/*']],
  ['Lerna by default', { 'lerna.json': '{}', 'package.json': '{}' }, 'lerna', ['packages/*']],
  [
    'Lerna over npm',
    { 'lerna.json': '{}', 'package.json': manifest({ workspaces: ['packages/*', 'tools/*'] }) },
    'npm',
    ['packages/*', 'tools/*'],
  ],
  ['Nx', { 'nx.json': '{}', 'package.json': '{}' }, 'nx', ['**/project.json']],
  ['Nx over npm', { 'nx.json': '{}', 'package.json': manifest({ workspaces: ['packages/*'] }) }, 'npm', ['packages/*']],
  ['what is no JSON', { 'package.json': '{' }, 'none', []],
])('%s', (_, files, tool, patterns) => {
  expect(packagePatternsOf(files, 'npm', readYamlValue)).toEqual({ tool, patterns })
})

test.each<[string, RootFiles, readonly string[], string]>([
  ['no lock file', {}, [], 'npm'],
  ['npm', {}, ['package-lock.json'], 'npm'],
  ['pnpm', {}, ['pnpm-lock.yaml'], 'pnpm'],
  ['Yarn', {}, ['yarn.lock'], 'yarn'],
  ['Bun', {}, ['bun.lock'], 'bun'],
  ['what package.json names', { 'package.json': manifest({ packageManager: 'yarn@4.1.0' }) }, ['package-lock.json'], 'yarn'],
])('the package manager of %s', (_, files, names, expected) => {
  expect(packageManagerOf(files, names)).toBe(expected)
})

test.each<[readonly string[], readonly [string, number][]]>([
  [['packages/*'], [['packages', 1]]],
  [
    ['./packages/*/', 'tools/*/inner', '!packages/private'],
    [
      ['packages', 1],
      ['tools', 2],
    ],
  ],
  [['packages/**', 'packages/*'], [['packages', 3]]],
  [['*'], [['.', 1]]],
  [
    ['site', '../other/*'],
    [
      ['site', 0],
      ['../other', 1],
    ],
  ],
  [['**/project.json'], [['.', 3]]],
])('packages of %j may come into %j', (patterns, expected) => {
  const folders = packageFoldersOf({ patterns })
  expect(folders.map(({ folder, depth }) => [folder, depth])).toEqual(expected)
})
