// A build that is killed, whenever that happens, leaves the old site or the new one, whole. `node tests/trust/kill.mjs` tries more moments.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCorpus } from '../support/corpus.ts'
import { finish, startDocgen } from '../support/docgen.ts'
import { build } from '../support/outputs.ts'
import { hasEnded } from '../support/serve.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { copySite, makeTempFolder, removeFolder } from '../support/temp-site.ts'
import { createSite } from '../support/test-site.ts'
import { until } from '../support/until.ts'
import { killBuilds, processesOf } from '../trust/kill.mjs'

test('a killed build leaves the old site or the new one, and the next build is right', async () => {
  const failures: string[] = []
  const { killed } = await killBuilds({ calls: 9, random: 3, tell: (line) => failures.push(line) })
  expect(failures).toEqual([])
  expect(killed).toBeGreaterThan(7)
})

test('where folders cannot be exchanged, the next command makes one site whole', async () => {
  const failures: string[] = []
  const { planned } = await killBuilds({ calls: 7, random: 0, canExchange: false, tell: (line) => failures.push(line) })
  expect(failures).toEqual([])
  expect(planned).toBeGreaterThan(1)
})

test('an interrupted build exits with 130 and leaves no site that is half written', async () => {
  const root = createSite(createCorpus(130))
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

// Only Linux tells the environment of a process.
test.runIf(process.platform === 'linux')('the process that checks samples ends with the build that is killed', async () => {
  const folder = makeTempFolder()
  const mark = `samples-${process.pid}`
  const child = startDocgen(['build'], copySite(join(sitesFolder, 'checked-samples'), join(folder, 'site')), {
    DOCGEN_TRIAL: mark,
  })
  const ended = finish(child)
  try {
    await until(
      () => processesOf(mark).some(({ command }) => / --api\b/.test(command)),
      'the checker runs',
      () => hasEnded(child),
    )
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => processesOf(mark), { timeout: 60_000 }).toEqual([])
  } finally {
    for (const { id } of processesOf(mark)) process.kill(id, 'SIGKILL')
    removeFolder(folder)
  }
})
