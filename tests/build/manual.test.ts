// What the manual's reference says is what docgen's own tables say.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { SourceContext, SourceFinding } from '../../packages/ssg-cli/src/index.ts'
import { knownLanguages, searchLanguages } from '@docgen/model'
import { commandPages } from '../../manual/reference/command-pages.ts'
import { configPages } from '../../manual/reference/config-pages.ts'
import { runDocgen } from '../support/docgen.ts'
import { createTempFolder } from '../support/test-site.ts'

test('every command that --help lists has a page with every option of its own --help', async () => {
  const pages = new Map(commandPages().map((page) => [page.route, page.markdown]))
  const { stdout } = await runDocgen(['build', '--help'], createTempFolder())
  const flags = [...stdout.matchAll(/^ {2}((?:-\w, )?--[\w-]+(?: <\w+>)?)/gm)].map(([, flag]) => flag)
  expect(flags.length).toBeGreaterThan(8)
  expect(
    flags.filter((flag) => flag !== '-h, --help' && !String(pages.get('/reference/cli/build/')).includes(`\`${flag}\``)),
  ).toEqual([])
  expect([...pages.keys()]).toContain('/reference/cli/api-coverage/')
})

test('a config key without a text, and a text without a key, are findings', async () => {
  const findings: SourceFinding[] = []
  await configPages(contextOf({ 'reference/config/titel.md': 'A typo.' }, findings))
  const messages = findings.map(({ message }) => message)
  expect(messages).toContain('The config key "title" has no text.')
  expect(messages).toContain('The config has no such key.')
})

test('every guide has a description for search engines and lists: its own, or its first paragraph', () => {
  const folder = fileURLToPath(new URL('../../manual/docs', import.meta.url))
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  expect(guides.length).toBeGreaterThan(30)
  const silent = guides.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return !/^---\n(?:.+\n)*description: /.test(text) && !/\n\n[\w`[][^\n]*\n/.test(text)
  })
  expect(silent).toEqual([])
})

test('every config key has a text', async () => {
  const folder = fileURLToPath(new URL('../../manual/reference/config', import.meta.url))
  const files = readdirSync(folder).map((name) => [`reference/config/${name}`, readFileSync(join(folder, name), 'utf8')])
  const findings: SourceFinding[] = []
  await configPages(contextOf(Object.fromEntries(files), findings))
  expect(findings).toEqual([])
})

test('the page of a key has its type and its default from the schema', async () => {
  const pages = await configPages(contextOf({ 'reference/config/trailingSlash.md': 'Slashes.\n' }, []))
  expect(pages.find(({ title }) => title === 'trailingSlash')?.markdown).toContain('| `true` or `false` | `true` |')
})

test('a default has the keys that a config may have, and no others', async () => {
  const pages = await configPages(contextOf({ 'reference/config/markdown.md': 'How Markdown is read.\n' }, []))
  expect(pages.find(({ title }) => title === 'markdown')?.markdown).toContain(
    "| `{ parser: 'satteri', html: 'sanitise', linkCode: true }` |",
  )
})

test('the manual names the languages whose words search finds by their stems', () => {
  const text = readFileSync(fileURLToPath(new URL('../../manual/docs/search.md', import.meta.url)), 'utf8')
  const [, named = ''] = /docgen has rules for ([^.]+)\./.exec(text) ?? []
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  expect(named.split(/, | and /)).toEqual(searchLanguages.map((language) => names.of(language)).sort())
})

function contextOf(files: Readonly<Record<string, string>>, findings: SourceFinding[]): SourceContext {
  return {
    site: { title: 'docgen', tagline: '', base: '/', language: 'en', locale: 'en', isDefaultLocale: true, message: (key) => key },
    list: async () => Object.keys(files),
    read: async (file) => files[file],
    readMarkdown: async () => undefined,
    report: (finding) => void findings.push(finding),
  }
}

test('the page of the locale names every language that docgen has words in', () => {
  const page = readFileSync(fileURLToPath(new URL('../../manual/reference/config/locale.md', import.meta.url)), 'utf8')
  const names = new Intl.DisplayNames('en', { type: 'language' })
  expect(knownLanguages.filter((language) => !page.includes(names.of(language) ?? language))).toEqual([])
})
