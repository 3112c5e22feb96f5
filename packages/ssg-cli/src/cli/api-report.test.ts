import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-report-')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const run = (...args: readonly string[]): Promise<Ran> => runAt('site', ...args)

async function runAt(root: string, ...args: readonly string[]): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await runCli(['api', 'report', root, ...args], {
    cwd: folder,
    env: {},
    stdout: { write: (text) => void (out += text), isTerminal: false },
    stderr: { write: (text) => void (err += text), isTerminal: false },
    interrupted: new AbortController().signal,
  })
  return { code, out, err }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

interface Kit {
  readonly name: string
  /** Types by the names of the properties of `Widget`. */
  readonly widget: Readonly<Record<string, string>>
  readonly types: readonly string[]
  /** Where the repository has it; without one, npm installed it. */
  readonly folder?: string
  readonly version?: string
}

const entryOf = (id: string, name: string, more: object) => ({ id, name, displayName: name, flags: {}, ...more })

const packageOf = ({ name, widget, types, folder: place, version = '1.0.0' }: Kit) => ({
  dir: name.slice(name.indexOf('/') + 1),
  name,
  version,
  description: '',
  folder: place,
  isPublished: true,
  entries: [
    entryOf(`${name}!Widget`, 'Widget', {
      kind: 'interface',
      typeParameters: [],
      extends: [],
      extendedBy: [],
      implementedBy: [],
      members: Object.entries(widget).map(([property, type]) => ({
        id: `${name}!Widget#${property}`,
        name: property,
        kind: 'property',
        flags: {},
        type: { kind: 'intrinsic', name: type },
      })),
    }),
    ...types.map((type) =>
      entryOf(`${name}!${type}`, type, { kind: 'type', typeParameters: [], type: { kind: 'intrinsic', name: 'string' } }),
    ),
  ],
})

/** Two references, if `other` is given: their reports stand in folders of their names. */
async function document(
  kits: readonly Kit[],
  other?: readonly Kit[],
  diagnostics: readonly object[] = [],
  more = '',
): Promise<void> {
  const sourceOf = (name: string, packages: readonly Kit[]): string =>
    `{ kind: 'api', name: '${name}', path: '/${name}/', load: async () => ({ model: { version: 1, packages: ${JSON.stringify(packages.map(packageOf))} }, diagnostics: ${JSON.stringify(diagnostics)}, fromCache: false, watchFiles: [] }), ${more} }`
  await write(
    'site/docgen.config.mjs',
    `const component = () => null
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
const layouts = Object.fromEntries(names.map((name) => [name, component]))
export default { title: 'T', lastUpdate: false, theme: { name: 'own', layouts, content: {}, styles: [] }, sources: [${[sourceOf('api', kits), ...(other ? [sourceOf('old', other)] : [])].join(', ')}] }
`,
  )
}

const widgets: Kit = { name: '@acme/widgets', widget: { size: 'string', name: 'string' }, types: ['Screw'] }
const reportFile = 'site/api-reports/widgets.api.md'
const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')

