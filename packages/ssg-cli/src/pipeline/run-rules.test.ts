import { expect, onTestFinished, test, vi } from 'vitest'
import type { DocgenPlugin, ResolvedSite, Rule, SiteConfig } from '@docgen/model'
import { settled, unlessWritten } from '../common/unless-written.ts'
import { pluginsOf } from '../config/plugins.ts'
import type { SiteFiles } from './real-places.ts'
import type { Wait } from '../common/wait.ts'
import { runRules } from './run-rules.ts'

const text = "export default {\n  title: 'x',\n  checks: [one, two],\n  plugins: [first, second],\n}\n"

const everyFile: SiteFiles = { findKinds: (paths) => new Map(paths.map((path) => [path, 'file'])), textOf: async () => undefined }

async function findingsOf(
  given: {
    readonly checks?: readonly Rule[]
    readonly plugins?: readonly DocgenPlugin[]
  },
  files: Parameters<typeof runRules>[2] = everyFile,
): Promise<readonly string[]> {
  const config = {
    root: '/site',
    title: 'x',
    head: [],
    parts: [],
    plugins: pluginsOf(given),
    configFiles: [{ file: 'docgen.config.ts', text }],
  }
  // Rules see nothing else of either.
  const site = { config, pages: [], redirects: [] } as unknown as ResolvedSite
  return (await runRules(site, config as unknown as SiteConfig, files)).map(
    ({ code, severity, file, line, column, message }) => `${file}:${line}:${column} ${severity} ${code} ${message}`,
  )
}

const rule = (code: string, check: Rule['check']): Rule => ({ code, severity: 'warning', description: 'x', check })
const finding = { message: 'Found.', hint: 'Do.' }

test('a check reports findings of its code, with the place that it gives or that of the config', async () => {
  const places = rule('places', (_, report) => {
    report({ ...finding, file: 'docs/a.md', line: 3, column: 4 })
    report(finding)
  })
  expect(await findingsOf({ checks: [places] })).toEqual([
    'docs/a.md:3:4 warning places Found.',
    'docgen.config.ts:1:1 warning places Found.',
  ])
})

test('a finding may say what is to be written, and keeps that where its place exists', async () => {
  const fix = { find: 'utilize', replace: 'use' }
  const words = rule('words', (_, report) => {
    report({ ...finding, file: 'docs/a.md', fix })
    report({ ...finding, file: 'docs/gone.md', fix })
    report({ ...finding, file: 'docs/a.md', fix: { find: 'x', replace: '' } })
  })
  const files: SiteFiles = { ...everyFile, findKinds: () => new Map([['docs/a.md', 'file']]) }
  const config = { root: '/site', head: [], parts: [], plugins: pluginsOf({ checks: [words] }), configFiles: [] }
  const site = { config, pages: [], redirects: [] } as unknown as ResolvedSite
  const found = await runRules(site, config as unknown as SiteConfig, files)
  expect(found.map((each) => each.fix ?? each.message)).toEqual([
    fix,
    expect.stringContaining('docs/gone.md'),
    'The check "words" failed: The finding "Found." has "" as its "fix.replace".',
  ])
})

test('a place that does not exist is replaced by that of the check, and the message says so', async () => {
  const places = rule('places', (_, report) => {
    const own = { code: 'broken-link', severity: 'error', line: 1, column: 1, ...finding } as const
    for (const file of ['docs/a.md', 'docs/gone.md', 'docs', 'data.yaml', 'docgen.config.ts'])
      report({ ...finding, file, line: 3 })
    report({ ...own, file: 'docs/gone.md' })
  })
  const files: SiteFiles = {
    findKinds: (paths) =>
      new Map(
        (
          [
            ['data.yaml', 'file'],
            ['docs', 'folder'],
          ] as const
        ).filter(([path]) => paths.includes(path)),
      ),
    textOf: async (file) => (file === 'docs/a.md' ? '# A\r\n' : undefined),
  }
  expect(await findingsOf({ checks: [places] }, files)).toEqual([
    'docgen.config.ts:3:12 warning places Found. (The check "places" names the place docs/a.md:3:1, but the file has only 2 lines.)',
    'docgen.config.ts:3:12 warning places Found. (The check "places" names the file "docs/gone.md", which does not exist.)',
    'docgen.config.ts:3:12 warning places Found. (The check "places" names the file "docs", which is a folder.)',
    'data.yaml:3:1 warning places Found.',
    'docgen.config.ts:3:1 warning places Found.',
    'docgen.config.ts:3:12 error broken-link Found. (The check "places" names the file "docs/gone.md", which does not exist.)',
  ])
})

