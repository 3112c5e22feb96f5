import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { putFiles } from '../put-files-fixture.ts'
import { findSite } from './prepare-migration.ts'

const root = mkdtempSync(join(tmpdir(), 'docgen-find-site-'))
afterAll(() => rmSync(root, { recursive: true }))

const starlight = "import starlight from '@astrojs/starlight'\n"

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['a folder with another name', { 'apps/web/astro.config.mjs': starlight }, 'starlight apps/web'],
  ['a folder of packages', { 'packages/.vitepress/config.ts': '' }, 'vitepress packages'],
  ['the usual folder first', { 'apps/a/docusaurus.config.js': '', 'website/docusaurus.config.js': '' }, 'docusaurus website'],
  ['no application', { 'apps/web/next.config.mjs': '', 'apps/web/package.json': '{}' }, undefined],
  ['no options of TypeDoc of a package', { 'packages/core/typedoc.json': '{}' }, undefined],
  ['what looks like a site in a usual folder', { 'docs/astro.config.mjs': '' }, 'starlight docs without @astrojs/starlight'],
])('the site of a repository is in %s', (name, files, expected) => {
  const folder = join(root, name.replaceAll(' ', '-'))
  putFiles(folder, files)
  const found = findSite(folder, undefined)
  const missing = found && 'missing' in found ? ` without ${found.missing}` : ''
  expect(found && `${found.tool.name} ${relative(folder, found.root)}${missing}`).toBe(expected)
})
