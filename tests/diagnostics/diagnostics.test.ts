// Every finding that docgen knows has a small broken site here, with the whole report that a user gets for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { diagnosticCatalogue } from '@docgen/model'
import { expectFile } from '../support/expect-file.ts'
import { runWarm } from '../support/run-warm.ts'
import { copySite } from '../support/temp-site.ts'
import { startWeb, type WebAnswers } from '../support/loopback-web.ts'
import { createTempFolder } from '../support/test-site.ts'
import type { Prepare } from '../support/prepare.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe('each broken site is reported as expected', () => {
  test.each(names)('%s', async (name) => {
    const fixture = join(folder, name)
    const site = copySite(join(fixture, 'site'), join(createTempFolder(), 'site'))
    const prepareFile = join(fixture, 'prepare.mjs')
    const root = existsSync(prepareFile) ? await (await loadPrepare(prepareFile))(site, runWarm) : site
    const { code, stdout, stderr } = await runWarm(commandOf(fixture), root, await webOf(fixture))
    expect(stderr).toBe('')
    expectFile(join(fixture, 'expected.txt'), `${withoutTimes(stdout)}\nexit code ${code}\n`)
  })
})

test('every code of the catalogue has a broken site that shows it', () => {
  const shown = new Set(
    names.flatMap((name) => {
      const report = readFileSync(join(folder, name, 'expected.txt'), 'utf8')
      return [...report.matchAll(/^(?:\S+:\d+:\d+ {2})?(?:error|warning) {2}([\w-]+)$/gm)].map(([, code]) => code)
    }),
  )
  expect(Object.keys(diagnosticCatalogue).filter((code) => !shown.has(code) || !names.includes(code))).toEqual([])
})

/** What a build does not find is told by another command. */
function commandOf(fixture: string): readonly string[] {
  const file = join(fixture, 'command.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : ['build']
}

/** The environment in which a command reaches no other web than what `web.json` of the fixture says of it. */
async function webOf(fixture: string): Promise<Readonly<Record<string, string>>> {
  const file = join(fixture, 'web.json')
  if (!existsSync(file)) return {}
  const answers: WebAnswers = JSON.parse(readFileSync(file, 'utf8'))
  return { HTTP_PROXY: await startWeb(answers) }
}

async function loadPrepare(file: string): Promise<Prepare> {
  const module: { readonly prepare: Prepare } = await import(pathToFileURL(file).href)
  return module.prepare
}

/** Only how long it took and how many bytes it made may vary. */
function withoutTimes(report: string): string {
  return report
    .replace(/in [\d.]+ (?:ms|s)\b/g, 'in <time>')
    .replace(/\([\d.]+ (?:B|kB|MB)\)/g, '(<size>)')
    .replace(/takes [\d,]+ bytes/g, 'takes <size>')
}
