import { beforeAll, describe, expect, test } from 'vitest'
import { slotMark } from '@docgen/model'
import { createMarkdownCompiler } from '../compile-markdown.ts'
import type { MarkdownCompiler } from '../guarded-compiler.ts'
import { plainContent } from '../plain-content.ts'

let compiler: MarkdownCompiler

beforeAll(async () => {
  compiler = await createMarkdownCompiler({ parser: 'satteri', html: 'sanitise' }, plainContent)
})

const compile = (text: string) =>
  compiler.compilePage(
    { file: 'changelogs/a.md', contentPath: 'a.md', source: 'changelogs', kind: 'changelog', text, includes: {} },
    'key',
  )

const home = 'https://github.com/kit/core'

describe('lists the releases of', () => {
  test.each([
    [
      'changesets',
      '# @kit/core\n\n## 1.1.0\n\n### Minor Changes\n\n- abc1234: A\n\n## 1.0.0 (2021-10-12)\n\nB',
      [
        ['1.1.0', undefined, 'v1.1.0', '<h3 id="v1.1.0-minor-changes">Minor Changes</h3>\n<ul>\n<li>abc1234: A</li>\n</ul>'],
        ['1.0.0', '2021-10-12', 'v1.0.0', '<p>B</p>'],
      ],
    ],
    [
      'conventional-changelog',
      `# [1.1.0](${home}/compare/v1.0.1...v1.1.0) (2020-01-02)\n\n### Bug Fixes\n\n* A\n\n## [1.0.1](${home}/compare/v1.0.0...v1.0.1) (2020-01-01)\n`,
      [
        ['1.1.0', '2020-01-02', 'v1.1.0', '<h3 id="v1.1.0-bug-fixes">Bug Fixes</h3>\n<ul>\n<li>A</li>\n</ul>'],
        ['1.0.1', '2020-01-01', 'v1.0.1', ''],
      ],
    ],
    [
      'release-please',
      `# Changelog\n\n### [1.0.1](${home}/compare/v1.0.0...v1.0.1) (2020-01-01)\n\n\n### Bug Fixes\n\n* A\n\n## 1.0.0 (2019-12-31)\n`,
      [
        ['1.0.1', '2020-01-01', 'v1.0.1', '<h3 id="v1.0.1-bug-fixes">Bug Fixes</h3>\n<ul>\n<li>A</li>\n</ul>'],
        ['1.0.0', '2019-12-31', 'v1.0.0', ''],
      ],
    ],
    [
      'Keep a Changelog',
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A\n\n## [1.0.0] - 2017-06-20\n\n### Added\n\n- B',
      [['1.0.0', '2017-06-20', 'v1.0.0', '<h3 id="v1.0.0-added">Added</h3>\n<ul>\n<li>B</li>\n</ul>']],
    ],
    [
      'dates below versions',
      `## 1.2.0\n\nDate: 2026-07-22\n\nA\n\n## 1.1.0\n_2026-07-01_\n\n## 1.0.1 (2026-06-02)\n\n2026-06-01\n\n## 1.0.0\n\n[2026-05-01](${home})`,
      [
        ['1.2.0', '2026-07-22', 'v1.2.0', '<p>A</p>'],
        ['1.1.0', '2026-07-01', 'v1.1.0', ''],
        ['1.0.1', '2026-06-02', 'v1.0.1', '<p>2026-06-01</p>'],
        ['1.0.0', undefined, 'v1.0.0', '<p><a href="\0">2026-05-01</a></p>'],
      ],
    ],
  ])('%s', async (_, text, expected) => {
    const { page } = await compile(text)
    expect(page.releases?.map(({ version, date, anchor, html }) => [version, date, anchor, html])).toEqual(expected)
    expect(page.diagnostics).toEqual([])
  })
})

