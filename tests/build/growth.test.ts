// What a page costs grows with its bytes. CPU time of this process is compared with that of plain text, so that neither a slow machine nor a busy
// one fails. Each of these costs one to three times as much; where its cost grew with the square, it was 26 times at least.
import { cpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import { createMarkdownCompiler } from '../../packages/ssg-cli/src/stages/2-compile/compile-markdown.ts'
import { plainContent } from '../../packages/ssg-cli/src/stages/2-compile/plain-content.ts'

const repeated = (unit: string, bytes = 150_000): string => unit.repeat(Math.ceil(bytes / unit.length))

const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)

async function msOf(text: string): Promise<number> {
  const { user, system } = cpuUsage()
  await compiler.compilePage({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }, 'key')
  const since = cpuUsage({ user, system })
  return (since.user + since.system) / 1000
}

await msOf(repeated('Some words, and `code`.\n\n'))
const plain = await msOf(repeated('Some words, and `code`.\n\n'))

test.each([
  ['entities', repeated('&amp; ')],
  ['tips that are never closed', repeated(':::tip\n')],
  ['tips', repeated(':::tip\ntext\n:::\n\n')],
  ['items without text', repeated('-\n')],
  ['fences', repeated('```ts\nconst a = 1\n```\n\n')],
  ['links to declarations', repeated('{@link Foo} ')],
])('%s cost about what text costs', { timeout: 120_000 }, async (_, text) => {
  expect(await msOf(text)).toBeLessThan(15 * plain)
})
