import { expect, test } from 'vitest'
import type { SiteConfig } from '@docgen/model'
import { findings } from '../pipeline/queries/outputs.ts'
import { site } from '../pipeline/queries/site.ts'
import { createDevChecks } from './dev-checks.ts'
import type { DevSession } from './dev-session.ts'

test('what an island of a page came upon is forgotten with the page', async () => {
  let paths = ['/a/', '/b/']
  const changes: string[] = []
  const answers = new Map<string, () => unknown>([
    [findings.id, () => []],
    [site.id, () => ({ pages: paths.map((path) => ({ path })) })],
  ])
  const dev = {
    isClosed: () => false,
    session: { ask: async ({ id }: { readonly id: string }) => answers.get(id)?.() },
    ports: {},
    onChange: (what: string) => changes.push(what),
  } as unknown as DevSession // As much of one as checks without samples ask.
  const config = { configFiles: [], rules: {}, suppress: [] } as unknown as SiteConfig // All that judging reads.
  const checks = createDevChecks(
    () => dev,
    config,
    async () => [],
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
