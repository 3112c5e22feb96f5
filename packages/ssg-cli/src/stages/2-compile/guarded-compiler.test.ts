import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createMarkdownCompiler } from './compile-markdown.ts'
import { guardedCompiler, type MarkdownCompiler } from './guarded-compiler.ts'
import { plainContent } from './plain-content.ts'

const compile = async (compiler: MarkdownCompiler, text: string) =>
  compiler.compilePage({ file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }, 'key')

const findingsOf = async (text: string): Promise<readonly string[]> => {
  const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise', readSamples: true }, plainContent)
  const { page } = await compile(compiler, text)
  return page.diagnostics.map(({ code, line }) => `${line} ${code}`)
}

const deep = 3000

test.each([
  ['quotes', `Text\n\n${'> '.repeat(deep)}a`, 3],
  ['quotes without spaces', `${'>'.repeat(deep)}a`, 1],
  ['lists', `Text\n\n${'- '.repeat(deep)}a`, 3],
  ['quotes and lists', `${'> - '.repeat(deep)}a`, 1],
  ['emphasis', `Text\n\n${'*'.repeat(deep)}a${'*'.repeat(deep)}`, 3],
  ['emphasis of words', `${'*a '.repeat(deep)}${'b*'.repeat(deep)}`, 1],
  ['elements', `Text\n\n${'<div>'.repeat(deep)}`, 3],
  ['elements in lines of their own', '<div>\n\n'.repeat(deep), 2001],
  ['elements in a text', `Text\n\nText ${'<span>'.repeat(500)}a`, 3],
  ['inline directives', `Text\n\n${':a['.repeat(deep)}b`, 3],
  ['containers', Array.from({ length: 120 }, (_, level) => `${':'.repeat(130 - level)}tip`).join('\n'), 101],
])('tells where %s are nested too deep', async (_, text, line) => {
  expect(await findingsOf(text)).toEqual([`${line} nested-too-deep`])
})

test.each([
  ['quotes of ten levels', `${'> '.repeat(10)}a`],
  ['signs in code', `\`\`\`\n${'> '.repeat(200)}\n\`\`\``],
  ['a long rule', '- '.repeat(300)],
  ['tags that the next of their kind closes', '<li>a\n'.repeat(1500)],
  ['elements beside each other', '<div>\n\ntext\n\n</div>\n\n'.repeat(1500)],
  [
    'names that every object has',
    '```constructor\na\n```\n\n## __proto__\n\n[a](./b.md)\n\n```ts\na // [!code constructor]\n```',
  ],
])('compiles %s', async (_, text) => {
  expect((await findingsOf(text)).filter((finding) => /failed|nested/.test(finding))).toEqual([])
})

test.each([
  ['a fence that includes __proto__', '```ts file=__proto__\n```', '1 missing-include'],
  ['one that continues it', '```ts continue="__proto__"\na\n```', '1 sample-unknown-context'],
])('finds nothing of %s', async (_, text, finding) => {
  expect(await findingsOf(text)).toEqual([finding])
})

test('keeps the title and the frontmatter of a page that cannot be made, and says what was thrown', async () => {
  const fail = () => Promise.reject(new Error('Tables are not ready.'))
  const compiler = guardedCompiler({ compilePage: fail, compileFragment: fail })
  const { page, html } = await compile(compiler, '---\nslug: /table\n---\n# Table\n\n| a |\n| - |\n| b |\n')
  expect(html).toBe('')
  expect(page).toMatchObject({ title: 'Table', frontmatter: { slug: '/table' }, hasFailed: true })
  expect(page.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'page-failed This text cannot be compiled: Tables are not ready.',
  ])
})

test('says where in its source file a comment cannot be compiled', async () => {
  const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
  const markdown = `Text\n\n${'> '.repeat(200)}a`
  const job = { text: { file: 'src/a.ts', line: 10, column: 4, markdown }, anchorPrefix: 'a-' }
  const { html, diagnostics } = await compiler.compileFragment(job)
  expect(html).toBe('')
  expect(diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    'nested-too-deep src/a.ts:12:4',
  ])
})

test('gives one page in many its place when others fail', async () => {
  const content = { ...plainContent, blockquote: () => createElement('p', null, 'quote') }
  const compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, content)
  const texts = ['> a', `${'> '.repeat(300)}a`, '> b']
  const made = await Promise.all(texts.map((text) => compile(compiler, text)))
  expect(made.map(({ html }) => html)).toEqual(['<p>quote</p>', '', '<p>quote</p>'])
})
