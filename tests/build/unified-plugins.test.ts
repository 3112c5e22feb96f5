// Plugins of remark and rehype as npm has them: what each does to a built page, in this thread and in workers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { hashTree } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { copySite, makeTempFolder, removeFolder, writeFiles } from '../support/temp-site.ts'

let folder = ''
let trees: readonly Readonly<Record<string, string>>[] = []
let pages: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  folder = makeTempFolder()
  const built: string[] = []
  for (const workers of [0, 2]) built.push(await build(join(folder, String(workers)), workers))
  trees = built.map(hashTree)
  const textOf = (page: string): string => readFileSync(join(built[0] ?? '', page), 'utf8').replaceAll('\n', '')
  pages = { index: textOf('docs/index.html'), other: textOf('docs/other/index.html') }
})

afterAll(() => removeFolder(folder))

test.each([
  ['remark-gemoji', 'index', '<h1>Plugins 🚀</h1>'],
  ['remark-gemoji beside a time', 'index', 'At 10:30 it is done 👍.'],
  ['remark-gemoji, not in code', 'index', 'and :rocket: and #123'],
  ['remark-math', 'index', '<annotation encoding="application/x-tex">a^2 + b^2 = c^2</annotation>'],
  ['rehype-katex', 'index', '<span class="katex-display"><span class="katex">'],
  ['rehype-katex within a directive', 'index', '<annotation encoding="application/x-tex">e^{i\\pi} = -1</annotation>'],
  ['rehype-katex within raw HTML', 'other', '<annotation encoding="application/x-tex">\\sqrt{2}</annotation>'],
  ['remark-definition-list', 'index', '<dl><dt>Apple</dt><dd>A fruit, see <a href="/docs/other/#orange">orange</a>.</dd><dd>'],
  ['remark-github', 'index', 'href="https://github.com/remarkjs/remark/issues/123"'],
  ['rehype-external-links', 'index', 'rel="nofollow" target="_blank"><strong>@wooorm</strong>'],
  ['rehype-external-links, not of the site', 'index', '<a href="/docs/other/">the other page</a>'],
  ['rehype-unwrap-images', 'index', '</div><img src="/assets/dot-'],
  ['rehype-autolink-headings', 'index', '<h2 id="terms">Terms<a aria-hidden="true" tabindex="-1" href="#terms">#</a></h2>'],
  ['headings without what is hidden', 'index', '<a class="docgen-anchor" href="#terms" aria-label="Link to Terms">'],
  ['tables of contents without it', 'index', '<a href="#math-x_1">Math x1</a>'],
  ['a link to a heading with math', 'other', '<a href="/docs/#math-x_1">math</a>'],
  ['raw HTML, which stays sanitized', 'other', '<div align="center">'],
])('%s', (_, page, html) => expect(pages[page]?.includes(html), pages[page]).toBe(true))

test('hundreds of pages in worker threads are the same', () => expect(trees[1]).toEqual(trees[0]))

async function build(root: string, workers: number): Promise<string> {
  copySite(join(sitesFolder, 'unified-plugins'), root)
  for (let page = 0; page < 120; page++)
    writeFiles(root, { [`docs/more/${page}.md`]: `# Page ${page}\n\n$x_${page}$ :tada: #${page + 1}\n` })
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const { ok, diagnostics } = await runBuild({ root, loaded, useCache: false, write: true, failOn: 'error', workers })
  expect(ok, JSON.stringify(diagnostics)).toBe(true)
  return join(root, 'dist')
}
