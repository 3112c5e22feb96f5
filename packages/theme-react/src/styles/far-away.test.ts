// `client/hold-back.ts` shows at first what the styles lay out at once: both count blocks of a guide and members of a page.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Both are read as texts: the code of the client is typed with a browser, tests of styles are not.
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

test('what a swapped page shows first is what the styles lay out at once', () => {
  const code = textOf('../client/hold-back.ts')
  const css = textOf('./far-away.css').replace(/\s+/g, '')
  const [, far] = /\.docgen-prose > :nth-child\((\d+)\)/.exec(code) ?? []
  const [, near] = /\bnearMembers = (\d+)/.exec(code) ?? []
  expect(css).toContain(`.docgen-prose>.docgen-table:nth-child(n+${far}),`)
  expect(css).toContain(`&${Array.from({ length: Number(near) + 1 }, () => '.docgen-member').join('~')},`)
})
