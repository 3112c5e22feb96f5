// The manual builds without a finding, and an independent look at its files finds no link that leads nowhere.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { diagnosticCatalogue } from '@docgen/model'
import { checkLinks } from '../support/check-links.ts'
import { runDocgen } from '../support/docgen.ts'
import { buildManual, manualDist, manualFolder } from '../support/manual-site.ts'

beforeAll(() => buildManual())

test('every link and anchor leads somewhere', () => {
  const { pages, internalLinks, problems } = checkLinks(manualDist, { base: '/' })
  expect(pages).toBeGreaterThan(200)
  expect(internalLinks).toBeGreaterThan(5000)
  expect(problems).toEqual([])
})

test('each diagnostic has its address', () => {
  const folders = readdirSync(join(manualDist, 'reference/diagnostics'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(diagnosticCatalogue))
})

test('the API reports of the packages say what they export', async () => {
  const { code, stdout, stderr } = await runDocgen(['api', 'report'], manualFolder)
  expect({ code, said: stdout + stderr }).toEqual({
    code: 0,
    said: 'The reports in api-reports say what the packages export.\n',
  })
})
