import { describe, expect, test } from 'vitest'
import { outputPathOf, type Diagnostic } from '@docgen/model'
import {
  coloured,
  formatBytes,
  plain,
  renderAnnotations,
  renderCounts,
  renderFailure,
  renderFindings,
  renderFixed,
  renderJson,
  renderOutcome,
  type Outcome,
} from './report.ts'

const anchor: Diagnostic = {
  code: 'broken-anchor',
  severity: 'error',
  file: 'guide/install.md',
  line: 42,
  column: 7,
  message: 'No heading of /reference/cli/ has the anchor "#confg".',
  hint: 'Write "#config", the closest anchor there.',
}
const language: Diagnostic = {
  code: 'unknown-language',
  severity: 'warning',
  file: 'guide/a,b.md',
  line: 3,
  column: 1,
  message: 'The language "jso" is 100% unknown.',
  hint: 'Write "json", the closest language.',
}
const folder: Diagnostic = {
  ...anchor,
  code: 'config',
  file: '.',
  line: 1,
  column: 1,
  message: 'No Markdown.',
  hint: 'Add some.',
}

test('findings are paragraphs', () => {
  expect(renderFindings([anchor, language], plain)).toBe(`guide/install.md:42:7  error  broken-anchor
  No heading of /reference/cli/ has the anchor "#confg".
  hint: Write "#config", the closest anchor there.

guide/a,b.md:3:1  warning  unknown-language
  The language "jso" is 100% unknown.
  hint: Write "json", the closest language.
`)
  expect(renderFindings([], plain)).toBe('')
})

test('equal findings are one, with the places of the others', () => {
  const at = (line: number): Diagnostic => ({ ...anchor, line })
  const paragraph = renderFindings([anchor], plain)
  expect(renderFindings([at(1), at(2), at(3)], plain)).toBe(
    `${paragraph.replace(':42:', ':1:')}  also: guide/install.md:2:7 and guide/install.md:3:7\n`,
  )
  expect(renderFindings([1, 2, 3, 4, 5, 6, 7].map(at), plain)).toContain('guide/install.md:5:7 and 2 more like it\n')
  expect(renderFindings([folder, folder], plain)).toContain('  also: 1 more like it\n')
  expect(renderFindings([at(1), at(2)], plain, true)).toBe(
    [1, 2].map((line) => paragraph.replace(':42:', `:${line}:`)).join('\n'),
  )
})

describe('a long report', () => {
  const many = (count: number): Diagnostic[] =>
    Array.from({ length: count }, (_, index) => ({ ...anchor, line: index + 1, message: `m${index}` }))
  const long = [...many(838), language]

  test.each([49, 50, 51, 838])('is at most 200 lines: %i findings', (count) => {
    expect(renderFindings([...many(count), language], plain).split('\n').length).toBeLessThanOrEqual(200)
  })
  test('lists some of each code, and counts the rest', () => {
    const report = renderFindings(long, plain)
    expect(report).toContain('guide/a,b.md:3:1  warning  unknown-language')
    expect(report).toMatch(/\n\.\.\. and \d+ more broken-anchor\n/)
    const hidden = 838 - (report.match(/^guide\/install\.md/gm) ?? []).length
    expect(
      report.endsWith(
        `\n  errors  warnings  files  code
     838         -      1  broken-anchor
       -         1      1  unknown-language

Not listed: ${hidden} findings. Use --all to list every finding, or --json.\n`,
      ),
    ).toBe(true)
  })
  test('is whole with --all', () => {
    const report = renderFindings(long, plain, true)
    expect(report.match(/broken-anchor$/gm)).toHaveLength(838)
    expect(report).not.toContain('Not listed')
  })
  test('annotates as many findings as GitHub shows', () => {
    expect(renderAnnotations(long, '').match(/^::(error|warning)/gm)).toEqual([...Array<string>(10).fill('::error'), '::warning'])
  })
})

test('a finding about the whole folder has no place', () => {
  expect(renderFindings([folder], plain)).toBe('error  config\n  No Markdown.\n  hint: Add some.\n')
})

test('findings that are gone are folded as findings are', () => {
  const failed = ['a.md', 'b.md', 'c.md'].map((file) => ({ ...anchor, file }))
  expect(renderFixed([...failed, folder], plain)).toBe(
    [
      'a.md:42:7  fixed  broken-anchor',
      `  ${anchor.message}`,
      '  also: b.md:42:7 and c.md:42:7',
      'fixed  config',
      `  ${folder.message}`,
      '',
    ].join('\n'),
  )
  const different = Array.from({ length: 500 }, (_, line) => ({ ...anchor, line, message: `No ${line}.` }))
  const lines = renderFixed(different, plain).split('\n')
  expect(lines.length).toBeLessThan(200)
  expect(lines.at(-2)).toBe('... and 452 more broken-anchor')
})