describe('docgen api report', () => {
  beforeEach(async () => {
    await rm(join(folder, 'site'), { recursive: true, force: true })
    await document([widgets])
  })

  test('asks for reports before it compares with them', async () => {
    expect(await run()).toEqual({
      code: 2,
      out: '',
      err: 'docgen: There are no reports yet: the folder "site/api-reports" does not exist.\n  hint: Write them with `docgen api report site --update`, and commit them.\n',
    })
  })

  test('writes what the packages export, and then agrees with it', async () => {
    expect(await run('--update')).toEqual({
      code: 0,
      out: '@acme/widgets: it is new (2 exports)\n\n2 added. Wrote the reports in site/api-reports.\n',
      err: '',
    })
    expect(await read(reportFile)).toBe(`# API of @acme/widgets

<!-- Written by \`docgen api report --update\`. A change of this file is a change of the API. -->
<!-- prettier-ignore-start -->

## @acme/widgets

### Screw

\`\`\`ts
type Screw = string
\`\`\`

### Widget

\`\`\`ts
interface Widget {
  name: string
  size: string
}
\`\`\`

<!-- prettier-ignore-end -->
`)
    const same = { code: 0, out: 'The reports in site/api-reports say what the packages export.\n', err: '' }
    expect(await run()).toEqual(same)
    expect(await run('--update')).toEqual(same)
  })

  test('tells what is gone, what is another and what is new, and fails until it is recorded', async () => {
    await run('--update')
    await document([{ ...widgets, widget: { size: 'number', name: 'string' }, types: ['Nail'] }])
    const changed = `@acme/widgets: this asks for a major release
  removed  Screw (breaks users)  ${reportFile}:8
  changed  Widget (breaks users)  ${reportFile}:14
    -   size: string
    +   size: number
  added    Nail

1 removed, 1 changed, 1 added. `
    expect(await run()).toEqual({
      code: 1,
      out: `${changed}If that is what you want, run \`docgen api report site --update\`, and commit the reports.\n`,
      err: '',
    })
    expect(await run('--update')).toEqual({ code: 0, out: `${changed}Wrote the reports in site/api-reports.\n`, err: '' })
    expect((await run()).code).toBe(0)
  })

  test('has a document of JSON', async () => {
    await run('--update')
    await document([{ ...widgets, types: ['Screw', 'Nail'] }])
    const { code, out, err } = await run('--json')
    const report: unknown = JSON.parse(out)
    const change = {
      kind: 'added',
      entryPoint: '@acme/widgets',
      name: 'Nail',
      impact: 'adds',
      line: null,
      before: null,
      after: 'type Nail = string',
    }
    expect({ code, err, report }).toEqual({
      code: 1,
      err: '',
      report: {
        ok: false,
        packages: [
          {
            ...{ name: '@acme/widgets', report: reportFile, state: 'known' },
            ...{ asked: { least: 'minor', most: 'minor' }, changes: [change] },
          },
        ],
      },
    })
    expect(JSON.parse((await run('--json', '--update')).out)).toEqual({ ...(report as object), ok: true })
    expect(JSON.parse((await run('--json')).out)).toMatchObject({ ok: true })
  })

  test('removes the report of a package that is gone, and no file that it did not write', async () => {
    await document([widgets, { ...widgets, name: '@acme/tools' }])
    await run('--update')
    await write('site/api-reports/notes.api.md', '# Notes\n')
    await document([widgets])
    const gone = await run()
    expect(gone.code).toBe(1)
    expect(gone.out).toContain('@acme/tools: it is no longer documented (2 exports)\n')
    expect((await run('--update')).code).toBe(0)
    expect((await readdir(join(folder, 'site/api-reports'))).sort()).toEqual(['notes.api.md', 'widgets.api.md'])
  })

  test('takes no file of the author for a report', async () => {
    await write(reportFile, '# Mine\n')
    for (const args of [[], ['--update']]) {
      const { code, err } = await run(...args)
      expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(`"${reportFile}" is not a report of docgen.`) })
    }
    expect(await read(reportFile)).toBe('# Mine\n')
  })

  test('writes nothing where a pattern means no package: its reports may be those of packages that are not there', async () => {
    expect((await run('--update')).code).toBe(0)
    const before = await read(reportFile)
    const pattern = "problems: [], patterns: [{ folder: 'packages/*' }], withPackages() { return this }"
    await document([], undefined, [], pattern)
    const { code, out } = await run('--update')
    expect([code, out]).toEqual([1, expect.stringContaining('The pattern "packages/*" matches no folder with a package.json.')])
    expect(await read(reportFile)).toBe(before)
  })

  test('has a folder for each reference of several, where it was asked to', async () => {
    await document([widgets], [{ ...widgets, types: [] }])
    expect((await run('--update', '--reports', '../reports')).code).toBe(0)
    expect(['api', 'old'].map((name) => existsSync(join(folder, 'reports', name, 'widgets.api.md')))).toEqual([true, true])
    expect(existsSync(join(folder, 'site/api-reports'))).toBe(false)
    expect((await run('--reports', '../reports')).code).toBe(0)

    await document([widgets])
    expect((await run('--update', '--reports', '../reports')).out).toBe(
      '@acme/widgets: it is new (2 exports)\n\n@acme/widgets: it is no longer documented (2 exports)\n\n@acme/widgets: it is no longer documented (1 export)\n\n3 removed, 2 added. Wrote the reports in reports.\n',
    )
    expect(existsSync(join(folder, 'reports/api/widgets.api.md'))).toBe(false)
    await rm(join(folder, 'reports'), { recursive: true })
  })

  test('compares nothing where a package could not be read', async () => {
    await run('--update')
    const finding = {
      severity: 'error',
      file: 'docgen.config.mjs',
      line: 1,
      column: 1,
      message: 'It is not there.',
      hint: 'Install it.',
    }
    await document([], undefined, [{ ...finding, code: 'api-package-not-found' }])
    const { code, out } = await run('--update')
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('It is not there.') })
    expect(existsSync(join(folder, reportFile))).toBe(true)
  })

  describe('since a commit', () => {
    const git = (...args: readonly string[]): void => {
      execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { stdio: 'ignore' })
    }

    afterEach(() => rm(join(folder, '.git'), { recursive: true, force: true }))

    test('tells what has changed, and writes nothing', async () => {
      await document([widgets, { ...widgets, name: '@acme/tools' }])
      await run('--update')
      git('init', '-q')
      git('add', '.')
      git('commit', '-qm', 'one')
      git('tag', 'v1.0.0')
      expect((await run('--since', 'v1.0.0')).out).toBe('The packages export what they exported in v1.0.0.\n')
      await document([
        { ...widgets, types: [] },
        { ...widgets, name: '@acme/web' },
      ])
      await run('--update')
      expect(await run('--since', 'v1.0.0')).toEqual({
        code: 0,
        out: `@acme/widgets: this asks for a major release
  removed  Screw (breaks users)  ${reportFile}:8

@acme/web: it is new (2 exports)

@acme/tools: it is no longer documented (2 exports)

3 removed, 2 added since v1.0.0.
`,
        err: '',
      })
      expect(JSON.parse((await run('--since', 'HEAD', '--json')).out)).toMatchObject({ ok: true })
      expect((await run()).code).toBe(0)
    })

    test('finds reports where they were before their folder was moved', async () => {
      await run('--update')
      git('init', '-q')
      git('add', '.')
      git('commit', '-qm', 'one')
      git('tag', 'v1.0.0')
      await rename(join(folder, 'site/api-reports'), join(folder, 'site/reports'))
      expect((await run('--since', 'v1.0.0', '--reports', 'reports')).err).toContain('"v1.0.0" has no reports in "site/reports".')
      git('add', '.')
      git('commit', '-qm', 'two')
      await document([{ ...widgets, types: [] }])
      expect((await run('--since', 'v1.0.0', '--reports', 'reports')).out).toContain('removed  Screw (breaks users)')
    })

    test('fetches nothing that a partial clone lacks', async () => {
      await run('--update')
      git('init', '-q')
      git('config', 'uploadpack.allowFilter', 'true')
      git('add', '.')
      git('commit', '-qm', 'one')
      git('tag', 'v1.0.0')
      await document([{ ...widgets, types: [] }])
      await run('--update')
      git('commit', '-qam', 'two')
      const clone = join(folder, 'clone')
      git('clone', '-q', '--filter=blob:none', `file://${folder}`, clone)
      const there = join(clone, 'site')
      expect((await runAt(there, '--since', 'HEAD')).code).toBe(0)
      expect(await runAt(there, '--since', 'v1.0.0')).toMatchObject({ code: 2, err: expect.stringContaining('partial clone') })
      git('-C', clone, 'show', 'v1.0.0:site/api-reports/widgets.api.md')
      expect((await runAt(there, '--since', 'v1.0.0')).out).toContain('removed  Screw')
      await rm(clone, { recursive: true })
    })

    test.each([
      [['--since', 'v9'], 'docgen: Git does not know the commit or tag "v9".\n'],
      [['--since', '--all'], 'docgen: Git does not know the commit or tag "--all".\n'],
      [['--since', 'HEAD', '--update'], 'docgen: --since and --update cannot be combined.\n'],
      [['--since', 'HEAD'], 'docgen: "HEAD" has no reports in "site/api-reports".\n'],
    ])('%j is refused', async (args, message) => {
      git('init', '-q')
      git('commit', '-q', '--allow-empty', '-m', 'none')
      const { code, out, err } = await run(...args)
      expect({ code, out, start: err.slice(0, message.length) }).toEqual({ code: 2, out: '', start: message })
    })
  })

  describe('--check-versions', () => {
    const git = (...args: readonly string[]): void => {
      execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { stdio: 'ignore' })
    }
    const own: Kit = { ...widgets, folder: '../packages/widgets' }
    const setVersion = (version: string): Promise<void> =>
      write(
        'packages/widgets/package.json',
        `{\n  "name": "@acme/widgets", "devEngines": { "runtime": { "version": "24" } },\n  "version": "${version}"\n}\n`,
      )

    beforeEach(async () => {
      await document([own])
      await run('--update')
      await setVersion('1.0.0')
      git('init', '-q')
      git('add', '.')
      git('commit', '-qm', 'one')
      git('tag', 'v1.0.0')
    })

    afterEach(async () => {
      for (const name of ['.git', '.changeset', 'packages']) await rm(join(folder, name), { recursive: true, force: true })
    })

    test('agrees with a package that announces what its changes ask for', async () => {
      expect(await run('--check-versions')).toEqual({
        code: 0,
        out: 'The packages export what they exported in their last releases.\n',
        err: '',
      })
      await document([{ ...own, types: [], version: '2.0.0' }])
      expect(await run('--check-versions')).toEqual({
        code: 0,
        out: `@acme/widgets: this asks for a major release\n  removed  Screw (breaks users)  ${reportFile}:8\n\n1 removed since the last releases.\n`,
        err: '',
      })
    })

    test('fails where the version announces less', async () => {
      await setVersion('1.1.0')
      await document([{ ...own, types: [], version: '1.1.0' }])
      const { code, out } = await run('--check-versions')
      expect(code).toBe(1)
      expect(out).toContain(`
../packages/widgets/package.json:3:14  error  api-version-too-low
  "@acme/widgets" announces a minor release after 1.0.0, but changes of "Screw" ask for a major one.
  hint: Set the version to 2.0.0 or higher, or undo the changes.
`)
    })

    test('counts changesets', async () => {
      await write('.changeset/config.json', '{}')
      await document([{ ...own, types: ['Screw', 'Nail'] }])
      const { code, out } = await run('--check-versions', '--json')
      expect(code).toBe(1)
      expect(JSON.parse(out)).toMatchObject({
        ok: false,
        packages: [{ released: '1.0.0', announced: null, asked: { least: 'minor', most: 'minor' } }],
        diagnostics: [
          {
            code: 'api-version-too-low',
            message: '"@acme/widgets" announces no release after 1.0.0, but changes of "Nail" ask for a minor one.',
            hint: 'Add a changeset with `minor`, or set the version to 1.1.0.',
          },
        ],
      })
      await write('.changeset/one.md', "---\n'@acme/widgets': minor\n---\n\nAdd nails.\n")
      expect(JSON.parse((await run('--check-versions', '--json')).out)).toMatchObject({
        ok: true,
        packages: [{ announced: 'minor' }],
      })
      await document([{ ...own, types: ['Nail'], version: '0.0.0-development' }])
      expect((await run('--check-versions')).out).toContain('announces a minor release after 1.0.0')
    })

    test('compares with the newest stable release that is no later, and asks for none of what only may break', async () => {
      await document([{ ...own, types: ['Screw', 'Nail'], version: '2.0.0' }])
      await run('--update')
      git('commit', '-qam', 'two')
      git('tag', 'v2.0.0-beta.1')
      git('tag', 'v2.0.0')
      expect((await run('--check-versions')).out).toContain('export what they exported in their last releases')
      await document([
        { ...own, types: ['Screw'], widget: { size: 'string', name: 'string', weight: 'string' }, version: '1.0.1' },
      ])
      expect(await run('--check-versions')).toMatchObject({
        code: 0,
        out: expect.stringContaining('this asks for a patch release, or for a major one if what may break users does'),
      })
    })

    test('says nothing of packages that npm installed', async () => {
      await document([own, { ...widgets, name: '@other/kit', types: [] }])
      const { packages } = JSON.parse((await run('--check-versions', '--json')).out) as { packages: readonly { name: string }[] }
      expect(packages.map(({ name }) => name)).toEqual(['@acme/widgets'])
    })

    test.each([
      [['--since', 'v1.0.0'], '--check-versions and --since cannot be combined.'],
      [['--update'], '--check-versions and --update cannot be combined.'],
    ])('with %j is refused', async (args, message) => {
      expect(await run('--check-versions', ...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
    })

    test('needs a release', async () => {
      git('tag', '--delete', 'v1.0.0')
      expect(await run('--check-versions')).toMatchObject({
        code: 2,
        err: expect.stringContaining('No package has a release to compare with.'),
      })
    })
  })

  test.each([[], ['--update'], ['--check-versions']])('says first that there is no API reference: %s', async (...args) => {
    await write('site/docgen.config.mjs', (await read('site/docgen.config.mjs')).replace(/sources: \[.*\]/, 'sources: []'))
    const err = expect.stringContaining('This site has no API reference.') as unknown
    expect(await run(...args)).toMatchObject({ code: 2, err })
  })
})
