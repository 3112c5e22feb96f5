import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { pluginReference } from './typedoc-plugin.ts'

function referenceOf(options: object, pages: readonly string[] = []) {
  const said: string[] = []
  const notes: ConfigNotes = { notes: [], say: (kind, topic, _, text) => void said.push(`${kind} ${topic}: ${text}`) }
  const texts: Readonly<Record<string, string>> = { 'package.json': JSON.stringify({ name: 'kit', main: 'dist/index.js' }) }
  const files = { paths: pages, read: (path: string) => texts[path] }
  const config = { file: 'rspress.config.ts', value: {}, opaque: [] }
  const input = { files, config, modules: new Map(), fromOut: (path: string) => `../${path}` }
  const reference = pluginReference([{ name: '@rspress/plugin-typedoc', options }], input, { root: 'docs', notes })
  return { said, argument: reference?.source instanceof Call ? reference.source.argument : undefined }
}

test.each([
  ['where nothing says so', {}, '/api'],
  ['where it is told', { outDir: './reference' }, '/reference'],
])('the reference is where the plugin wrote its pages, %s', (_, options, path) => {
  const { said, argument } = referenceOf({ entryPoints: ['src/index.ts'], ...options })
  expect(argument).toMatchObject({ path, typedocPath: { path } })
  expect(said).toEqual([expect.stringMatching(/^by-hand reference: apiReference\(\) now makes/)])
})

test.each([
  ['pages in the repository', { entryPoints: ['src/index.ts'] }, ['docs/api/index.md'], 'by-hand reference: The pages that'],
  ['entry points elsewhere', { entryPoints: ['../other/index.ts'] }, [], 'by-hand plugin: The plugin "@rspress/plugin-typedoc"'],
])('%s are named, and make none', (_, options, pages, message) => {
  expect(referenceOf(options, pages)).toEqual({ said: [expect.stringContaining(message)], argument: undefined })
})
