import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { LoadedConfig } from '../io/load-config.ts'
import { isOfConfig, isOfWorkspace } from './watched-files.ts'

const root = resolve('/site')
const config = { theme: { styles: [] }, sources: [{ kind: 'pages', name: 'pages', dir: 'pages', path: '/' }] }
// Of a config, what is asked of it here.
const loaded = { files: [], config, packageFolders: [{ folder: 'packages', depth: 1 }] } as unknown as LoadedConfig

test.each([
  ['packages/one/package.json', true],
  ['packages/one/index.ts', false],
  ['packages-old/one/package.json', false],
])('%s may change which packages the site is made of: %s', (file, expected) =>
  expect(isOfWorkspace(join(root, file), root, loaded)).toBe(expected),
)

test.each([
  ['packages/one/package.json', false],
  ['pages/index.tsx', true],
  ['pages-old/index.tsx', false],
])('%s has the config loaded again: %s', (file, expected) => expect(isOfConfig(join(root, file), root, loaded)).toBe(expected))
