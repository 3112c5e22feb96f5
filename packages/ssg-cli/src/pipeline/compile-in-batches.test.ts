import { expect, test } from 'vitest'
import type { CompiledPage, Compiler } from '@docgen/model'
import { compileInBatches, type PageJob } from './compile-in-batches.ts'

const jobOf = (key: string): PageJob => ({
  file: { file: `${key}.md`, contentPath: '', source: 'docs', text: '', includes: {} },
  key,
})

/** Compiles all but what `skips` names, and notes what it was asked for at once. */
function start(skips: readonly string[] = [], failure?: Error) {
  const batches: string[][] = []
  const stored: string[] = []
  const compilePages: Compiler['compilePages'] = async (jobs, onCompiled) => {
    batches.push(jobs.map(({ key }) => key))
    for (const { key } of jobs) {
      // A page is told by its key.
      const page = { key } as CompiledPage
      if (!skips.includes(key)) onCompiled({ page, html: '', searchText: '', keptTexts: '' })
    }
    if (failure) throw failure
  }
  const compiler = { compilePages } as Compiler
  const compile = compileInBatches({ compiler, cache: { storePage: ({ page }) => stored.push(page.key) } })
  return { compile, batches, stored }
}

test('what is asked for at one moment is compiled in one go', async () => {
  const { compile, batches, stored } = start()
  const pages = await Promise.all(['a', 'b'].map((key) => compile(jobOf(key))))
  await compile(jobOf('c'))
  expect(pages.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(batches).toEqual([['a', 'b'], ['c']])
  expect(stored).toEqual(['a', 'b', 'c'])
})

test('two that ask for the same page both get it', async () => {
  const { compile } = start()
  expect((await Promise.all([compile(jobOf('a')), compile(jobOf('a'))])).map(({ key }) => key)).toEqual(['a', 'a'])
})

test('a page that the compiler forgets, or fails before, is an error; those that are done are not lost', async () => {
  const results = async (one: ReturnType<typeof start>) =>
    (await Promise.allSettled(['a', 'b'].map((key) => one.compile(jobOf(key))))).map((result) =>
      result.status === 'fulfilled' ? result.value.key : String(result.reason),
    )
  expect(await results(start(['b']))).toEqual(['a', 'Error: The compiler returned nothing for b.md.'])
  expect(await results(start(['b'], new Error('no memory')))).toEqual(['a', 'Error: no memory'])
})