test('a finding of docgen itself keeps its code and severity', async () => {
  const own = { code: 'broken-link', severity: 'error', file: 'a.md', line: 1, column: 2, ...finding } as const
  expect(await findingsOf({ checks: [rule('own', (_, report) => report(own))] })).toEqual(['a.md:1:2 error broken-link Found.'])
})

test('one that throws is a finding with its plugin, and neither its own findings nor the other checks are lost', async () => {
  const throws = rule('throws', (_, report) => {
    report(finding)
    throw new Error('no luck')
  })
  const plugins = [
    { name: 'a', checks: [rule('fine', () => undefined)] },
    { name: 'b', checks: [throws, rule('last', (_, report) => report(finding))] },
  ]
  expect(await findingsOf({ checks: [rule('own-throws', () => JSON.parse('{'))], plugins })).toEqual([
    'docgen.config.ts:1:1 warning throws Found.',
    'docgen.config.ts:4:20 error plugin-failed The check "throws" of the plugin "b" failed: no luck',
    'docgen.config.ts:1:1 warning last Found.',
    expect.stringMatching(/^docgen\.config\.ts:3:12 error plugin-failed The check "own-throws" failed: /),
  ])
})

test('what throws a value that cannot be read, or is a generator, is a finding too', async () => {
  const throws = rule('throws', () => {
    throw Object.create(null)
  })
  // What no type checker has seen.
  const generates = rule('generates', function* () {
    yield 1
  } as unknown as Rule['check'])
  const generatesLater = rule('generates-later', async function* () {
    yield 1
  } as unknown as Rule['check'])
  const generator = 'failed: `check` is a generator function, and docgen does not run generators. Remove the `*`.'
  expect(await findingsOf({ checks: [throws, generates, generatesLater] })).toEqual([
    'docgen.config.ts:3:12 error plugin-failed The check "throws" failed: it throws a value that cannot be shown.',
    `docgen.config.ts:3:17 error plugin-failed The check "generates" ${generator}`,
    `docgen.config.ts:3:3 error plugin-failed The check "generates-later" ${generator}`,
  ])
})

test.each<(pages: unknown[]) => unknown>([
  (pages) => (pages.length = 0),
  (pages) => pages.sort(),
  (pages) => pages.push({}),
  (pages) => pages.pop(),
  (pages) => Object.assign(pages[0] as object, { path: '/x/' }),
  (pages) => Object.assign(pages[0] as object, { title: 'x' }),
  (pages) => Object.assign(pages[0] as object, { own: 'x' }),
])('a check that changes what all checks share is told to change a copy: %#', async (change) => {
  const page = Object.freeze({
    path: '/a/',
    get title() {
      return 'A'
    },
  })
  const pages = Object.freeze([page, page])
  // Checks read nothing else of the site.
  const site = { config: { head: [], parts: [] }, pages, redirects: [] } as unknown as ResolvedSite
  const check = rule('changes', (given) => void change(given.pages as unknown as unknown[]))
  const config = { root: '/site', plugins: pluginsOf({ checks: [check] }), configFiles: [{ file: 'docgen.config.ts', text }] }
  const [found, ...others] = await runRules(site, config as unknown as SiteConfig, everyFile)
  expect(found?.hint).toBe(
    'Checks and outputs share what docgen gives them, so none of them can change it. Change a copy, such as `[...site.pages].sort()`.',
  )
  expect(others).toEqual([])
})

test('a finding that is reported after the end of the check is lost, which a rejected promise says', async () => {
  let reportLate: () => void = () => undefined
  const late = rule('late', (_, report) => {
    reportLate = () => report(finding)
  })
  expect(await findingsOf({ checks: [late] })).toEqual([])
  const rejected: unknown[] = []
  const spy = vi.spyOn(Promise, 'reject').mockImplementation((reason) => {
    rejected.push(reason)
    return new Promise(() => undefined)
  })
  onTestFinished(() => spy.mockRestore())
  reportLate()
  expect(rejected).toEqual([
    new Error('The check "late" reports a finding after its end, which is lost: return a promise of all that it waits for.'),
  ])
})

