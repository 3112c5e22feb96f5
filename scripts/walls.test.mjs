// Crosses every import wall of walls.mjs in a folder of its own, and expects oxlint to report each crossing and nothing else.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { root } from './toolchain.mjs'
import { blog, bridge, cli, folders, homes, mcp, mermaid, model, theme, wallsFile, wallsText } from './walls.mjs'

/** What the command line may import is all but itself: it has no wall. */
const folderNames = [...new Set(Object.keys(folders).map((path) => path.split('/')[0])), 'cli']
const stages = ['1-load', '2-compile', '3-graph', '4-resolve', '5-render', '6-emit']
const clients = ['algolia', 'local', 'typesense']
const sampleOf = (folder) => `${cli}/${folder}/${{ stages: '3-graph/', 'search-client': 'local/' }[folder] ?? ''}sample.ts`
const rulesOf = (folder) =>
  folders[folder] ?? folders[`${folder}/*`] ?? { may: folderNames.filter((name) => !name.endsWith('-client')) }

const importWall = 'no-restricted-imports'
const cases = [...folderCases(), ...stageCases(), ...packageCases(), ...effectCases(), ...neighbourCases(), ...typeCases()]

let findings

before(() => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-walls-'))
  try {
    for (const name of ['.oxlintrc.json', '.oxlint-walls.json']) copyFileSync(join(root, name), join(folder, name))
    cases.forEach(({ code }, index) => append(join(folder, fileOf(index)), code))
    findings = lint(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

for (const file of new Set(cases.map((each) => each.file))) {
  test(`walls of ${file}`, () => {
    const own = [...cases.entries()].filter(([, each]) => each.file === file)
    const expected = own.map(([, { code, rule }]) => `${code} → ${rule ?? 'allowed'}`)
    const found = own.map(([index, { code }]) => `${code} → ${rulesAt(index).join() || 'allowed'}`)
    assert.deepEqual(found, expected)
  })
}

test('lint reads the walls as the tables have them', () => {
  assert.equal(readFileSync(wallsFile, 'utf8'), wallsText(), 'Run "node scripts/walls.mjs".')
})

for (const [folder, known] of [
  [cli, folderNames],
  [`${cli}/stages`, stages],
  [`${cli}/search-client`, [...clients, 'hosted']],
]) {
  test(`every folder of ${folder} has its walls`, () => {
    const found = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    assert.deepEqual(
      found.map(({ name }) => name).filter((name) => !known.includes(name)),
      [],
    )
  })
}

function folderCases() {
  return folderNames.flatMap((from) =>
    folderNames
      .filter((to) => to !== from)
      .map((to) => {
        const up = sampleOf(from)
          .split('/')
          .slice(4)
          .map(() => '..')
          .join('/')
        return crossing(sampleOf(from), `import '${up}/${to}/other.ts'`, !rulesOf(from).may.includes(to) && importWall)
      }),
  )
}

function stageCases() {
  const between = stages.flatMap((from) =>
    stages
      .filter((to) => to !== from)
      .map((to) =>
        crossing(`${cli}/stages/${from}/sample.ts`, `import type { A } from '../${to}/other.ts'; export type B = A`, importWall),
      ),
  )
  return [
    ...between,
    crossing(`${cli}/sources/docs/sample.ts`, "import '../other.ts'; import '../pages/other.ts'; import '@docgen/model'"),
    crossing(`${cli}/sources/docs/sample.ts`, "import '../../stages/3-graph/other.ts'", importWall),
    crossing(`${cli}/stages/4-resolve/links/sample.ts`, "import '../../3-graph/other.ts'", importWall),
    crossing(`${cli}/stages/4-resolve/links/sample.ts`, "import '../../../io/other.ts'", importWall),
    crossing(`${cli}/stages/4-resolve/links/sample.ts`, "import 'node:fs'", importWall),
    crossing(`${cli}/stages/4-resolve/links/sample.ts`, "import '../pages/other.ts'", importWall),
    crossing(`${cli}/stages/4-resolve/pages/sample.ts`, "import '../other.ts'; import '../links/other.ts'"),
    crossing(`${cli}/stages/4-resolve/links/sample.ts`, "import '@docgen/model'"),
    crossing(`${cli}/io/local-compiler.ts`, "export const load = () => import('../stages/2-compile/other.ts')"),
    crossing(`${cli}/io/local-compiler.ts`, "import '../dev/other.ts'", importWall),
    crossing(`${cli}/io/output/sample.ts`, "import '../other.ts'; import '@docgen/model'"),
    crossing(`${cli}/pipeline/queries/sample.ts`, "import '../other.ts'; import '../../engine/other.ts'"),
    crossing(`${cli}/pipeline/queries/sample.ts`, "import '../../io/other.ts'", importWall),
    crossing(`${cli}/pipeline/queries/sample.ts`, "import 'node:fs'", importWall),
    crossing(`${cli}/io/output/sample.ts`, "import '../../dev/other.ts'", importWall),
    crossing(`${cli}/io/output/sample.ts`, "import '../../stages/6-emit/other.ts'", importWall),
    crossing(`${cli}/io/sample.ts`, "export const load = () => import('../stages/2-compile/other.ts')", importWall),
  ]
}

function packageCases() {
  const subpaths = { algoliasearch: 'algoliasearch/lite', refractor: 'refractor/core' }
  const files = [
    ...folderNames.map(sampleOf),
    ...stages.map((stage) => `${cli}/stages/${stage}/sample.ts`),
    `${model}/sample.ts`,
    `${cli}/sample.ts`,
    `${theme}/pages/sample.tsx`,
    `${theme}/assets.ts`,
    `${theme}/client/sample.ts`,
    `${bridge}/sample.ts`,
    ...Object.values(homes).flat().map(fileAt),
  ]
  return Object.entries(homes).flatMap(([name, places]) =>
    [...new Set(files)].map((file) =>
      crossing(file, `import '${subpaths[name] ?? name}'`, !places.map(fileAt).includes(file) && importWall),
    ),
  )
}

function fileAt(home) {
  return home.endsWith('.ts') ? home : `${home}/sample.ts`
}

function effectCases() {
  const files = [
    `${model}/sample.ts`,
    `${model}/api/sample.ts`,
    ...folderNames.filter((folder) => rulesOf(folder).pure).map(sampleOf),
  ]
  const effects = [
    ["import 'node:fs'", importWall],
    ["import 'node:child_process'", importWall],
    ["import 'node:fs/promises'", importWall],
    ['export const home = process.env.HOME', 'no-restricted-globals'],
    ['export const load = () => fetch("/")', 'no-restricted-globals'],
    ['export const now = () => Date.now()', 'no-restricted-properties'],
    ['export const luck = () => Math.random()', 'no-restricted-properties'],
  ]
  return [
    ...files.flatMap((file) => effects.map(([code, rule]) => crossing(file, code, rule))),
    crossing(`${cli}/pipeline/sample.ts`, "import 'node:crypto'"),
    crossing(`${cli}/io/sample.ts`, "import 'node:fs'"),
    crossing(`${cli}/io/sample.ts`, "console.log('hello')", 'no-console'),
    crossing(`${theme}/pages/sample.tsx`, "console.log('hello')", 'no-console'),
    crossing('scripts/sample.mjs', "console.log('hello')"),
  ]
}

function neighbourCases() {
  const outside = ['@docgen/ssg-cli', '@docgen/ssg-cli/testing', '../../../model/src/index.ts']
  const client = `${theme}/client/sample.ts`
  return [
    ...folderNames.map((folder) => crossing(sampleOf(folder), "import '@docgen/theme-react'", importWall)),
    ...folderNames.map((folder) => crossing(sampleOf(folder), "import '@docgen/api-extractor-bridge'", importWall)),
    ...folderNames.map((folder) => crossing(sampleOf(folder), "import '@docgen/model'", folder === 'engine' && importWall)),
    ...['@docgen/ssg-cli', '@docgen/theme-react', '@docgen/model', '../../ssg-cli/src/index.ts'].map((name) =>
      crossing(`${model}/sample.ts`, `import '${name}'`, importWall),
    ),
    crossing(`${model}/sample.ts`, "import './other.ts'"),
    ...['@docgen/ssg-cli', '@docgen/model', '../index.ts', '../../../ssg-cli/src/index.ts'].map((name) =>
      crossing(`${model}/api/sample.ts`, `import '${name}'`, importWall),
    ),
    crossing(`${model}/api/sample.ts`, "import './other.ts'; import '../output/other.ts'"),
    crossing(`${cli}/sample.ts`, "import '../../theme-react/src/index.ts'", importWall),
    ...[`${theme}/pages/sample.tsx`, `${theme}/assets.ts`, `${bridge}/sample.ts`, `${bridge}/convert/sample.ts`].flatMap(
      (file) => [
        ...outside.map((name) => crossing(file, `import '${name}'`, importWall)),
        crossing(file, "import type { Site } from '@docgen/model'; export type A = Site"),
      ],
    ),
    crossing(`${theme}/pages/sample.tsx`, "import '@docgen/api-extractor-bridge'", importWall),
    crossing(`${bridge}/sample.ts`, "import '@docgen/theme-react'", importWall),
    crossing(`${mcp}/sample.ts`, "import '@docgen/model'", importWall),
    crossing(`${mcp}/sample.ts`, "import '../../ssg-cli/src/programs.ts'", importWall),
    crossing(`${mcp}/sample.ts`, "import { check } from '@docgen/ssg-cli'; export const run = check"),
    ...[`${blog}/sample.ts`, `${mermaid}/sample.ts`, `${mermaid}/draw/sample.ts`, `${mermaid}/draw/lay-out.ts`].flatMap(
      (file) => [
        ...['@docgen/ssg-cli/testing', '@docgen/theme-react', '@docgen/model', '../../ssg-cli/src/index.ts', 'node:fs'].map(
          (name) => crossing(file, `import '${name}'`, importWall),
        ),
        crossing(file, "import { definePlugin } from '@docgen/ssg-cli'; export const a = definePlugin"),
        crossing(file, 'export const b = () => Math.random()', 'no-restricted-properties'),
      ],
    ),
    crossing(`${cli}/dev-client/sample.ts`, "import 'node:path'", importWall),
    crossing(`${cli}/search-client/local/sample.ts`, "import 'node:path'", importWall),
    crossing(`${cli}/search-client/local/sample.ts`, "import '../../io/other.ts'", importWall),
    crossing(`${cli}/search-client/local/sample.ts`, "import '../../search/other.ts'"),
    crossing(`${cli}/search-client/local/sample.ts`, 'export const width = () => window.innerWidth', 'no-restricted-globals'),
    crossing(`${cli}/search-client/algolia/sample.ts`, "import '../hosted/other.ts'"),
    crossing(`${cli}/search-client/algolia/sample.ts`, "import '../typesense/other.ts'", importWall),
    ...['pages', 'components', 'content', 'api', 'islands', 'client'].map((folder) =>
      crossing(`${theme}/${folder}/sample.ts`, "import 'node:path'", importWall),
    ),
    crossing(`${theme}/assets.ts`, "import 'node:url'"),
    crossing(`${theme}/assets.ts`, "import 'node:fs'", importWall),
    crossing(`${theme}/components/sample.tsx`, 'export const width = () => window.innerWidth', 'no-restricted-globals'),
    crossing(client, "import '../pages/other.tsx'", importWall),
    crossing(client, "import 'react-dom/server'", importWall),
    crossing(client, "import '../islands/other.tsx'"),
    crossing(client, "import './other.ts'"),
  ]
}

function typeCases() {
  return [
    crossing(`${cli}/io/sample.ts`, 'export const a: any = 1', 'no-explicit-any'),
    crossing(`${cli}/io/sample.ts`, 'export const a = (b?: string) => b!', 'no-non-null-assertion'),
  ]
}

function crossing(file, code, rule) {
  return { file, code, rule: rule || undefined }
}

function rulesAt(index) {
  return findings.filter(({ filename, line }) => filename === fileOf(index) && line === lineOf(index)).map(({ rule }) => rule)
}

/** Every case has a file of its own, save where a wall names the file: there it has a line. */
function fileOf(index) {
  return cases[index].file.replace(/sample(?=\.\w+$)/, `sample-${index}`)
}

function lineOf(index) {
  return 1 + cases.slice(0, index).filter((_, earlier) => fileOf(earlier) === fileOf(index)).length
}

function append(file, code) {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${code}\n`)
}

/** Findings as `{ filename, line, rule }`, the rule without its plugin. */
function lint(folder) {
  const bin = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  let output
  try {
    output = execFileSync(process.execPath, [bin, '--format=json'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  } catch (error) {
    // oxlint exits with 1 where it found something: that is what it is here for.
    output = error.stdout
  }
  return JSON.parse(output).diagnostics.map(({ filename, code, labels }) => ({
    filename,
    line: labels[0]?.span.line,
    rule: /\((.+)\)$/.exec(code)?.[1],
  }))
}

test('ARCHITECTURE.md says what each folder may import', () => {
  const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| `([\w-]+)\/` +\|[^|]*\| ([^|]*?) +\|$/gm)
  const told = Object.fromEntries([...rows].map(([, folder, may]) => [folder, may]))
  const walls = folderNames.map((folder) => {
    const { may, model: knowsModel = true } = rulesOf(folder)
    return [
      folder,
      folder === 'cli' ? 'all of the above' : [...may, ...(knowsModel ? ['model'] : [])].join(', ') || 'nothing of ours',
    ]
  })
  assert.deepEqual(told, Object.fromEntries(walls))
})

test('ARCHITECTURE.md says what each room of the model is for', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = /^## Where things live in `packages\/model\/src`\n(.*?)^## /ms.exec(text) ?? []
  const told = [...section.matchAll(/^\| `([\w-]+)\/` +\|/gm)].map(([, room]) => room)
  const entries = readdirSync(join(root, model), { withFileTypes: true })
  assert.deepEqual(told, entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort())
})
