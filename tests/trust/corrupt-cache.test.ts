// Everything that is read back from disk is checked: whatever happens to a file of the cache, the next build is a fresh one's, byte for byte.
// `node trust/corrupt.mjs --corruptions 500` runs more of it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corruptOne, randomOf } from '../support/corruptions.ts'
import { runDocgen } from '../support/docgen.ts'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { keepThreads } from '../support/kept-threads.mjs'
import { serveSite } from '../support/serve.ts'
import { copySite, linkPagefind, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

const fixtures = fileURLToPath(new URL('../fixtures/sites/', import.meta.url))
const tries = Number(process.env['DOCGEN_CORRUPTIONS'] ?? 24)
const seed = Number(process.env['DOCGEN_SEED'] ?? 1)
const isLong = process.env['DOCGEN_CORRUPTIONS'] !== undefined

// They read nothing of the cache: what is damaged is read by the thread that asks them.
beforeAll(() => keepThreads(['extract', 'check']))

async function made(root: string, write: boolean) {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) return { code: 2, codes: loaded.problems.map(({ message }) => message), files: {} }
  const { ok, diagnostics } = await runBuild({ root, loaded, useCache: true, write, failOn: 'error' })
  const codes = diagnostics.map(({ code, file }) => `${code} ${file}`).sort()
  return { code: ok ? 0 : 1, codes, files: write ? hashTree(join(root, 'dist')) : {} }
}

const withoutDamage = <Made extends { readonly codes: readonly string[] }>(report: Made): Made => ({
  ...report,
  codes: report.codes.filter((code) => !code.startsWith('corrupt-cache ')),
})

interface Sample {
  readonly fixture: string
  readonly page: string
  readonly config?: readonly [before: string, after: string]
}

const samples: readonly (readonly [string, Sample, number])[] = [
  ['guides with islands', { fixture: 'islands', page: 'docs/index.md' }, tries],
  ...(isLong
    ? ([
        ['a reference with samples', { fixture: 'checked-samples', page: 'docs/index.md' }, Math.ceil(tries / 2)],
        [
          "Pagefind's search",
          {
            fixture: 'checked-samples',
            page: 'docs/index.md',
            config: [`title: 'Shop',`, `title: 'Shop',\n  search: pagefind(),`],
          },
          Math.ceil(tries / 4),
        ],
      ] as const)
    : []),
]

test.each(samples)('%s', async (_, { fixture, page, config }, count) => {
  const root = copySite(join(fixtures, fixture), join(createTempFolder(), 'site'))
  if (config) {
    linkPagefind(root)
    const file = join(root, 'docgen.config.ts')
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(...config)
        .replace('import { defineConfig', 'import { pagefind, defineConfig'),
    )
  }
  const text = readFileSync(join(root, page), 'utf8')
  const texts = [text, `${text}\nAnother paragraph, with \`code\`.\n`]
  const expected = []
  for (const each of [...texts].reverse()) {
    writeFileSync(join(root, page), each)
    rmSync(join(root, '.docgen'), { recursive: true, force: true })
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    expected.unshift(await made(root, true))
  }
  const modules = hashTree(join(root, '.docgen/config'))
  const random = randomOf(seed)
  const failures: string[] = []
  let current = 0
  let told = 0
  for (let index = 0; index < count; index++) {
    const harm = corruptOne(join(root, '.docgen'), random)
    // An edit, so that what was made is needed again; a folder that has to be written anew; a check; or nothing at all.
    const turn = random()
    if (turn < 0.4) writeFileSync(join(root, page), texts[(current = 1 - current)] ?? '')
    if (turn > 0.8) rmSync(join(root, 'dist'), { recursive: true })
    const isCheck = turn > 0.7 && turn <= 0.8
    const report = await made(root, !isCheck)
    if (report.codes.some((code) => code.startsWith('corrupt-cache '))) told++
    const wanted = expected[current]
    const isSame = JSON.stringify(withoutDamage(report)) === JSON.stringify(isCheck ? { ...wanted, files: {} } : wanted)
    // This process has imported its modules already, so it would not notice that they are damaged.
    const now = hashTree(join(root, '.docgen/config'))
    const areModulesWhole = Object.keys(modules).every((file) => !file.endsWith('.mjs') || now[file] === modules[file])
    if (!isSame || !areModulesWhole) failures.push(`${index}: ${harm} ${isSame ? 'modules' : JSON.stringify(report.codes)}`)
    if (!isSame) rmSync(join(root, '.docgen'), { recursive: true })
    if (!isSame) await made(root, true)
  }
  expect(failures).toEqual([])
  expect(told).toBeGreaterThan(0)
  if (isLong) console.info(`${fixture}: ${count} corruptions, ${told} of them told, ${failures.length} failures`)
})

