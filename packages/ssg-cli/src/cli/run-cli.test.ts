import { mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownVersion } from '../io/own-packages.ts'
import { runCli } from './run-cli.ts'
import type { CliWorld } from './terminal.ts'

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-cli-')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function run(
  args: readonly string[],
  {
    env = {},
    interrupted = new AbortController().signal,
    isTerminal = false,
    onCrash,
    onOut,
  }: Partial<CliWorld & { isTerminal: boolean; onOut: () => void }> = {},
): Promise<Run> {
  let out = ''
  let err = ''
  const code = await runCli(args, {
    cwd: folder,
    env,
    stdout: {
      write: (text) => {
        out += text
        onOut?.()
      },
      isTerminal,
    },
    stderr: { write: (text) => void (err += text), isTerminal: false },
    interrupted,
    onCrash,
  })
  return { code, out, err }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

describe('usage', () => {
  test.each([['--version'], ['-v']])('%s', async (flag) =>
    expect(await run([flag])).toEqual({ code: 0, out: `${ownVersion}\n`, err: '' }),
  )

  test.each([
    ['build', true],
    ['check', true],
    ['preview', false],
    ['clean', false],
    ['why', false],
  ])('times are promised only by commands that print them: %s %s', async (command, expected) => {
    const { out } = await run([command, '--help'])
    expect(out).toContain('stack traces')
    expect(out.includes('time of each stage')).toBe(expected)
  })

  test.each([[['--help']], [['build', '-h']]])('%j', async (args) => {
    const { code, out, err } = await run(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Usage: docgen')
  })

  // A crash of any of them recommends it.
  test.each([
    [['build']],
    [['check']],
    [['dev']],
    [['preview']],
    [['clean']],
    [['api', 'coverage']],
    [['search', 'export']],
    [['search', 'push']],
  ])('%j takes --debug', async (args) => expect((await run([...args, '--help'])).out).toContain('--debug'))

  const seeHelp = '  hint: Add --help to see the commands and options.\n'

  test.each([
    [['biuld'], 'docgen: unknown command \'biuld\'\n  hint: Write "build".\n'],
    [['cheen'], 'docgen: unknown command \'cheen\'\n  hint: Write "check" or "clean".\n'],
    [['nothing'], `docgen: unknown command 'nothing'\n${seeHelp}`],
    [['build', '--stricts'], 'docgen: unknown option \'--stricts\'\n  hint: Write "--strict".\n'],
    [['build', '--outdir', 'x'], 'docgen: unknown option \'--outdir\'\n  hint: Write "--out-dir".\n'],
    [
      ['build', '--external'],
      "docgen: unknown option '--external'\n  hint: Another command has this option: run `docgen check --external`.\n",
    ],
    [
      ['build', '--port=4000'],
      "docgen: unknown option '--port=4000'\n  hint: Another command has this option: run `docgen dev --port` or `docgen preview --port`.\n",
    ],
    [
      ['api', 'coverage', '--since', 'v1'],
      "docgen: unknown option '--since'\n  hint: Another command has this option: run `docgen api report --since`.\n",
    ],
    // Many commands have it.
    [['explain', '--config', 'a'], `docgen: unknown option '--config'\n${seeHelp}`],
    [['build', '--out-dir'], `docgen: option '--out-dir <folder>' argument missing\n${seeHelp}`],
    [
      ['dev', '--port', '99999'],
      "docgen: option '--port <number>' argument '99999' is invalid. It must be a number from 0 to 65535.\n",
    ],
    [['build', 'a', 'b'], `docgen: too many arguments for 'build'. Expected 1 argument but got 2.\n${seeHelp}`],
    [
      ['build', 'nothing'],
      'docgen: The folder "nothing" does not exist.\n  hint: Correct the path, which is relative to the current folder.\n',
    ],
  ])('%j', async (args, err) => expect(await run(args)).toEqual({ code: 2, out: '', err }))

  test('ends all that it has started', async () => {
    let crashes = 0
    await run(['check', 'nothing'], { onCrash: () => crashes++ })
    expect(crashes).toBe(1)
    await run(['--version'], { onCrash: () => crashes++ })
    expect(crashes).toBe(1)
  })

  test('--out-dir, and not the config, is said to contain the site', async () => {
    await write('covered/docs/index.md', '# Home\n')
    await write('covered/docgen.config.mjs', site)
    expect((await run(['check', 'covered', '--out-dir', '..'])).out).toBe(
      `error  config
  The output folder ".." contains the site itself, and a build would overwrite it.
  hint: Name a folder that only docgen writes to, such as "dist".

1 error in the config; nothing was checked.
`,
    )
  })

  test('--no-strict is told in the words of the command', async () => {
    expect((await run(['build', '--help'])).out).toContain('always write the site')
    expect((await run(['check', '--help'])).out).not.toContain('write the site')
  })

  test.each([
    ['x', 'a route path, which begins with "/"'],
    ['/../../b/', 'a path whose segments are plain names, such as "/docs/"'],
    ['/a b/', 'a path such as "/docs/", without spaces, "#" or "%"'],
  ])('--base %j is refused before anything is read', async (base, expected) => {
    await mkdir(join(folder, 'empty'), { recursive: true })
    expect(await run(['check', 'empty', '--base', base])).toMatchObject({
      code: 2,
      out: `error  config\n  "base" must be ${expected}, but it is "${base}".\n  hint: Write ${expected}.\n\n1 error in the config; nothing was checked.\n`,
    })
  })

  test('a file is no root', async () => {
    await write('file.md', '')
    expect(await run(['check', 'file.md'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('"file.md" is a file, not a folder.'),
    })
  })

  test('with --json a wrong use is a document too', async () => {
    const { code, out, err } = await run(['build', '--json', '--nope'])
    expect({ code, err }).toEqual({ code: 2, err: '' })
    expect(JSON.parse(out)).toMatchObject({ ok: false, diagnostics: [{ code: 'usage', message: "unknown option '--nope'" }] })
  })
})

const site = `const component = () => 'page'
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
const layouts = Object.fromEntries(names.map((name) => [name, component]))
export default { title: 'T', lastUpdate: false, theme: { name: 'own', layouts, content: {}, styles: [] } }
`

test('a site without a config that checks no samples is told to have one', async () => {
  await write('without-config/docs/index.md', '# Home\n')
  const { code, err } = await run(['check', 'without-config', '--samples'])
  expect(code).toBe(2)
  for (const words of ['This site checks no samples.', 'Run `docgen init`', '"@docgen/api-extractor-bridge" exports']) {
    expect(err).toContain(words)
  }
})

describe('a site', () => {
  beforeEach(async () => {
    await write('site/docgen.config.mjs', site)
    await write('site/docs/index.md', '# Home\n\n```jso\n{}\n```\n')
  })

  afterEach(() => rm(join(folder, 'site'), { recursive: true, force: true }))

  const finding = `docs/index.md:3:4  warning  unknown-language
  The language "jso" of this code block is unknown, so the code has no colors.
  hint: Write "json", the closest language.
`
  const withoutTimes = (text: string) => text.replace(/\d+(?:\.\d)? m?s\b/, '1 ms')

  test('is checked, and with --strict a warning fails', async () => {
    const lenient = await run(['check', 'site'])
    expect({ ...lenient, out: withoutTimes(lenient.out) }).toEqual({
      code: 0,
      out: `${finding}\n1 warning\nTo correct it, run \`docgen check --fix\`.\nChecked 3 pages in 1 ms.\n`,
      err: '',
    })
    expect((await run(['check', 'site', '--strict'])).code).toBe(1)
    await expect(stat(join(folder, 'site/dist'))).rejects.toThrow('ENOENT')
  })

  test('is corrected with --fix, and what is left is reported', async () => {
    await write('site/docs/index.md', '# Home\n\n[a](/Other)\n\n[b](/gone)\n\n```jso\n{}\n```\n')
    await write('site/docs/other.md', '# Other\n')
    const { code, out, err } = await run(['check', 'site', '--fix'])
    expect({ code, err, out: withoutTimes(out) }).toEqual({
      code: 1,
      err: '',
      out: `Corrected 2 findings in 1 file. Look at the changes before you commit them.
  docs/index.md:3:1  "/Other" → "/other"
  docs/index.md:7:4  "jso" → "json"

docs/index.md:5:1  error  broken-link
  The link "/gone" does not match any page.
  hint: Correct the path, or add the page.

1 error
Checked 4 pages in 1 ms.
`,
    })
    expect(await readFile(join(folder, 'site/docs/index.md'), 'utf8')).toBe(
      '# Home\n\n[a](/other)\n\n[b](/gone)\n\n```json\n{}\n```\n',
    )
    expect((await run(['check', 'site', '--fix'])).out).not.toContain('Corrected')
  })

  test('is corrected as JSON says', async () => {
    const before: unknown = JSON.parse((await run(['check', 'site', '--json'])).out)
    const fix = { find: 'jso', replace: 'json' }
    expect(before).toMatchObject({ diagnostics: [{ code: 'unknown-language', fix }] })
    const report: unknown = JSON.parse((await run(['check', 'site', '--fix', '--json'])).out)
    expect(report).toMatchObject({ ok: true, diagnostics: [], fixed: [{ file: 'docs/index.md', line: 3, column: 4, fix }] })
  })

  test('is not corrected where a finding is suppressed or turned off', async () => {
    await write('site/docs/index.md', '# Home\n\n[a](/Other)\n\n```jso\n{}\n```\n')
    await write('site/docs/other.md', '# Other\n')
    const accepted =
      "rules: { 'unknown-language': 'off' }, suppress: [{ code: 'broken-link', file: 'docs/index.md', reason: 'A test' }]"
    await write('site/docgen.config.mjs', site.replace("title: 'T'", `title: 'T', ${accepted}`))
    const { code, out } = await run(['check', 'site', '--fix'])
    expect({ code, out: withoutTimes(out) }).toEqual({ code: 0, out: 'Checked 4 pages in 1 ms: no problems found.\n' })
    expect(await readFile(join(folder, 'site/docs/index.md'), 'utf8')).toContain('[a](/Other)\n\n```jso\n')
  })

  test('is not corrected by other commands', async () => {
    const { code, err } = await run(['build', 'site', '--fix'])
    expect(code).toBe(2)
    expect(err).toContain('--fix')
    expect(await readFile(join(folder, 'site/docs/index.md'), 'utf8')).toContain('```jso\n')
  })

  test('is checked in a terminal with the way to an explanation', async () => {
    const { out } = await run(['check', 'site'], { isTerminal: true, env: { NO_COLOR: '1' } })
    expect(out).toMatch(
      /\nTo read more about a finding, run "docgen explain unknown-language", or open https:\/\/\S+\/reference\/diagnostics\/unknown-language\/\n$/,
    )
  })

  test('is not written when something fails, unless it may', async () => {
    expect((await run(['build', 'site'])).out).toMatch(/Built 3 pages in \d+ m?s → site\/dist \(\d+ k?B\)\n$/)
    const before = await readFile(join(folder, 'site/dist/index.html'), 'utf8')
    await write('site/docs/index.md', '# Home\n\n[a](nothing.md)\n')
    const failed = await run(['build', 'site'])
    expect(failed.code).toBe(1)
    expect(failed.out).toMatch(/\n\n1 error\nNothing was written; site\/dist is unchanged\.\n$/)
    expect(await readFile(join(folder, 'site/dist/index.html'), 'utf8')).toBe(before)
    expect((await run(['build', 'site', '--no-strict'])).code).toBe(0)
  })

  test('is reported as JSON and nothing else', async () => {
    const { code, out, err } = await run(['build', 'site', '--json'], { env: { GITHUB_ACTIONS: 'true' } })
    const report: unknown = JSON.parse(out)
    expect({ code, err, report }).toMatchObject({
      code: 0,
      err: '',
      report: { ok: true, routes: [{ path: '/', kind: 'doc' }, {}, {}], diagnostics: [{ code: 'unknown-language' }] },
    })
    expect(Object.keys(report ?? {})).toEqual(['ok', 'durationMs', 'stages', 'routes', 'diagnostics', 'output'])
  })

  test('has annotations on GitHub, told from the checkout', async () => {
    const { out } = await run(['check', 'site'], { env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder } })
    expect(out).toContain('\n::warning file=site/docs/index.md,line=3,col=4,title=unknown-language::The language "jso"')
  })

  test('with a wrong config is not built', async () => {
    await write('site/docgen.config.mjs', site.replace('title', 'titel'))
    const { code, out } = await run(['build', 'site'])
    expect({ code, out }).toEqual({
      code: 2,
      out: `docgen.config.mjs:4:18  error  config
  The config key "titel" is unknown.
  hint: Write "title", the closest key.

1 error in the config; nothing was built.
To correct it, run \`docgen check --fix\`.
`,
    })
  })

  test.each([[['build', 'site']], [['why', '/', 'site']], [['api', 'coverage', 'site']]])(
    'with a wrong config is a document for %j --json',
    async (args) => {
      await write('site/docgen.config.mjs', site.replace('title', 'titel'))
      const { code, out } = await run([...args, '--json'])
      expect({ code, report: JSON.parse(out) }).toMatchObject({
        code: 2,
        report: { ok: false, diagnostics: [{ code: 'config', line: 4 }] },
      })
    },
  )

  test('with a wrong config has no records, and says so beside them', async () => {
    await write('site/docgen.config.mjs', site.replace('title', 'titel'))
    const { code, out, err } = await run(['search', 'export', 'site'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^docgen\.config\.mjs:4:18  error  config\n[^]*\n1 error in the config; nothing was exported\.\n$/)
  })

  test('does not replace a folder of somebody else', async () => {
    await write('site/out/mine.txt', 'x')
    expect(await run(['build', 'site', '--out-dir', 'out'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('The folder "site/out" contains files that docgen did not write'),
    })
    expect(await run(['clean', 'site', '--out-dir', 'out'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('The folder "site/out" contains files that docgen did not write'),
    })
    expect(await readFile(join(folder, 'site/out/mine.txt'), 'utf8')).toBe('x')
  })

  test('is cleaned of what docgen made', async () => {
    await run(['build', 'site'])
    expect(await run(['clean', 'site'])).toEqual({ code: 0, out: 'Removed site/.docgen and site/dist.\n', err: '' })
    expect((await run(['clean', 'site'])).out).toBe('There was nothing to remove.\n')
    await expect(stat(join(folder, 'site/dist'))).rejects.toThrow('ENOENT')
  })

  test('is cleaned of all that is kept of images', async () => {
    await write('site/docs/shot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>')
    await write('site/docs/pictured.md', '# Pictured\n\n![A shot](./shot.svg)\n')
    await run(['build', 'site'])
    expect(await readdir(join(folder, 'site/.docgen'))).toContain('assets.json')
    expect((await run(['clean', 'site'])).out).toBe('Removed site/.docgen and site/dist.\n')
  })

  test('is cleaned of nothing else', async () => {
    await run(['build', 'site'])
    await write('site/dist/CNAME', 'mine')
    await write('site/dist/index.html', 'edited')
    await write('site/.docgen/notes.txt', 'mine')
    const { code, out } = await run(['clean', 'site'])
    expect(code).toBe(0)
    expect(out).toContain('Left site/dist/CNAME, site/dist/index.html, site/.docgen/notes.txt: docgen did not write them.\n')
    expect((await readdir(join(folder, 'site/dist'))).sort()).toEqual(['.docgen-output', 'CNAME', 'index.html'])
    expect(await readdir(join(folder, 'site/.docgen'))).toEqual(['CACHEDIR.TAG', 'notes.txt'])
    // The folder can still be built into, and cleaned again.
    await rm(join(folder, 'site/dist/index.html'))
    expect((await run(['build', 'site'])).code).toBe(0)
    await run(['clean', 'site'])
    expect(await readdir(join(folder, 'site/.docgen'))).toEqual(['CACHEDIR.TAG', 'notes.txt'])
    await rm(join(folder, 'site/.docgen'), { recursive: true })
    await rm(join(folder, 'site/dist'), { recursive: true })
  })

  test('is previewed until the user stops', async () => {
    expect(await run(['preview', 'site'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no built site in "site/dist".'),
    })
    await run(['build', 'site'])
    const interruption = new AbortController()
    const stop = (): void => interruption.abort(130)
    const { code, out } = await run(['preview', 'site', '--port', '0'], { interrupted: interruption.signal, onOut: stop })
    expect(code).toBe(130)
    expect(out).toMatch(/^Serving site\/dist at http:\/\/localhost:\d+\/ \(Ctrl\+C to stop\)\n$/)
  })

  test('is left when the user interrupts', async () => {
    const interruption = new AbortController()
    interruption.abort(130)
    expect((await run(['build', 'site'], { interrupted: interruption.signal })).code).toBe(130)
  })
})