test('shows the date of the line below a version in its heading', async () => {
  const { html } = await compile('## 1.2.3\n\n*Released on July 22, 2026*\n')
  expect(html).toBe('<h2 id="v1.2.3"><span id="123"></span>1.2.3 <time dateTime="2026-07-22">2026-07-22</time></h2>')
})

test.each([
  ['a version alone', '## 1.2.3', '<h2 id="v1.2.3"><span id="123"></span>1.2.3</h2>'],
  [
    'a version with a date',
    '### v1.2.3 (2021-10-12)',
    '<h2 id="v1.2.3"><span id="v123-2021-10-12"></span>1.2.3 <time dateTime="2021-10-12">2021-10-12</time></h2>',
  ],
  ['a version that is a link', '# [1.2.3](https://x.y/z)', '<h2 id="v1.2.3"><span id="123"></span><a href="\0">1.2.3</a></h2>'],
  [
    'a version whose link is defined elsewhere',
    '## [1.2.3] - 2021-10-12 [YANKED]\n\n[1.2.3]: https://x.y/z',
    '<h2 id="v1.2.3"><span id="123---2021-10-12-yanked"></span><a href="\0">1.2.3</a> <time dateTime="2021-10-12">2021-10-12</time> <small>[YANKED]</small></h2>',
  ],
  [
    'a version beside a link',
    '## 1.2.3 (2021-10-12, [diff](https://x.y/z))',
    '<h2 id="v1.2.3"><span id="123-2021-10-12-diff"></span>1.2.3 <time dateTime="2021-10-12">2021-10-12</time> <a href="\0">diff</a></h2>',
  ],
  [
    'a version whose date is a link',
    '## 1.2.3 ([2021-10-12](https://x.y/z))',
    '<h2 id="v1.2.3"><span id="123-2021-10-12"></span>1.2.3 <a href="\0">2021-10-12</a></h2>',
  ],
  [
    'a version given twice',
    '## 1.0.0\n\n## 1.0.0',
    '<h2 id="v1.0.0"><span id="100"></span>1.0.0</h2>\n<h2 id="v1.0.0-1"><span id="100-1"></span>1.0.0</h2>',
  ],
  ['what is not released', '## [Unreleased]', '<h2 id="unreleased">Unreleased</h2>'],
  [
    'a heading of another kind',
    '## 1.0.0\n\n## Before\n\n### Added',
    '<h2 id="v1.0.0"><span id="100"></span>1.0.0</h2>\n<h2 id="before">Before</h2>\n<h3 id="added">Added</h3>',
  ],
  ['an anchor of an older tool', '<a name="1.0.0"></a>\n## 1.0.0', '<h2 id="v1.0.0"><span id="100"></span>1.0.0</h2>'],
])('shows %s', async (_, text, expected) => {
  expect((await compile(text)).html.trim()).toBe(expected)
})

// Read in both ways at each of them, it would outlast the time that a test has.
test('an entry that closes one thing after another is read once', async () => {
  const { html } = await compile(`## 1.0.0\n\n### Patch Changes\n\n- Fix it ${'closes x(a)(a)(a) '.repeat(13)}y z`)
  expect(html).toContain('y z')
})

const details = (content: string) => `<details><summary>Updated dependencies</summary>${content}</details>`

