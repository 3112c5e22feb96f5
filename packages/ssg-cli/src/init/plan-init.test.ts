import { expect, test } from 'vitest'
import { readYamlValue } from '../syntax/yaml-value.ts'
import { deployTargets } from './deploy/index.ts'
import { planInit } from './plan-init.ts'
import type { PackageManager, Project } from './project.ts'

const widgets: Project = {
  title: 'widgets',
  description: 'Small parts',
  repository: 'https://github.com/Acme/widgets',
  branch: 'trunk',
  packageManager: 'pnpm',
  guides: 'guide',
  packages: [{ folder: 'packages/a', name: '@acme/a' }],
  usesDist: true,
  files: { 'package.json': '{\n  "name": "widgets"\n}\n' },
}

const githubPages = deployTargets.find(({ name }) => name === 'github-pages')

test('writes a config of what was found', () => {
  const { changes } = planInit(widgets, { deploy: githubPages, version: '1.2.3' })
  expect(changes.map(({ path }) => path)).toEqual([
    'docgen.config.ts',
    'package.json',
    '.gitignore',
    '.github/workflows/docs.yml',
  ])
  expect(changes[0]?.after).toBe(`import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'widgets',
  tagline: 'Small parts',
  url: 'https://acme.github.io',
  base: '/widgets/',
  outDir: 'docs-dist',
  navbar: [{ label: 'API', to: '/api' }, { label: 'GitHub', href: 'https://github.com/Acme/widgets' }],
  editLink: { pattern: 'https://github.com/Acme/widgets/edit/trunk/{file}' },
  sources: [docs({ dir: 'guide', path: '/' }), apiReference({ packages: [{ folder: 'packages/a' }] })],
})
`)
  expect(changes[2]?.after).toBe('.docgen/\ndocs-dist/\n')
})

const managers: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']
const combinations = deployTargets.flatMap((deploy) => managers.map((manager) => [deploy.name, manager, deploy] as const))

test.each(combinations)('%s with %s: what it writes parses, and a second run changes nothing', (_, packageManager, deploy) => {
  const project = { ...widgets, packageManager }
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
