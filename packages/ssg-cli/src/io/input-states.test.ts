import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundleClient } from './bundle-client.ts'
import { bundleModules } from './bundle-modules.ts'
import { makeSettled } from './input-states.ts'

let root = ''
let file = ''

beforeEach(async () => {
  root = await realpath(mkdtempSync(join(tmpdir(), 'docgen-states-')))
  file = join(root, 'input.css')
  writeFileSync(file, 'before')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Reads the file, then lets `edit` change it. */
async function readAnd(edit: (tries: number) => void) {
  let tries = 0
  const read = async (): Promise<string> => {
    const text = await readFile(file, 'utf8')
    edit(++tries)
    return text
  }
  const { made, isSettled } = await makeSettled(join(root, 'cache'), read, () => [file])
  return { made, isSettled, tries }
}

// What was written within the same step of the disk's clock counts as changed.
const nextStep = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

describe('what is made of files', () => {
  beforeEach(nextStep)

  test('is made once where nothing changes', async () => {
    expect(await readAnd(() => undefined)).toEqual({ made: 'before', isSettled: true, tries: 1 })
  })

  test('is made of the last text where a file changes meanwhile', async () => {
    const { made, isSettled } = await readAnd((tries) => tries === 1 && writeFileSync(file, 'behind'))
    expect({ made, isSettled }).toEqual({ made: 'behind', isSettled: true })
  })

  test('is not to be kept where a file changes each time', async () => {
    expect(await readAnd((tries) => writeFileSync(file, `text ${tries}`))).toEqual({ made: 'text 2', isSettled: false, tries: 3 })
  })

  test('is not to be kept, and made once, where nothing can be written', async () => {
    writeFileSync(join(root, 'cache'), 'A file where the folder would be.')
    expect(await readAnd(() => undefined)).toMatchObject({ isSettled: false, tries: 1 })
  })
})

// Longer than esbuild takes to start, read and write.
const delays = Array.from({ length: 12 }, (_, index) => index * 8)

describe('a file that is saved again while it is bundled', () => {
  test('leaves no old module in the cache', async () => {
    const text = (value: string): string => `export default ${JSON.stringify(value)}\n`
    // Takes the bundler long, after it has read the small one.
    writeFileSync(join(root, 'large.ts'), `export const large = [\n${'  { a: 1, b: [2, 3] },\n'.repeat(12_000)}]\n`)
    const code = 'export { default } from "./value.ts"\nexport { large } from "./large.ts"'
    const valueOf = async (): Promise<string> => {
      const bundle = await bundleModules({ root, name: 'config', modules: { config: code } })
      if ('problems' in bundle) throw new Error(JSON.stringify(bundle.problems))
      return /(?:old|new) \d+/.exec(await readFile(bundle.files['config'] ?? '', 'utf8'))?.[0] ?? ''
    }
    for (const delay of delays) {
      writeFileSync(join(root, 'value.ts'), text(`old ${delay}`))
      const bundling = valueOf()
      setTimeout(() => writeFileSync(join(root, 'value.ts'), text(`new ${delay}`)), delay)
      await bundling
      await new Promise((resolve) => setTimeout(resolve, delay))
      expect(await valueOf()).toBe(`new ${delay}`)
    }
  })

  test('leaves no old style in the cache', async () => {
    const style = (value: number): string => `:root { --value: ${value} }\n`
    const theme = { name: 'own', layouts: {}, content: {}, styles: [file] }
    const styleOf = async (): Promise<string> => {
      // Only what bundling asks of a config.
      const config = { theme, search: false, messages: {}, relativeLinks: false, base: '/' } as unknown as Parameters<
        typeof bundleClient
      >[0]
      const { files } = await bundleClient(config, root, join(root, '.docgen/client'))
      return files.styles.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')
    }
    for (const delay of delays) {
      writeFileSync(file, style(1000 + delay))
      const bundling = styleOf()
      setTimeout(() => writeFileSync(file, style(2000 + delay)), delay)
      await bundling
      await new Promise((resolve) => setTimeout(resolve, delay))
      expect(await styleOf()).toContain(String(2000 + delay))
    }
  })
})
