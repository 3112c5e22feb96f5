import { expect, test } from 'vitest'
import type { CheckedSample, Sample, SampleFinding } from '@docgen/model'
import { codeLinksOf } from '../links/sample-links.ts'
import { sampleDiagnosticsOf } from './sample-findings.ts'

const ids = new Map([
  [
    '@kit/core',
    new Map([
      ['Box', '@kit/core!Box'],
      ['Lid', '@kit/core!Lid'],
      ['seal', '@kit/core/tools!seal'],
    ]),
  ],
  ['@kit/shop', new Map([['Shop', '@kit/shop!Shop']])],
])
const codeNames = () => ({
  idsByPackage: ids,
  idAt: () => undefined,
  canonical: (id: string) => id,
  kindOf: () => undefined,
  memberOf: () => undefined,
})

const sampleOf = (more: Partial<Sample> = {}): Sample => ({
  file: 'docs/a.md',
  line: 4,
  column: 3,
  language: 'ts',
  code: 'one\ntwo',
  places: [
    [5, 3],
    [7, 5],
  ],
  ...more,
})
const findingOf = (more: Partial<SampleFinding> = {}): SampleFinding => ({
  module: 0,
  kind: 'type',
  line: 2,
  column: 4,
  typeScriptCode: 2322,
  message: 'No.',
  ...more,
})
const files = { codeNamesOf: codeNames, originalOf: (file: string) => (file.startsWith('de/') ? file.slice(3) : undefined) }
const reported = (sample: Partial<Sample>, ...findings: readonly Partial<SampleFinding>[]) =>
  sampleDiagnosticsOf([{ sample: sampleOf(sample), findings: findings.map(findingOf), links: [] }], files).map(
    ({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`,
  )

test.each<[string, Partial<Sample>, readonly Partial<SampleFinding>[], readonly string[]]>([
  ['at its place in the text', {}, [{}], ['docs/a.md:7:8 error sample-type']],
  ['of syntax', {}, [{ kind: 'syntax', line: 1, column: 1 }], ['docs/a.md:5:3 error sample-syntax']],
  ['in the file that is shown', { origin: { file: 'x.ts', text: '' } }, [{}], ['x.ts:2:4 error sample-type']],
  ['in a script', { language: 'jsx' }, [{}], ['docs/a.md:7:8 warning sample-type']],
  ['in an installed package', { file: 'node_modules/x/README.md' }, [{}], []],
  ['in what is not checked', { isUnchecked: true }, [{}], []],
  ['of what has no type', {}, [{ message: `Property 'a' does not exist on type 'never'.` }], ['docs/a.md:7:8 error sample-type']],
  ['of a parameter', {}, [{ typeScriptCode: 7006 }], ['docs/a.md:7:8 error sample-type']],
  [
    'of a parameter, but none that goes away with an unknown name',
    {},
    [
      { line: 1, column: 1, typeScriptCode: 2304, name: 'app' },
      { typeScriptCode: 7006 },
      { message: `Property 'a' does not exist on type 'never'.` },
    ],
    ['docs/a.md:5:3 error sample-type'],
  ],
  [
    'in what lacks its context, but no names',
    { lacksContext: true },
    [{}, { line: 1, typeScriptCode: 2304, name: 'a' }],
    ['docs/a.md:7:8 error sample-type'],
  ],
  ['that is expected', { expectedErrors: [] }, [{}], []],
  [
    'that is expected by its number',
    { expectedErrors: [2322] },
    [{}, { typeScriptCode: 1 }],
    ['docs/a.md:7:8 error sample-type'],
  ],
  ['that is expected and does not come', { expectedErrors: [] }, [], ['docs/a.md:4:3 error sample-expected-error']],
  ['of which one does not come', { expectedErrors: [2322, 1] }, [{}], ['docs/a.md:4:3 error sample-expected-error']],
])('an error %s', (_, sample, findings, expected) => expect(reported(sample, ...findings)).toEqual(expected))

test.each<[Partial<SampleFinding>, string]>([
  [{ name: 'Box' }, '`Box` is exported by "@kit/core": import it from there.'],
  [{ name: 'Shop', from: '@kit/core' }, '`Shop` is exported by "@kit/shop": import it from there.'],
  [{ name: 'Lids', from: '@kit/core' }, 'Write "Lid", the closest export of "@kit/core".'],
  [{ name: 'x' }, 'Import or declare it, or let the block continue one above that does.'],
  [{ from: './box' }, 'Give the code block that shows this file title="box.ts".'],
  [{ from: '@kit/cor' }, 'Write "@kit/core", the closest documented package.'],
  [
    { from: '@kit/core/tool' },
    'Write "@kit/core/tools", or add the entry point to "exports" in the package.json of "@kit/core".',
  ],
  [{ from: '@kit/core/x' }, 'Write "@kit/core", or add the entry point to "exports" in the package.json of "@kit/core".'],
  [
    { from: '@kit/inner/x', folder: 'packages/inner' },
    `Add { folder: 'packages/inner' } to the packages of apiReference(), or "@kit/inner" to the dependencies of the site: "@kit/inner" is packages/inner of this repository.`,
  ],
  [{ from: 'hono/jsx' }, 'Install "hono" or its types for the site, or declare it in one of the `files` of checkedSamples().'],
  // What is written already is no answer.
  [
    { from: '@kit/core' },
    'Build "@kit/core" if its declarations are built, or name them in "types" of its package.json: an import finds none.',
  ],
  [
    { name: 'Box', from: '@kit/core' },
    'Build or install "@kit/core" again: the reference documents `Box`, and its declarations may be older than that.',
  ],
  [{ name: 'seal', from: '@kit/core' }, '`seal` is exported by "@kit/core/tools": import it from there.'],
  [{ message: "No. Did you mean 'size'?" }, 'Write "size".'],
  [{ kind: 'syntax', opening: { line: 3, column: 1 } }, 'Close the bracket that opens in line 3 of the code block.'],
])('%j is answered with %j', (finding, hint) => {
  const [diagnostic] = sampleDiagnosticsOf([{ sample: sampleOf(), findings: [findingOf(finding)], links: [] }], files)
  expect(diagnostic?.hint).toBe(hint)
})

test.each<[string, Partial<Sample>, Partial<SampleFinding>, boolean]>([
  ['the same code', {}, {}, false],
  [
    'the same code in a list',
    {
      line: 10,
      column: 5,
      places: [
        [11, 5],
        [13, 7],
      ],
    },
    {},
    false,
  ],
  [
    'the same code and other comments',
    {
      code: '// Eins\n// zwei\none // eins\ntwo',
      places: [
        [5, 3],
        [6, 3],
        [7, 3],
        [9, 5],
      ],
    },
    { line: 4 },
    false,
  ],
  ['other code', { code: 'one\nzwei' }, {}, true],
  ['code in another language', { language: 'js' }, {}, true],
  // As one that continues other code.
  ['the same code, with another finding', {}, { message: 'None.' }, true],
  ['the same code, with the finding elsewhere', {}, { line: 1 }, true],
])('a translation with %s as its original', (_, sample, finding, isReported) => {
  const found = (file: string, more: Partial<Sample>, own: Partial<SampleFinding>): CheckedSample => ({
    sample: sampleOf({ ...more, file }),
    findings: [findingOf(own)],
    links: [],
  })
  const samples = [found('de/docs/a.md', sample, finding), found('docs/a.md', {}, {}), found('docs/b.md', {}, {})]
  const expected = [...(isReported ? ['de/docs/a.md'] : []), 'docs/a.md', 'docs/b.md']
  expect(sampleDiagnosticsOf(samples, files).map(({ file }) => file)).toEqual(expected)
})

test('code that a translation repeats more often than its original is reported where it does', () => {
  const found = (file: string, line: number): CheckedSample => ({
    sample: sampleOf({
      file,
      line,
      places: [
        [line + 1, 3],
        [line + 3, 5],
      ],
    }),
    findings: [findingOf()],
    links: [],
  })
  const samples = [found('docs/a.md', 4), found('de/docs/a.md', 4), found('de/docs/a.md', 14)]
  expect(sampleDiagnosticsOf(samples, files).map(({ file, line }) => [file, line])).toEqual([
    ['docs/a.md', 7],
    ['de/docs/a.md', 17],
  ])
})

test('links lead to the declaration, or to what holds it, and to nothing on its own page', () => {
  const placeById = new Map([
    ['a!A', { path: '/api/a/class/A/' }],
    ['a!A#b', { path: '/api/a/class/A/', anchor: 'b' }],
  ])
  const link = (line: number, id: string) => ({ module: 0, line, column: 3, length: 1, id })
  const checked: CheckedSample = {
    sample: sampleOf({ origin: { file: 'x.ts', text: '' }, places: [[9, 3]] }),
    findings: [],
    links: [link(9, 'a!A#b'), link(9, 'a!A'), link(9, 'a!A#c'), link(9, 'a!B'), link(8, 'a!A')],
  }
  const config = { base: '/base/', trailingSlash: true }
  const hrefs = (path: string) =>
    codeLinksOf(checked, path, placeById, config).map(({ line, column, href }) => [line, column, href])
  expect(hrefs('/docs/')).toEqual([
    [1, 1, '/base/api/a/class/A/#b'],
    [1, 1, '/base/api/a/class/A/'],
    [1, 1, '/base/api/a/class/A/'],
  ])
  expect(hrefs('/api/a/class/A/')).toEqual([[1, 1, '#b']])
})
