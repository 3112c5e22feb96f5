import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiEntry, ApiLoadResult } from '@docgen/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'
import { applyComments } from './apply-comments.ts'
import { parseComments } from './parse-comments.ts'
import { readSiteComments, withSiteComments } from './read-comments.ts'

const declarations = `
export declare class Grid {
  static make(): Grid
  constructor(rows: number)
  /** Adds a row. */
  append(row: Row, at?: number): void
  read(key: string): string
  read(key: number): number
  onChange: (row: Row) => void
  readonly size: number
}
/** A row. */
export interface Row { cells: string[] }
export declare enum Side { Left, Right }
export declare const defaults: { wrap: boolean }
export declare namespace tools { function trim(row: Row): Row }
export default function grid(): Grid
export declare function last(row: Row): Row
export type Handler = (row: Row) => void
`

const kit = {
  'kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
  'kit/index.d.ts': declarations,
}
const packages = [{ folder: 'kit' }]
const file = 'comments/kit.md'

let bare: ApiLoadResult

beforeAll(async () => {
  bare = await loadReference(kit, { packages })
})

function load(comments: string): ApiLoadResult {
  const [own] = bare.model.packages
  if (!own) throw new Error('No package was found.')
  const { entries, diagnostics } = applyComments(own, parseComments(comments, file).comments)
  return { ...bare, model: { ...bare.model, packages: [{ ...own, entries }] }, diagnostics }
}

const said = (markdown: string) => ({ summary: { markdown, file, isOfSite: true } })

test('comments on what a package says nothing of', () => {
  const result = load(`
## Grid
Rows.
## Grid.constructor
Makes one.
### Parameters
- \`rows\`: How many.
## Grid#read()
Reads.
### Parameters
- \`key\`: Of the row.
## Grid.onChange
Called.
### Parameters
- \`row\`: The changed one.
## Grid.append
### Returns
Nothing.
### Parameters
- \`at\`: Where.
## Side.Left
Not right.
## defaults.wrap
Wraps.
## tools.trim
Trims.
## grid
The default.
## Handler
Handles.
### Parameters
- \`row\`: Handled.
`)
  expect(result.diagnostics).toEqual([])
  const entries = entriesById(result)
  const memberOf = (id: string, name: string) => {
    const entry = entries[id]
    const type = entry && 'type' in entry && entry.type.kind === 'object' ? entry.type.members : []
    return [...(entry && 'members' in entry ? entry.members : []), ...type].find((member) => member.name === name)
  }
  expect(entries['kit!Grid']).toMatchObject({ comment: said('Rows.') })
  expect(memberOf('kit!Grid', 'constructor')).toMatchObject({
    signatures: [{ comment: said('Makes one.'), parameters: [{ text: { markdown: 'How many.' } }] }],
  })
  expect(memberOf('kit!Grid', 'read')).toMatchObject({
    comment: said('Reads.'),
    signatures: [
      { parameters: [{ text: { markdown: 'Of the row.' } }] },
      { parameters: [{ text: { markdown: 'Of the row.' } }] },
    ],
  })
  expect(memberOf('kit!Grid', 'onChange')).toMatchObject({
    comment: said('Called.'),
    type: { signature: { parameters: [{ text: { markdown: 'The changed one.' } }] } },
  })
  expect(memberOf('kit!Grid', 'append')).toMatchObject({
    signatures: [
      {
        comment: {
          summary: { markdown: 'Adds a row.', file: 'kit/index.d.ts' },
          returns: { markdown: 'Nothing.', isOfSite: true },
        },
        parameters: [{ name: 'row' }, { name: 'at', text: { markdown: 'Where.' } }],
      },
    ],
  })
  expect(memberOf('kit!Side', 'Left')).toMatchObject({ comment: said('Not right.') })
  expect(memberOf('kit!defaults', 'wrap')).toMatchObject({ comment: said('Wraps.') })
  expect(entries['kit!tools.trim']).toMatchObject({ signatures: [{ comment: said('Trims.') }] })
  expect(entries['kit!default']).toMatchObject({ signatures: [{ comment: said('The default.') }] })
  expect(entries['kit!Handler']).toMatchObject({
    comment: said('Handles.'),
    type: { signature: { parameters: [{ text: { markdown: 'Handled.' } }] } },
  })
})

test('comments on declarations that share a name', async () => {
  const index = [
    'export interface Price { sum: number }',
    'export declare const Price: number',
    'export declare function pay(): void',
    'export declare namespace pay { interface Options { sum: number } }',
  ]
  const files = { ...kit, 'kit/index.d.ts': index.join('\n') }
  const comments = { 'comments/kit.md': '## Price\nA type.\n## Price:variable\nA value.\n## pay.Options\nHow.\n' }
  const loaded = await loadReference({ ...files, ...comments }, { packages, comments: 'comments' })
  const entries = entriesById(loaded)
  expect(loaded.diagnostics).toEqual([])
  expect(entries['kit!Price']?.comment).toMatchObject(said('A type.'))
  expect(entries['kit!Price:variable']?.comment).toMatchObject(said('A value.'))
  expect(entries['kit!pay:namespace.Options']?.comment).toMatchObject(said('How.'))
})