// What a full disk and a lost connection leave behind. Long runs harm each file alone too: one that is harmed may keep others from being read.
describe('files that are', () => {
  const told = ['.docgen/api-api/api-model.json', '.docgen/samples-guides/samples.json'].map((file) => `corrupt-cache ${file}`)
  let root = ''
  let expected: Awaited<ReturnType<typeof made>>

  beforeAll(async () => {
    root = copySite(join(fixtures, 'checked-samples'), join(makeTempFolder(), 'site'))
    expected = await made(root, true)
  })

  afterAll(() => removeFolder(dirname(root)))

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', (bytes) => bytes.subarray(0, 0)],
    ['of one byte', (bytes) => bytes.subarray(0, 1)],
    ['cut', (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ])('%s end no build', async (_, harm) => {
    const kept = listFiles(join(root, '.docgen')).filter((file) => !/^output\/[^/]+\/site\//.test(file))
    const page = join(root, 'docs/index.md')
    const text = readFileSync(page, 'utf8')
    for (const files of isLong ? [kept, ...kept.map((file) => [file])] : [kept]) {
      for (const file of files) {
        const path = join(root, '.docgen', file)
        writeFileSync(path, harm(readFileSync(path)))
      }
      const report = await made(root, true)
      expect(withoutDamage(report), files.join()).toEqual(expected)
      if (files === kept) expect(report.codes).toEqual(expect.arrayContaining(told))
      // So that what was made is needed again.
      writeFileSync(page, `${text}\nAn edit.\n`)
      await made(root, true)
      writeFileSync(page, text)
      expect(withoutDamage(await made(root, true)), files.join()).toEqual(expected)
    }
  })
})

test('a process of its own is given no damaged code, and says so', async () => {
  const root = copySite(join(fixtures, 'islands'), join(createTempFolder(), 'site'))
  await runDocgen(['build'], root)
  const expected = hashTree(join(root, 'dist'))
  const harmed = listFiles(join(root, '.docgen')).filter((file) => /\.mjs$|^client\/|\.html$/.test(file))
  const harm = (): void => {
    for (const file of harmed)
      writeFileSync(join(root, '.docgen', file), readFileSync(join(root, '.docgen', file)).fill(32, 30, 60))
  }
  harm()
  rmSync(join(root, 'dist'), { recursive: true })
  const { code, stdout } = await runDocgen(['build'], root)
  expect(code, stdout).toBe(0)
  for (const told of ['corrupt-cache', '.docgen/config/', '.docgen/pages/pages.html']) expect(stdout).toContain(told)
  expect(hashTree(join(root, 'dist'))).toEqual(expected)

  harm()
  const dev = await serveSite('dev', root)
  try {
    const html = await (await fetch(`${dev.url}docs/`)).text()
    const script = /src="([^"]+\/client-[^"]+\.js)"/.exec(html)?.[1] ?? ''
    expect(html).toContain('<h1')
    const name = script.split('/').at(-1) ?? ''
    expect(await (await fetch(new URL(script, dev.url))).text()).toBe(readFileSync(join(root, 'dist/assets', name), 'utf8'))
  } finally {
    await dev.stop()
  }
})
