import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleClient, type ClientConfig } from './bundle-client.ts'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-client-')))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each(['client', 'client-de'])('a damaged bundle is named by its place: %s', async (folder) => {
  const theme = { name: 'own', layouts: {}, content: {}, styles: [join(root, 'theme.css')] }
  // Only what bundling asks of a config.
  const config = { theme, search: false, messages: {}, relativeLinks: false, base: '/' } as unknown as ClientConfig
  writeFileSync(join(root, 'theme.css'), ':root { --value: 1 }\n')
  const filesFound = async (): Promise<readonly string[]> => {
    const { cacheFindings } = await bundleClient(config, root, join(root, '.docgen', folder))
    return cacheFindings.map(({ file }) => file)
  }
  expect(await filesFound()).toEqual([])
  writeFileSync(join(root, '.docgen', folder, 'bundle'), 'damaged')
  expect(await filesFound()).toEqual([`.docgen/${folder}/bundle`])
  expect(await filesFound()).toEqual([])
})