test('replaces nothing that the package says, and reports it', () => {
  const result = load(
    `## Row\nOurs.\n\nMore.\n## Grid.append\nOurs.\n### Example\nOurs too.\n## Row.cells\n### Example\nA cell.\n`,
  )
  const found = [...result.diagnostics].sort((a, b) => a.line - b.line)
  expect(found.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['unused-api-comment', 2, 'The package already has a summary for "Row", so the comment of the site is not shown.'],
    ['unused-api-comment', 6, 'The package already has a summary for "Grid.append", so the comment of the site is not shown.'],
  ])
  const row = entriesById(result)['kit!Row']
  expect(row?.comment?.summary?.markdown).toBe('A row.')
  expect(row?.comment?.remarks).toBeUndefined()
  expect(row).toMatchObject({ members: [{ comment: { examples: [{ markdown: 'A cell.' }] } }] })
})

test('adds remarks to the summary of a package', () => {
  const result = load('## Row\n### Remarks\nMore.')
  expect(result.diagnostics).toEqual([])
  expect(entriesById(result)['kit!Row']).toMatchObject({
    comment: { summary: { markdown: 'A row.' }, remarks: { markdown: 'More.', isOfSite: true } },
  })
})

test.each([
  ['## Handelr\nText.', 'The package "kit" documents no "Handelr". Write "Handler", the closest declaration.'],
  ['## Grid.sizes\nText.', 'The package "kit" documents no "Grid.sizes". Write "Grid.size", the closest declaration.'],
  ['## last\n### Parameters\n- `rows`: Text.', '"last" has no parameter "rows". Write "row", the closest parameter.'],
  ['## Row\n### Parameters\n- `row`: Text.', '"Row" has no parameter "row". Remove the text, or write the name of a parameter.'],
])('reports what does not exist: %j', (comments, expected) => {
  const { diagnostics } = load(comments)
  expect(diagnostics.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([`unknown-api-comment ${expected}`])
})

test('entries from the cache have the same text as those that were just read', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docgen-comments-'))
  mkdirSync(join(root, 'comments'))
  writeFileSync(join(root, file), '## Grid\nRows.\n## Grid.size\nHow many.\n## last\nThe last one.\n### Returns\nA grid.')
  const [own] = bare.model.packages
  if (!own) throw new Error('No package was found.')
  const textOf = async (entries: readonly ApiEntry[]) => {
    const given = { entries: { kit: entries }, diagnostics: [] }
    const comments = await readSiteComments({ root }, 'comments', [own])
    const { extraction } = withSiteComments(comments, { packages }, { packages: [own], extraction: given })
    return JSON.stringify(extraction.entries)
  }
  const fresh = await textOf(own.entries)
  const stored = await textOf(JSON.parse(JSON.stringify(own.entries)) as readonly ApiEntry[])
  expect(fresh).toContain('How many.')
  expect(stored).toBe(fresh)
  rmSync(root, { recursive: true })
})

test('what introduces a package stands where it shows no README, else it is reported', async () => {
  const comments = { [file]: '# kit\n\nGrids.\n\n## Grid\nRows.' }
  const introduced = await loadReference({ ...kit, ...comments }, { packages, comments: 'comments' })
  expect(introduced.model.packages[0]?.readme).toMatchObject({ markdown: 'Grids.', file, line: 3, isOfSite: true })
  expect(introduced.diagnostics).toEqual([])
  const both = await loadReference(
    { ...kit, ...comments, 'kit/README.md': '# kit\n\nMore grids.' },
    { packages, comments: 'comments' },
  )
  expect(both.model.packages[0]?.readme?.markdown).toContain('More grids.')
  expect(both.diagnostics).toMatchObject([{ code: 'unused-api-comment', file, line: 3 }])
})

test('reads a file for each package, and reports one of no package and a folder that does not exist', async () => {
  const config = { 'docgen.config.ts': `{ folder: 'kit' },\n  comments: 'none'` }
  const comments = { 'comments/kti.md': '## Grid\nRows.', [file]: '## Grid\nRows.' }
  const found = await loadReference({ ...kit, ...comments }, { packages, comments: './comments/' })
  expect(entriesById(found)['kit!Grid']).toMatchObject({ comment: said('Rows.') })
  expect(found.diagnostics.map(({ code, file, hint }) => [code, file, hint])).toEqual([
    ['unknown-api-comment', 'comments/kti.md', 'Rename it to "kit.md", the closest package.'],
  ])
  // A file of no package may come or go too: all of the folder counts.
  expect(found.watchFiles.filter((path) => /comments(?:\/kit\.md)?$/.test(path))).toHaveLength(2)
  const missing = await loadReference({ ...kit, ...config }, { packages, comments: 'none' })
  expect(missing.diagnostics).toMatchObject([{ code: 'api-comments-not-found', file: 'docgen.config.ts', line: 2, column: 13 }])
})
