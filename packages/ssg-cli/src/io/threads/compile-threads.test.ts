import { english } from '@docgen/model'
import { expect, test } from 'vitest'
import { createCompileThreads } from './compile-threads.ts'
import type { Work } from './run-work.ts'

const data = {
  module: '',
  options: { parser: 'satteri', html: 'trust' },
  locale: { lang: 'en', messages: english },
  locales: undefined,
  islands: {},
  code: { root: '/', files: [] },
} as const

test('what waits for this thread when all is closed is not done any more', async () => {
  const done: number[] = []
  let next = 0
  // No other thread takes part.
  const threads = createCompileThreads(data, 0, async () => {
    done.push(next++)
    if (done.length === 2) await threads.close()
    return { compiled: [] }
  })
  const work: Work = { kind: 'pages', jobs: [] }
  void Promise.all(Array.from({ length: 5 }, () => threads.run(work)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(done).toEqual([0, 1])
})
