import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { english, type CompiledPage, type Theme } from '@docgen/model'
import { createLocalCompiler } from './local-compiler.ts'

// Headings and links need no component, and nothing is rendered.
const compiler = createLocalCompiler(
  { content: {}, layouts: {}, styles: [] } as unknown as Theme,
  { options: { parser: 'satteri', html: 'sanitise' }, plugins: [], locale: { lang: 'en', messages: english } },
  () => Promise.resolve(new Map()),
)

const size = 200_000
const pages = 16

const textOf = (number: number): string => `# A title of a length that is cut from its text, ${number}

## A heading of a length that is cut from its text, ${number}

[A link](https://example.org/a-path-that-is-cut-from-its-text/${number}) and ${'words of the page '.repeat(size / 18)}.
`

async function compile(number: number): Promise<CompiledPage> {
  const compiled: CompiledPage[] = []
  const file = { file: `docs/${number}.md`, contentPath: `${number}.md`, source: 'docs', text: textOf(number), includes: {} }
  await compiler.compilePages([{ file, key: `key ${number}` }], ({ page }) => compiled.push(page))
  const [page] = compiled
  if (page === undefined) throw new Error('The page was not compiled.')
  return page
}

// A build holds the pages of a whole site, but the text of none.
test('what is kept of a page holds neither its source nor its HTML', async () => {
  // Node has it for scripts that were started with the flag; a new context gets it whenever the flag is set.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  await compile(0)
  collect()
  const before = process.memoryUsage().heapUsed
  const held: CompiledPage[] = []
  for (let number = 1; number <= pages; number++) held.push(await compile(number))
  collect()
  const grown = process.memoryUsage().heapUsed - before
  expect(held.map(({ anchors }) => anchors)).toEqual(
    held.map((_, index) => [`a-heading-of-a-length-that-is-cut-from-its-text-${index + 1}`]),
  )
  expect(grown).toBeLessThan((pages * size) / 2)
})
