import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClientFiles } from '@docgen/model'
import { bundleClient, type ClientConfig } from './bundle-client.ts'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-client-')))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Only what bundling asks of a config. */
const configOf = (client?: string): ClientConfig =>
  ({
    theme: { name: 'own', layouts: {}, content: {}, styles: [join(root, 'theme.css')], client },
    search: false,
    messages: {},
    relativeLinks: false,
    base: '/',
  }) as unknown as ClientConfig

test.each([
  ['client', 'styles'],
  ['client-de', 'scripts'],
])('a damaged bundle is named by its place: %s/%s', async (folder, part) => {
  writeFileSync(join(root, 'theme.css'), ':root { --value: 1 }\n')
  const filesFound = async (): Promise<readonly string[]> => {
    const { cacheFindings } = await bundleClient(configOf(), root, join(root, '.docgen', folder))
    return cacheFindings.map(({ file }) => file)
  }
  expect(await filesFound()).toEqual([])
  writeFileSync(join(root, '.docgen', folder, part), 'damaged')
  expect(await filesFound()).toEqual([`.docgen/${folder}/${part}`])
  expect(await filesFound()).toEqual([])
})

test('a package that a style sheet imports by its name alone is to be named by a file', async () => {
  writeFileSync(join(root, 'theme.css'), '@import "tailwindcss";\n')
  const { files } = await bundleClient(configOf(), root, join(root, '.docgen/client'))
  expect(files.diagnostics).toMatchObject([
    {
      file: 'theme.css',
      column: 9,
      message: 'Could not resolve "tailwindcss".',
      hint: 'Name a file of the package, such as "tailwindcss/style.css". If a program makes the styles, run it first and name the file that it writes.',
    },
  ])
})

test('scripts in the folder of the client get the words that they name, in whatever they are written', async () => {
  mkdirSync(join(root, 'client/parts'), { recursive: true })
  writeFileSync(join(root, 'theme.css'), '')
  writeFileSync(
    join(root, 'client/client.ts'),
    "import { said } from './parts/said.tsx'\nconst copied: string = DOCGEN_WORDS.copied\nalert(said, copied)\n",
  )
  writeFileSync(join(root, 'client/parts/said.tsx'), 'export const said: string = DOCGEN_WORDS["copied"]\n')
  const messages = { copied: 'Copied!' }
  const { files } = await bundleClient({ ...configOf(join(root, 'client/client.ts')), messages } as ClientConfig, root, undefined)
  const script = files.scripts.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')
  expect(script.split('Copied!')).toHaveLength(3)
  expect(script).not.toContain('DOCGEN_WORDS')
})

test('an edit of a style sheet bundles no script again, and one that is wrong takes none away', async () => {
  const client = join(root, 'client.js')
  writeFileSync(client, 'console.log(1)\n')
  const cacheDir = join(root, '.docgen/client')
  const pathsOf = ({ scripts }: ClientFiles): readonly string[] => scripts.map(({ path }) => path)
  const bundleWith = async (css: string): Promise<ClientFiles> => {
    writeFileSync(join(root, 'theme.css'), css)
    const { files } = await bundleClient(configOf(client), root, cacheDir)
    return files
  }
  const first = await bundleWith(':root { --value: 1 }\n')
  expect([first.styles.length, first.scripts.map(({ isEntry }) => isEntry)]).toEqual([1, [true]])
  const kept = statSync(join(cacheDir, 'scripts'), { bigint: true })
  const second = await bundleWith(':root { --value: 2 }\n')
  expect(second.styles).not.toEqual(first.styles)
  expect(pathsOf(second)).toEqual(pathsOf(first))
  const wrong = await bundleWith('@import "./missing.css";\n')
  expect(wrong.diagnostics?.map(({ file, code }) => [file, code])).toEqual([['theme.css', 'client-bundle']])
  expect([wrong.styles, pathsOf(wrong)]).toEqual([[], pathsOf(first)])
  expect(statSync(join(cacheDir, 'scripts'), { bigint: true }).mtimeNs).toBe(kept.mtimeNs)
})
