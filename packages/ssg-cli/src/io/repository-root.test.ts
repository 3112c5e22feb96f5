import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRepository } from './repository-root.ts'
import { putFiles } from './put-files-fixture.ts'

const named = { repository: 'github:acme/acme' }

// The site lies in `repo/website`.
test.each<[string, Readonly<Record<string, object | string>>, string | undefined]>([
  ['a checkout', { 'repo/.git/HEAD': '', 'package.json': { workspaces: ['*'] } }, '..'],
  ['a checkout that is the site', { 'repo/website/.git/HEAD': '', 'repo/.git/HEAD': '' }, '.'],
  ['a checkout below a workspace', { '.git/HEAD': '', 'repo/lerna.json': {} }, '../..'],
  ['a workspace of pnpm', { 'repo/pnpm-workspace.yaml': '', 'package.json': named }, '..'],
  ['a workspace of npm', { 'repo/package.json': { workspaces: ['website'] } }, '..'],
  ['a workspace of Lerna', { 'repo/lerna.json': {} }, '..'],
  ['a workspace of Nx', { 'repo/nx.json': {} }, '..'],
  ['a workspace of Turborepo', { 'repo/turbo.json': { tasks: {} }, 'repo/website/turbo.json': { extends: ['//'] } }, '..'],
  ['an archive of one package', { 'repo/package.json': named, 'repo/website/package.json': { private: true } }, '..'],
  [
    'a package that says where it lies in its repository',
    { 'repo/package.json': { repository: { ...named, url: 'https://github.com/acme/acme', directory: 'repo' } } },
    undefined,
  ],
  ['a site with a repository of its own', { 'repo/package.json': named, 'repo/website/package.json': named }, '.'],
  [
    'what may lie in a home by accident',
    { 'package.json': { dependencies: {} }, 'package-lock.json': {}, 'tsconfig.json': {} },
    undefined,
  ],
  ['a broken package.json', { 'repo/package.json': '{ "workspaces"' }, undefined],
])('%s', (_, files, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'docgen-repository-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  putFiles(root, { 'repo/website/docs/a.md': '', ...files })
  expect(findRepository(join(root, 'repo/website'))).toBe(expected)
})
