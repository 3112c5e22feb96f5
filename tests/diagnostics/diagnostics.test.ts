// Every finding that docgen knows has a small broken site here, with the whole report that a user gets for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { diagnosticCatalogue, type Diagnostic } from '@docgen/model'
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
    const root = await prepared(fixture)
    const { code, stdout, stderr } = await runWarm(commandOf(fixture), root, await webOf(fixture))
    expect(stderr).toBe('')
    expectFile(join(fixture, 'expected.txt'), `${withoutTimes(stdout)}\nexit code ${code}\n`)
  })
})

describe('what a report says can be corrected is corrected, and nothing breaks by it', () => {
  const fixable = names.flatMap((name) => {
    const file = join(folder, name, 'expected.txt')
    // A new folder has none until the tests above have written it.
    const report = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const [, count, options] = /^To correct (.*), run `docgen check (--.*)`\.$/m.exec(report) ?? []
    const all = [...report.matchAll(/^ {2}hint: /gm)].length
    return count === undefined ? [] : [[name, { count: Number.parseInt(count, 10) || all, options }] as const]
  })
  test.each(fixable)('%s', async (name, { count, options = '' }) => {
    const fixture = join(folder, name)
    const root = await prepared(fixture)
    const web = await webOf(fixture)
    const command = ['check', ...options.split(' '), '--json']
    const before = await findingsOf(
      command.filter((option) => option !== '--fix'),
      root,
      web,
    )
    const after = await findingsOf(command, root, web)
    expect(after.fixed).toHaveLength(count)
    const textOf = ({ code, message }: Diagnostic): string => `${code} ${message}`
    expect([...after.fixed, ...after.diagnostics].map(textOf).sort()).toEqual(before.diagnostics.map(textOf).sort())
    expect((await findingsOf(command, root, web)).fixed).toEqual([])
  })
})

interface Report {
  readonly diagnostics: readonly Diagnostic[]
  readonly fixed: readonly Diagnostic[]
}

async function findingsOf(command: readonly string[], root: string, web: Readonly<Record<string, string>>): Promise<Report> {
  return JSON.parse((await runWarm(command, root, web)).stdout)
}

test('every code of the catalogue has a broken site that shows it', () => {
  const shown = new Set(
    names.flatMap((name) => {
      const report = readFileSync(join(folder, name, 'expected.txt'), 'utf8')
      return [...report.matchAll(/^(?:\S+:\d+:\d+ {2})?(?:error|warning) {2}([\w-]+)$/gm)].map(([, code]) => code)
    }),
  )
  expect(Object.keys(diagnosticCatalogue).filter((code) => !shown.has(code) || !names.includes(code))).toEqual([])
})

/** A copy of the broken site. */
async function prepared(fixture: string): Promise<string> {
  const site = copySite(join(fixture, 'site'), join(createTempFolder(), 'site'))
  const prepareFile = join(fixture, 'prepare.mjs')
  return existsSync(prepareFile) ? (await loadPrepare(prepareFile))(site, runWarm) : site
}

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
