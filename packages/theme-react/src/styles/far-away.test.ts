// `client/hold-back.ts` shows at first what the styles lay out at once: both count blocks of a guide and members of a page.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { farInGuide, nearMembers } from '../client/hold-back.ts'

test('what a swapped page shows first is what the styles lay out at once', () => {
  const css = readFileSync(new URL('./far-away.css', import.meta.url), 'utf8').replace(/\s+/g, '')
  const [, far = ''] = /:nth-child\((\d+)\)/.exec(farInGuide) ?? []
  expect(css).toContain(`.docgen-prose>.docgen-table:nth-child(n+${far}),`)
  expect(css).toContain(`&${Array.from({ length: nearMembers + 1 }, () => '.docgen-member').join('~')},`)
})