test('colours change no letter', () => {
  const withoutColours = renderFindings([anchor, language, folder], coloured).replace(/\u001b\[\d+m/g, '')
  expect(withoutColours).toBe(renderFindings([anchor, language, folder], plain))
  expect(renderFindings([anchor], coloured)).not.toBe(renderFindings([anchor], plain))
})

test.each([
  [[], ''],
  [[anchor], '1 error'],
  [[language, language], '2 warnings'],
  [[anchor, language, anchor], '2 errors, 1 warning'],
])('counts %#', (diagnostics, expected) => expect(renderCounts(diagnostics)).toBe(expected))

test('names that an author chose begin no line and move no cursor', () => {
  const finding = { ...anchor, file: 'a\n::error::b.md', message: 'No "\u001b[2Jx\n::debug::y".', hint: 'Write "\u202ez".' }
  expect(renderFindings([finding], plain)).toBe(
    'a\\u000a::error::b.md:42:7  error  broken-anchor\n  No "\\u001b[2Jx\\u000a::debug::y".\n  hint: Write "\\u202ez".\n',
  )
  expect(renderFixed([finding], plain).split('\n')).toHaveLength(3)
  expect(renderAnnotations([finding], '')).toBe(
    '::error file=a%0A%3A%3Aerror%3A%3Ab.md,line=42,col=7,title=broken-anchor::No "\\u001b[2Jx\\u000a::debug::y". Write "\\u202ez".\n',
  )
})

test('annotations escape what GitHub would take for its own', () => {
  expect(renderAnnotations([anchor, language, folder], 'site/')).toBe(
    [
      '::error file=site/guide/install.md,line=42,col=7,title=broken-anchor::No heading of /reference/cli/ has the anchor "#confg". Write "#config", the closest anchor there.',
      '::warning file=site/guide/a%2Cb.md,line=3,col=1,title=unknown-language::The language "jso" is 100%25 unknown. Write "json", the closest language.',
      '::error title=config::No Markdown. Add some.',
      '',
    ].join('\n'),
  )
})

describe('an outcome', () => {
  const built: Outcome = {
    command: 'build',
    ok: true,
    pages: 214,
    durationMs: 3210,
    stages: { compile: 1900, render: 940 },
    output: { files: 230, bytes: 5_123_456, dir: 'dist', left: [] },
    lastOutput: 'dist',
    sizes: [],
    slowest: [{ file: 'api/index.html', ms: 31 }],
    diagnostics: [],
  }
  const style = { colours: plain, withTimes: false, withSlowest: false }

  test.each<[string, Outcome, string]>([
    ['built', built, 'Built 214 pages in 3.2 s → dist (5.1 MB)\n'],
    [
      'built with files that tell their size',
      {
        ...built,
        sizes: [
          { path: 'llms.txt', bytes: 2100 },
          { path: 'llms-full.txt', bytes: 1_234_567 },
        ],
      },
      'Built 214 pages in 3.2 s → dist (5.1 MB)\n  llms.txt 2 kB · llms-full.txt 1.2 MB\n',
    ],
    [
      'built beside files of others',
      { ...built, output: { files: 230, bytes: 5_123_456, dir: 'dist', left: ['.git/', 'CNAME', 'a', 'b', 'c', 'd'] } },
      'Built 214 pages in 3.2 s → dist (5.1 MB)\ndocgen left files in dist that it did not write: .git/, CNAME, a, b, c and 1 more.\n',
    ],
    ['with warnings', { ...built, pages: 1, diagnostics: [language] }, '1 warning\nBuilt 1 page in 3.2 s → dist (5.1 MB)\n'],
    [
      'failed',
      { ...built, ok: false, output: undefined, diagnostics: [anchor, anchor, language] },
      '2 errors, 1 warning\nNothing was written; dist is unchanged.\n',
    ],
    [
      'failed for the first time',
      { ...built, ok: false, output: undefined, lastOutput: undefined, diagnostics: [anchor] },
      '1 error\nNothing was written.\n',
    ],
    [
      'failed for the first time, without a config',
      { ...built, ok: false, output: undefined, lastOutput: undefined, isWithoutConfig: true, diagnostics: [anchor] },
      '1 error\nNothing was written. To look at the site before you correct the errors, run `docgen dev`, or add --no-strict.\n',
    ],
    ['checked', { ...built, command: 'check', output: undefined }, 'Checked 214 pages in 3.2 s: no problems found.\n'],
    [
      'checked, with a finding',
      { ...built, command: 'check', ok: false, output: undefined, diagnostics: [anchor] },
      '1 error\nChecked 214 pages in 3.2 s.\n',
    ],
  ])('%s', (_, outcome, expected) => expect(renderOutcome(outcome, style)).toBe(expected))

  test('with the engine of the search, where the build left lunr', () => {
    expect(renderOutcome({ ...built, lunrLeftAt: 812_000 }, style)).toContain(
      'Search: using fragments() because a lunr index would be about 812 kB',
    )
    expect(renderOutcome({ ...built, output: undefined, lunrLeftAt: 812_000 }, style)).not.toContain('Search:')
  })

  test('with times', () => {
    expect(renderOutcome(built, { ...style, withTimes: true, withSlowest: true })).toBe(
      'Built 214 pages in 3.2 s → dist (5.1 MB)\n  compile 1.9 s · render 940 ms\nSlowest files:\n  31 ms  api/index.html\n',
    )
  })
})

test('JSON has the documented keys and no other', () => {
  const report = {
    ok: false,
    durationMs: 12.3456,
    stages: { load: 3 },
    routes: [{ path: '/', kind: 'doc', file: outputPathOf('index.html'), extra: 1 }],
    diagnostics: [{ ...anchor, extra: 1 }],
    output: { files: 2, bytes: 10, dir: '/somewhere' },
  } as const
  expect(JSON.parse(renderJson(report))).toEqual({
    ok: false,
    durationMs: 12,
    stages: { load: 3 },
    routes: [{ path: '/', kind: 'doc', file: 'index.html' }],
    diagnostics: [anchor],
    output: { files: 2, bytes: 10 },
  })
})

test('a failure is said in two lines', () => {
  expect(renderFailure('It broke.', 'Fix it.', plain)).toBe('docgen: It broke.\n  hint: Fix it.\n')
  expect(renderFailure('It broke.', '', plain)).toBe('docgen: It broke.\n')
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '2 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [5_123_456, '5.1 MB'],
  [2_000_000_000, '2.0 GB'],
])('%d bytes are %s', (bytes, expected) => expect(formatBytes(bytes)).toBe(expected))