test('a check that takes long is named to whoever waits for it', async () => {
  const waited: string[] = []
  const wait: Wait = async (promised, what) => {
    waited.push(what)
    return promised
  }
  await findingsOf({ checks: [rule('slow', async () => undefined)] }, { ...everyFile, wait })
  expect(waited).toEqual(['The check "slow"'])
})

test('checks are awaited, one beside the other, and one that is rejected is a finding with its plugin', async () => {
  const later = (text: string, after: Promise<unknown>): Rule =>
    rule(text, async (_, report) => {
      await after
      report({ ...finding, file: text })
    })
  let isSecondDone: () => void = () => undefined
  const second = new Promise<void>((resolve) => (isSecondDone = resolve))
  const checks = [
    later('first', second),
    rule('second', async (_, report) => {
      report({ ...finding, file: 'second' })
      isSecondDone()
    }),
  ]
  const rejected = rule('rejected', async (_, report) => {
    report(finding)
    await Promise.reject(new Error('no luck'))
  })
  expect(await findingsOf({ checks, plugins: [{ name: 'a', checks: [rejected] }] })).toEqual([
    'docgen.config.ts:1:1 warning rejected Found.',
    'docgen.config.ts:4:13 error plugin-failed The check "rejected" of the plugin "a" failed: no luck',
    'first:1:1 warning first Found.',
    'second:1:1 warning second Found.',
  ])
})

test('what is wrong with many findings of a check is told once', async () => {
  const many = rule('many', (_, report) => {
    for (const message of ['One.', 'Two.', 'Three.'])
      report({ file: `${message}md`, message, hint: undefined as unknown as string })
    report({ ...finding, line: 0 })
  })
  expect(await findingsOf({ checks: [many] })).toEqual([
    'One.md:1:1 error plugin-failed The check "many" failed: The finding "One." has no "hint". The same is wrong with 2 more of its findings.',
    'docgen.config.ts:3:12 error plugin-failed The check "many" failed: The finding "Found." has 0 as its "line".',
  ])
})

const wrong: readonly (readonly [string, unknown, string])[] = [
  ['without a hint', { message: 'Bad.' }, 'docgen.config.ts:3:12 … The finding "Bad." has no "hint".'],
  ['without a message', { hint: 'Do.' }, 'docgen.config.ts:3:12 … The finding "Do." has no "message".'],
  ['that is a text', 'Bad.', 'docgen.config.ts:3:12 … The finding "Bad." is not an object.'],
  ['that is nothing', undefined, 'docgen.config.ts:3:12 … Finding 2 is not an object.'],
  ['that is an error', new Error('Bad.'), 'docgen.config.ts:3:12 … The finding "Bad." has no "hint".'],
  [
    'at a line that is none',
    { ...finding, file: 'a.md', line: -1, column: NaN },
    'a.md:1:1 … The finding "Found." has -1 as its "line".',
  ],
  [
    'at a column that is none',
    { ...finding, file: 'a.md', line: 2, column: NaN },
    'a.md:2:1 … The finding "Found." has NaN as its "column".',
  ],
  [
    'in a file that is not of the site',
    { ...finding, file: '/etc/a' },
    'docgen.config.ts:3:12 … The finding "Found." has "/etc/a" as its "file".',
  ],
  [
    'with a code of its own',
    { ...finding, code: 'mine', file: 'a.md', line: 2 },
    'a.md:2:1 … The finding "Found." has "mine" as its "code".',
  ],
  [
    'with a severity of its own',
    { ...finding, severity: 'error' },
    'docgen.config.ts:3:12 … The finding "Found." has "error" as its "severity".',
  ],
]

test.each(wrong)('a finding %s fails alone, named by its text', async (_, given, expected) => {
  const reports = rule('odd', (_site, report) => {
    report(finding)
    report(given as typeof finding)
    report(finding)
  })
  const found = 'docgen.config.ts:1:1 warning odd Found.'
  expect(await findingsOf({ checks: [reports] })).toEqual([
    found,
    expected.replace('…', 'error plugin-failed The check "odd" failed:'),
    found,
  ])
})