describe('folds', () => {
  test.each([
    ['updated packages', '### Patch Changes\n\n- Updated dependencies\n  - a@1.0.0', details('<ul>\n<li>a@1.0.0</li>\n</ul>')],
    [
      'updated packages with commits',
      '### Patch Changes\n\n- A\n- Updated dependencies [`abc`]:\n  - a@1.0.0',
      `<ul>\n<li>A</li>\n</ul>\n${details('<p>[<code>abc</code>]</p><ul>\n<li>a@1.0.0</li>\n</ul>')}`,
    ],
    ['a group of dependencies', '### Dependencies\n\n- a bumped', details('<ul>\n<li>a bumped</li>\n</ul>')],
    [
      'conventional commits',
      '### Bug Fixes\n\n* **deps:** a to 2',
      details('<ul>\n<li><strong>deps:</strong> a to 2</li>\n</ul>'),
    ],
    [
      'a bump',
      '### Patch Changes\n\n- abc1234: Bump a from 1.0 to 2.0 (#1)',
      details('<ul>\n<li>abc1234: Bump a from 1.0 to 2.0 (#1)</li>\n</ul>'),
    ],
    ['no bump that is a change of its own', '### Major Changes\n\n- Update a to 2', '<ul>\n<li>Update a to 2</li>\n</ul>'],
    ['no bump that says more', '### Patch Changes\n\n- Update a to 2. Mends b.', '<ul>\n<li>Update a to 2. Mends b.</li>\n</ul>'],
  ])('%s', async (_, text, expected) => {
    const { page } = await compile(`## 1.0.0\n\n${text}`)
    expect(page.releases?.[0]?.html.replace(/^<h3.*<\/h3>\n/, '')).toBe(expected)
  })
})

test('knows the slots of each release', async () => {
  const { page, html } = await compile(
    'See [a](./a.md).\n\n## [2.0.0](https://x.y)\n\n[b](./b.md) [c](./c.md)\n\n## 1.0.0\n\n[d](./d.md)',
  )
  const slotsOf = ({ html: own, firstSlot }: { readonly html: string; readonly firstSlot: number }) =>
    page.slots.slice(firstSlot, firstSlot + own.split(slotMark).length - 1).map(({ href }) => href)
  expect(page.releases?.map(slotsOf)).toEqual([['./b.md', './c.md'], ['./d.md']])
  expect(html.split(slotMark)).toHaveLength(page.slots.length + 1)
})

test('shows versions without their dates in the table of contents', async () => {
  const { page } = await compile('## 1.0.0 (2020-01-01)\n\n### Added')
  expect(page.headings).toEqual([
    { depth: 2, text: '1.0.0', anchor: 'v1.0.0', line: 1, column: 1 },
    { depth: 3, text: 'Added', anchor: 'v1.0.0-added', line: 3, column: 1 },
  ])
})

test('keeps dates and anchors beside raw HTML', async () => {
  const { html } = await compile('## 1.0.0 (2020-01-01)\n\nPress <kbd>k</kbd>.')
  expect(html).toContain(
    '<h2 id="v1.0.0"><span id="100-2020-01-01"></span>1.0.0 <time dateTime="2020-01-01">2020-01-01</time></h2>',
  )
})

test('reports a changelog in which it finds no version', async () => {
  const codes = async (text: string) => (await compile(text)).page.diagnostics.map(({ code }) => code)
  expect(await codes('# Changelog\n\n## First release')).toEqual(['changelog-without-versions'])
  expect(await codes('## Unreleased')).toEqual([])
})

test('reports impossible dates and versions that are named twice', async () => {
  const { page, html } = await compile(
    '## 1.1.0 (2024-13-45)\n\n## @a/b@1.0.0\n\n## @a/c@1.0.0\n\n## v1.1.0 (2024-05-31)\n\n## Unreleased\n\n## Unreleased',
  )
  expect(page.diagnostics.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
    'changelog-release 1 The release 1.1.0 has the date "2024-13-45", which does not exist.',
    'changelog-release 7 This changelog names the version 1.1.0 a second time. The first is in line 1.',
  ])
  expect(html).toContain('1.1.0 <small>(2024-13-45)</small></h2>')
})

test('leaves other pages alone', async () => {
  const text = '## 1.0.0 (2020-01-01)\n\n- Updated dependencies'
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', text, includes: {} }
  const { html, page } = await compiler.compilePage(file, 'key')
  expect(html).toBe('<h2 id="100-2020-01-01">1.0.0 (2020-01-01)</h2>\n<ul>\n<li>Updated dependencies</li>\n</ul>')
  expect(page.releases).toBeUndefined()
})
