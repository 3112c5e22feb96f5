// A build that is killed, whenever that happens, leaves the old site or the new one, whole.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCorpus } from '../support/corpus.ts'
import { finish, startDocgen } from '../support/docgen.ts'
import { hashTree } from '../support/file-tree.ts'
import { build, outputOf } from '../support/outputs.ts'
import { hasEnded, serveSite } from '../support/serve.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'
import { createSite, createTempFolder } from '../support/test-site.ts'
import { until } from '../support/until.ts'

type Hashes = Readonly<Record<string, string>>

const titled = (title: string) => ({ 'docgen.config.ts': `export default { title: '${title}' }\n` })

let template = ''
let oldSite: Hashes = {}
let newSite: Hashes = {}
let duration = 0

beforeAll(async () => {
  template = makeTempFolder()
  writeFiles(template, { ...createCorpus(70), ...titled('New') })
  linkPackages(template)
  const start = performance.now()
  await build(template)
  duration = performance.now() - start
  newSite = outputOf(template)
  writeFiles(template, titled('Old'))
  await build(template)
  oldSite = outputOf(template)
  expect(oldSite).not.toEqual(newSite)
  // Every page of the next build differs from the built one.
  writeFiles(template, titled('New'))
})

afterAll(() => removeFolder(template))

function copyOfTemplate(): string {
  const root = join(createTempFolder(), 'site')
  cpSync(template, root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  return root
}

const moments = 17

test.each(Array.from({ length: moments + 1 }, (_, index) => index))(`killed after %i/${moments} of a build`, async (moment) => {
  const root = copyOfTemplate()
  const child = startDocgen(['build'], root)
  await Promise.race([pause((moment / moments) * duration), finish(child)])
  child.kill('SIGKILL')
  await until(() => hasEnded(child), 'the build is dead')
  await expectWholeSite(root)
})

test.each([
  ['begins to write', (names: readonly string[]) => names.some((name) => name.startsWith('dist.new-'))],
  ['has written most pages', (_: readonly string[], root: string) => filesOfNext(root) > 50],
  ['swaps', (names: readonly string[]) => names.includes('dist.old')],
])('killed when it %s', async (_, isMoment) => {
  const root = copyOfTemplate()
  const child = startDocgen(['build'], root)
  await until(() => hasEnded(child) || isMoment(readdirSync(root), root), 'the moment has come')
  child.kill('SIGKILL')
  await until(() => hasEnded(child), 'the build is dead')
  await expectWholeSite(root)
})

test('killed between taking the old site away and putting the new one in its place', async () => {
  const root = copyOfTemplate()
  renameSync(join(root, 'dist'), join(root, 'dist.old'))
  mkdirSync(join(root, 'dist.new-999999999/docs'), { recursive: true })
  writeFileSync(join(root, 'dist.new-999999999/index.html'), 'half')
  await expectWholeSite(root)
})

test('an interrupted build exits with 130 and leaves no site that is half written', async () => {
  const root = createSite(createCorpus(200))
  const child = startDocgen(['build'], root)
  const ended = finish(child)
  await until(
    () => existsSync(join(root, '.docgen/config')),
    'the build has begun',
    () => hasEnded(child),
  )
  child.kill('SIGINT')
  expect((await ended).code).toBe(130)
  expect(existsSync(join(root, 'dist'))).toBe(false)
  await build(root)
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

/** What is there is one of the two, at once or after the next command; and the next build ends as one that nobody disturbed. */
async function expectWholeSite(root: string): Promise<void> {
  if (!existsSync(join(root, 'dist'))) await (await serveSite('preview', root)).stop()
  expect([oldSite, newSite]).toContainEqual(hashTree(join(root, 'dist')))
  await build(root)
  expect(outputOf(root)).toEqual(newSite)
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
}

function filesOfNext(root: string): number {
  const next = readdirSync(root).find((name) => name.startsWith('dist.new-'))
  if (next === undefined) return 0
  try {
    return readdirSync(join(root, next), { recursive: true }).length
  } catch {
    // It was moved meanwhile.
    return Infinity
  }
}
