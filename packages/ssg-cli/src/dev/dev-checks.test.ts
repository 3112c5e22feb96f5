import { expect, test, vi } from 'vitest'
import { outputPathOf, type OutputFile, type SiteConfig } from '@docgen/model'
import { unlessWritten } from '../common/unless-written.ts'
import type { Query } from '../engine/query.ts'
import { findings } from '../pipeline/queries/outputs.ts'
import { site } from '../pipeline/queries/site.ts'
import { createDevChecks } from './dev-checks.ts'
import type { DevSession } from './dev-session.ts'

const noOutput = { check: async () => [], find: async () => undefined, failedWriterOf: async () => undefined }

test('what an island of a page came upon is forgotten with the page', async () => {
  let paths = ['/a/', '/b/']
  const changes: string[] = []
  const answers = new Map<string, () => unknown>([
    [findings.kind.name, () => []],
    [site.kind.name, () => ({ pages: paths.map((path) => ({ path })) })],
  ])
  const dev = {
    isClosed: () => false,
    session: { ask: async ({ kind: { name } }: Query<never, unknown>) => answers.get(name)?.() },
    ports: {},
    onChange: (what: string) => changes.push(what),
  } as unknown as DevSession // As much of one as checks without samples ask.
  const config = { configFiles: [], rules: {}, suppress: [] } as unknown as SiteConfig // All that judging reads.
  const checks = createDevChecks(
    () => dev,
    config,
    () => noOutput,
  )
  for (const path of paths) {
    const page = { path, source: `docs${path.slice(0, -1)}.md`, text: '' }
    checks.onRendered(path, [{ page, fault: { kind: 'crashed', name: 'rating', reason: 'It broke.' } }])
  }
  await checks.run()
  expect(checks.found()).toHaveLength(2)
  paths = ['/b/']
  changes.length = 0
  await checks.run()
  expect(checks.found()).toHaveLength(1)
  expect(changes).toEqual(['diagnostics'])
})

test.each([
  ['after', [1, 0]],
  ['before', [0, 1]],
])('findings of a check that ends %s a later one are dropped, and it waits for those of the later one', async (_, order) => {
  const waiting: (() => void)[] = []
  const found = [[{ message: 'Old.' }], [{ message: 'New.' }]]
  const answers = new Map<string, () => unknown>([
    [findings.kind.name, () => found.shift()],
    [site.kind.name, () => new Promise((resolve) => waiting.push(() => resolve({ pages: [] })))],
  ])
  const dev = {
    isClosed: () => false,
    session: { ask: async ({ kind: { name } }: Query<never, unknown>) => answers.get(name)?.() },
    ports: {},
    onChange: () => undefined,
  } as unknown as DevSession // As much of one as checks without samples ask.
  const config = { configFiles: [], rules: {}, suppress: [] } as unknown as SiteConfig // All that judging reads.
  const checks = createDevChecks(
    () => dev,
    config,
    () => noOutput,
  )
  const foundBy = [checks.run(), checks.run()].map((run) => run.then(checks.found))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  for (const index of order) {
    waiting[index]?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const findingsThen of await Promise.all(foundBy)) expect(findingsThen).toEqual([{ message: 'New.' }])
})

test('a link to a file that an output writes is no finding, and to one that none writes it is', async () => {
  const config = { configFiles: [], rules: {}, suppress: [] } as unknown as SiteConfig // All that judging reads.
  const finding = {
    code: 'broken-asset',
    severity: 'error',
    file: 'a.md',
    line: 1,
    column: 1,
    message: 'None.',
    hint: '',
  } as const
  const answers = new Map<string, () => unknown>([
    [
      findings.kind.name,
      () => ['feed.xml', 'fed.xml', 'map.xml'].map((path) => unlessWritten({ ...finding, message: path }, path)),
    ],
    [site.kind.name, () => ({ pages: [] })],
  ])
  const dev = {
    isClosed: () => false,
    session: { ask: async ({ kind: { name } }: Query<never, unknown>) => answers.get(name)?.() },
    ports: {},
    onChange: () => undefined,
  } as unknown as DevSession // As much of one as checks without samples ask.
  const file: OutputFile = { path: outputPathOf('feed.xml'), key: '', contents: { kind: 'text', text: () => '' } }
  const output = {
    ...noOutput,
    find: async (path: string) => (path === file.path ? file : undefined),
    failedWriterOf: async (path: string) => (path === 'map.xml' ? { name: 'the output "map"', isOwner: true } : undefined),
  }
  const checks = createDevChecks(
    () => dev,
    config,
    () => output,
  )
  await checks.run()
  expect(checks.found()).toEqual([{ ...finding, message: 'fed.xml' }])
})
