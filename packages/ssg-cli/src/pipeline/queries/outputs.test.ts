import { expect, test } from 'vitest'
import type { Diagnostic, Recall, Site, SitePage } from '@docgen/model'
import { createSession } from '../../engine/session.ts'
import { pageFindings } from './outputs.ts'
import { site } from './site.ts'
import type { SiteWorld } from './world.ts'

test('while the pages of a site are checked others go first, every few pages', async () => {
  let pauses = 0
  // Of a world, what the query asks it for.
  const world = { pause: async () => void pauses++ } as unknown as SiteWorld
  const findingOf = (line: number): Diagnostic => ({
    code: 'x',
    severity: 'error',
    file: 'a.md',
    line,
    column: 1,
    message: '',
    hint: '',
  })
  const resolvedAt: number[] = []
  const pages = Array.from({ length: 40 }, (_, line) => {
    const resolved = () => {
      resolvedAt.push(pauses)
      return { diagnostics: [findingOf(line)] }
    }
    // Of a page, what is read of it.
    const recall: Recall = (_, make) => make()
    return { resolved, recall } as unknown as SitePage
  })
  const session = createSession({ world, hashOf: String, afterMicrotasks: async () => undefined })
  session.set(site, { pages } as unknown as Site)
  const found = await session.ask(pageFindings)
  expect(found.map(({ line }) => line)).toEqual(pages.map((_, line) => line))
  expect([resolvedAt[0], resolvedAt[15], resolvedAt[16], resolvedAt[39]]).toEqual([1, 1, 2, 3])
})
