// A plugin that does nothing changes nothing, whatever a page holds: what docgen does to spare the elements of plugins leaves no trace.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createMarkdownCompiler } from '../../packages/ssg-cli/src/stages/2-compile/compile-markdown.ts'
import { plainContent } from '../../packages/ssg-cli/src/stages/2-compile/plain-content.ts'
import { sitesFolder } from '../support/fixture-sites.ts'

type Compiler = Awaited<ReturnType<typeof createMarkdownCompiler>>

const idle = { name: 'idle', remark: [() => () => undefined], rehype: [() => () => undefined] }
const files = readdirSync(sitesFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
const compilers: (readonly [without: Compiler, beside: Compiler])[] = []

beforeAll(async () => {
  for (const html of ['sanitise', 'trust'] as const) {
    const options = { parser: 'satteri', html, linkCode: true } as const
    compilers.push([
      await createMarkdownCompiler(options, plainContent),
      await createMarkdownCompiler(options, plainContent, [idle]),
    ])
  }
})

test.each(files)('%s', async (file) => {
  const text = readFileSync(join(sitesFolder, file), 'utf8')
  for (const [without, beside] of compilers) {
    const source = { file, contentPath: file, source: 'docs', text, includes: {} }
    const [plain, { page, ...rest }] = [await without.compilePage(source, 'key'), await beside.compilePage(source, 'key')]
    // Links that remark-rehype adds, as those of footnotes, get a place that they had not.
    const slots = page.slots.map((slot, index) => ({ ...slot, ...placeOf(plain.page.slots[index]) }))
    expect({ ...rest, page: { ...page, slots } }).toEqual(plain)
  }
})

function placeOf(slot: { readonly line: number; readonly column: number } | undefined) {
  return slot && { line: slot.line, column: slot.column }
}

test('there are pages with raw HTML among them', () => expect(files.length).toBeGreaterThan(30))
