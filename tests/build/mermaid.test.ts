// Diagrams in Mermaid: what a built page and its Markdown have of them, what is reported, and when pages are compiled again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { hashTree } from '../support/file-tree.ts'
import { linkPackages, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

const flow = '```mermaid title="A caption"\nflowchart LR\n  accDescr: From one to another.\n  one[First] --> two[Second]\n```\n'
const page = `# Diagrams

${flow}
- In a list:

  \`\`\`mermaid
  sequenceDiagram
    accTitle: A talk
    accDescr { Both say
      something. }
    Alice->>Bob: Xylophone
  \`\`\`

${flow}`

const wrong = `# Wrong

\`\`\`mermaid title="Pets"
pie
  "Dogs" : 3
\`\`\`

> \`\`\`mermaid title="Half"
> graph LR
>   A --> B
>   B -->
> \`\`\`

\`\`\`mermaid
stateDiagram-v2
  [*] --> Open
  click Open "https://a.example"
\`\`\`
`

const configOf = (options = '') => `import { mermaid } from '@docgen/mermaid'
import { defineConfig, llmsTxt, markdownPages } from '@docgen/ssg-cli'
export default defineConfig({
  title: 'Site', url: 'https://a.example', lastUpdate: false, plugins: [mermaid(${options})],
  outputs: [markdownPages(), llmsTxt()],
})
`

let folder = ''

beforeAll(() => {
  folder = makeTempFolder()
})

afterAll(() => removeFolder(folder))

function siteWith(name: string, files: Readonly<Record<string, string>>, options?: string): string {
  const root = join(folder, name)
  writeFiles(root, { 'docs/index.md': '# Home\n', 'docgen.config.ts': configOf(options), ...files })
  linkPackages(root)
  return root
}

async function build(
  root: string,
  workers = 0,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly compiled: readonly string[] }> {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { slowest, diagnostics } = await runBuild({ root, loaded, useCache: true, write: true, failOn: 'never', workers })
  return { diagnostics, compiled: slowest.map(({ file }) => file).sort() }
}

const read = (root: string, file: string): string => readFileSync(join(root, 'dist', file), 'utf8')

describe('a page with several diagrams', () => {
  let root = ''
  let html = ''

  beforeAll(async () => {
    root = siteWith('several', { 'docs/diagrams.md': page })
    const { diagnostics } = await build(root)
    expect(diagnostics).toEqual([])
    html = read(root, 'diagrams/index.html')
  })

  test('has a drawing for each, in the box of the theme, with a name and a description', () => {
    const drawings = [
      ...html.matchAll(
        /<figure class="docgen-figure"><div class="docgen-figure-box" role="group" aria-label="Picture" tabindex="0"><svg ([^>]*)>/g,
      ),
    ]
    expect(drawings).toHaveLength(3)
    expect(drawings.map(([, attributes = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1])).toEqual([
      'A caption',
      'A talk',
      'A caption',
    ])
    const described = drawings.map(([, attributes = '']) => /aria-describedby="([^"]*)"/.exec(attributes)?.[1] ?? '')
    expect(new Set(described).size).toBe(3)
    expect(described.map((id) => new RegExp(`<desc id="${id}">([^<]*)</desc>`).exec(html)?.[1])).toEqual([
      'From one to another.',
      'Both say something.',
      'From one to another.',
    ])
    expect(html.match(/<figcaption>A caption<\/figcaption>/g)).toHaveLength(2)
  })

  test('loads nothing for them, and has no styles that a content policy would have to allow', () => {
    const drawings = [...html.matchAll(/<svg [^>]*role="img".*?<\/svg>/gs)].map(([svg]) => svg).join('')
    expect(drawings).toContain('fill="var(--docgen-text, currentColor)"')
    expect(drawings).not.toMatch(/<style|style=|<script|url\(|@import|https?:|class=/)
  })

  test('has no id twice', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('keeps the fences in its Markdown', () => {
    for (const file of ['diagrams.md', 'llms-full.txt']) {
      const markdown = read(root, file)
      expect(markdown).toContain(flow.trim())
      expect(markdown).toContain('    Alice->>Bob: Xylophone\n')
    }
  })

  test('is found by the words of its diagrams', () => {
    const files = Object.keys(hashTree(join(root, 'dist/assets/search')))
    expect(files.some((file) => /xylophon/i.test(readFileSync(join(root, 'dist/assets/search', file), 'utf8')))).toBe(true)
  })
})

test('what cannot be drawn is reported at its line, once, and stays code', async () => {
  const root = siteWith('wrong', { 'docs/wrong.md': wrong })
  const { diagnostics } = await build(root)
  expect(
    diagnostics.map(
      ({ code, severity, file, line, column, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`,
    ),
  ).toEqual([
    expect.stringMatching(
      /^docs\/wrong\.md:4:1 warning plugin-message .*Diagrams of the kind "pie" are not drawn.*"flowchart LR"/,
    ),
    expect.stringMatching(/^docs\/wrong\.md:11:10 warning plugin-message .*ends with an arrow/),
    expect.stringMatching(/^docs\/wrong\.md:14:1 warning plugin-message .*has no name .*accTitle/),
    expect.stringMatching(/^docs\/wrong\.md:17:3 warning plugin-message .*"click Open .* is left out/),
  ])
  const html = read(root, 'wrong/index.html')
  expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(1)
  expect(html).toContain('pie')
  expect(html).toContain('B --&gt;')
})

test('an option compiles pages again, and nothing else of the config does', async () => {
  const root = siteWith('options', { 'docs/a.md': '# A\n\n```mermaid\ngraph\n  A\n```\n' })
  const both = ['docs/a.md', 'docs/index.md']
  const coded = async () => {
    const { diagnostics, compiled } = await build(root)
    return { codes: diagnostics.map(({ code }) => code), compiled }
  }
  expect(await coded()).toEqual({ codes: ['plugin-message'], compiled: both })
  expect(await coded()).toEqual({ codes: ['plugin-message'], compiled: [] })
  writeFiles(root, { 'docgen.config.ts': configOf().replace("'Site'", "'Another'") })
  expect(await coded()).toEqual({ codes: ['plugin-message'], compiled: [] })
  writeFiles(root, { 'docgen.config.ts': configOf('{ requireNames: false }') })
  expect(await coded()).toEqual({ codes: [], compiled: both })
})

test('worker threads draw the same', async () => {
  const trees = []
  for (const workers of [0, 2]) {
    const pages = Object.fromEntries(
      Array.from({ length: 130 }, (_, index) => [`docs/more/${index}.md`, index % 40 === 0 ? page : '# More\n']),
    )
    const root = siteWith(`threads-${workers}`, pages)
    await build(root, workers)
    trees.push(hashTree(join(root, 'dist')))
  }
  expect(trees[1]).toEqual(trees[0])
})

test('an author cannot write what the plugin writes', async () => {
  const root = siteWith('forged', {
    'docs/a.md': '# A\n\n::mermaid-drawing{drawing="\u00000"}\n\n::mermaid-drawing{drawing="<svg onload=alert(1)>"}\n',
  })
  const { diagnostics } = await build(root)
  expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['plugin-failed 3', 'plugin-failed 5'])
  expect(read(root, 'a/index.html')).not.toContain('onload=')
})