test('findings that a check returns, and does not report, are no silent success', async () => {
  const returns = rule('returns', (async () => [undefined, finding]) as unknown as Rule['check'])
  const counts = rule('counts', (() => [1, undefined, {}]) as unknown as Rule['check'])
  expect(await findingsOf({ checks: [returns, counts] })).toEqual([
    'docgen.config.ts:3:12 error plugin-failed The check "returns" failed: `check` returned findings, which are lost.',
  ])
})

test('findings that a check returns have a hint of their own', async () => {
  const checks = [rule('returns', (async () => [finding]) as unknown as Rule['check'])]
  const config = { root: '/site', head: [], parts: [], plugins: pluginsOf({ checks }), configFiles: [] }
  const site = { config, pages: [], redirects: [] } as unknown as ResolvedSite
  const [found] = await runRules(site, config as unknown as SiteConfig, everyFile)
  expect(found?.hint).toBe('Call `report(finding)`, the second argument of `check`, for each of them.')
})

test('what a page is made from is a place, though no file has its name', async () => {
  const place = { file: 'the feed', line: 3, column: 1 }
  const checks = [rule('places', (_, report) => report({ ...finding, ...place }))]
  const config = { root: '/site', head: [], parts: [], plugins: pluginsOf({ checks }), configFiles: [] }
  const site = { config, pages: [{ source: place.file }], redirects: [] } as unknown as ResolvedSite
  const noFile: SiteFiles = { findKinds: () => new Map(), textOf: async () => undefined }
  expect(await runRules(site, config as unknown as SiteConfig, noFile)).toMatchObject([{ ...place, message: 'Found.' }])
})

test('the checks of docgen itself are among them', async () => {
  const at = { file: 'docgen.config.ts', line: 2, column: 3 }
  const redirects = [{ path: '/old/', from: '/old', to: '/gone', leadsTo: '/gone/', at }]
  const config = { root: '/site', head: [], parts: [], plugins: [], configFiles: [] }
  // Of a site, what is asked about a redirect.
  const site = {
    config,
    pages: [],
    redirects,
    linkTo: () => ({ finding: { code: 'broken-link' } }),
    nearestPath: () => undefined,
  }
  const found = await runRules(site as unknown as ResolvedSite, config as unknown as SiteConfig, everyFile)
  expect(found).toMatchObject([{ code: 'broken-redirect', ...at }])
})

test('whether a redirect or a link of a check leads to a file of the output is known later', async () => {
  const at = { file: 'docgen.config.ts', line: 2, column: 3 }
  const redirects = [{ path: '/map/', from: '/map', to: '/sitemap.xml', leadsTo: '/sitemap.xml/', at }]
  const waiting = unlessWritten({ code: 'broken-asset', severity: 'error', ...at, ...finding }, 'sitemap.xml')
  const { code: _, severity: __, ...own } = waiting
  const checks = [
    rule('own', (_site, report) => {
      report({ ...own, message: 'Found by a check.' })
      report({ ...waiting, message: 'Found by a check in its own words.' })
    }),
  ]
  const config = { root: '/site', head: [], parts: [], plugins: pluginsOf({ checks }), configFiles: [] }
  // Of a site, what is asked about a redirect.
  const site = { config, pages: [], redirects, linkTo: () => ({ finding: waiting }), nearestPath: () => undefined }
  const found = await runRules(site as unknown as ResolvedSite, config as unknown as SiteConfig, everyFile)
  expect(settled(found, new Set()).map(({ code }) => code)).toEqual(['broken-redirect', 'own', 'broken-asset'])
  expect(settled(found, new Set(['sitemap.xml']))).toEqual([])
})

test('what else a finding holds means nothing', async () => {
  const spread = rule('spread', (_, report) => report({ ...{ text: 'x', href: '/' }, ...finding }))
  expect(await findingsOf({ checks: [spread] })).toEqual(['docgen.config.ts:1:1 warning spread Found.'])
})

test('one that throws is told of at the line of the code of the config that throws', async () => {
  const stack =
    'Error: no luck\n    at node:internal/x:1:1\n    at check (file:///site/docgen.config.ts:2:9)\n    at file:///docgen/dist/a.js:1:1'
  const throws = rule('throws', async () => Promise.reject(Object.assign(new Error('no luck'), { stack })))
  expect(await findingsOf({ checks: [throws] })).toEqual([
    'docgen.config.ts:2:9 error plugin-failed The check "throws" failed: no luck',
  ])
})
