// A change of the config makes anew what depends on it: pages are compiled again when what compiles them is another, and only then.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages, writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

interface Extension {
  readonly title?: string
  readonly theme?: string
  readonly rest?: string
}

const configOf = ({
  title = 'Widgets',
  theme = '{}',
  rest = '',
}: Extension) => `import { defineConfig, docs } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'
import { Quote } from './quote.tsx'

export default defineConfig({
  title: '${title}',
  theme: extendTheme(reactTheme, ${theme}),
  sources: [docs()],
  ${rest}
})
`

const quote = (word: string) => `export function Quote() {
  return <p>${word}</p>
}
`

test('guides are compiled again when what compiles them changes, and only then', async () => {
  const root = join(createTempFolder(), 'site')
  const names = ['index', 'a', 'b']
  writeFiles(root, { ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n\n:::tip\nText.\n:::\n`])) })
  linkPackages(root)
  const compiledWith = async (extension: Extension, files: Readonly<Record<string, string>> = {}) => {
    writeFiles(root, { 'quote.tsx': quote('one'), 'docgen.config.ts': configOf(extension), ...files })
    const { code, stdout } = await runWarm(['build', '--debug'], root)
    expect(code, stdout).toBe(0)
    return [...stdout.matchAll(/^ {2}\S+ m?s {2}docs\/(.*)\.md$/gm)].map(([, name]) => name).sort()
  }
  const all = [...names].sort()

  expect(await compiledWith({})).toEqual(all)
  const around = {
    title: 'Gadgets',
    theme: '{ components: { Footer: Quote }, styles: [] }',
    rest: `navbar: [{ label: 'A', to: '/docs/a' }],`,
  }
  expect(await compiledWith({ title: 'Gadgets' })).toEqual([])
  expect(await compiledWith(around)).toEqual([])
  expect(await compiledWith(around, { 'docs/a.md': '# Another\n' })).toEqual(['a'])
  expect(await compiledWith(around, { 'quote.tsx': quote('two') })).toEqual([])

  expect(await compiledWith({ ...around, rest: `markdown: { html: 'trust' },` })).toEqual(all)
  const own = { theme: `{ content: { "docgen-admonition": Quote } }` }
  expect(await compiledWith(own)).toEqual(all)
  expect(await compiledWith(own)).toEqual([])
  expect(await compiledWith(own, { 'quote.tsx': quote('two') })).toEqual(all)
})
