// What the system refuses is said in words, and the command ends.
import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docgenBin, finish, runDocgen, type Run } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

function site(): string {
  const root = createTempFolder()
  writeFiles(root, { 'docs/index.md': '# Home\n' })
  return root
}

test('docgen dev ends when it cannot listen', async () => {
  // An address for documentation, which no machine has.
  const { code, stderr } = await runDocgen(['dev', '--host', '192.0.2.1'], site())
  expect(stderr).toBe(
    'docgen: This machine has no address "192.0.2.1" to listen on.\n  hint: Leave --host out, or write 0.0.0.0 for all addresses.\n',
  )
  expect(code).toBe(1)
})

test.each(['dist', '.docgen'])('a file where the folder %s belongs', async (name) => {
  const root = site()
  writeFileSync(join(root, name), 'A file.\n')
  const { code, stderr } = await runDocgen(['build'], root)
  expect(stderr).toMatch(
    /^docgen: "\S+" cannot be a folder: a file with its name, or with the name of a folder above it, already exists\.\n {2}hint: /,
  )
  expect(code).toBe(1)
})

/** Runs docgen by a line of sh, in which `$DOCGEN` is the command. */
function runInShell(line: string, cwd: string): Promise<Run> {
  const env = { ...process.env, DOCGEN: `"${process.execPath}" "${docgenBin}"`, NO_COLOR: '1' }
  return finish(spawn('sh', ['-c', line.replaceAll('$DOCGEN', env.DOCGEN)], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }))
}

test.runIf(existsSync('/dev/full'))('a report that cannot be written is a failure', async () => {
  const { code, stderr } = await runInShell('$DOCGEN check > /dev/full', site())
  expect(stderr).toMatch(/^docgen: The report cannot be written: The disk is full\.\n {2}hint: .*\n$/)
  expect(code).toBe(1)
})

test.runIf(existsSync('/dev/full'))('a message that cannot be written leaves the exit code', async () => {
  expect(await runInShell('$DOCGEN check nothing 2> /dev/full', site())).toEqual({ code: 2, stdout: '', stderr: '' })
})

test.runIf(process.platform !== 'win32')('a reader that has seen enough is no failure, and hides none', async () => {
  const root = site()
  writeFiles(root, { 'docs/broken.md': '# Broken\n\n[a](nothing.md)\n' })
  const { stdout, stderr } = await runInShell('{ $DOCGEN check; echo $? >&2; } | true', root)
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '1\n' })
})

// With few, docgen starts and reads no module; with more, its bundler gets no pipes, or cannot read what it bundles. Which it is at a limit depends on
// the version of Node, and on what the shell has open itself. With fewer still, Node cannot start.
test.runIf(process.platform === 'linux')('a limit on open files is named, wherever it is met', async () => {
  const root = site()
  const outcomes: string[] = []
  for (const limit of [20, 21, 22, 23, 24]) {
    rmSync(join(root, '.docgen'), { recursive: true, force: true })
    const { code, stdout, stderr } = await runInShell(`ulimit -n ${limit}; $DOCGEN check`, root)
    const isNamed = /^docgen: Too many files are open at once|error {2}client-bundle\n.*EMFILE: too many open files/m
    if (/EMFILE.*bin\/docgen\.mjs|Segmentation fault/.test(stderr)) outcomes.push('Node cannot start')
    else if (code === 0 && stdout.includes('no problems found')) outcomes.push('enough')
    else if (code === 1 && isNamed.test(stdout + stderr) && !stderr.includes('    at ')) outcomes.push('named')
    else outcomes.push(`${code}: ${stdout}${stderr}`)
  }
  expect(outcomes).toContain('named')
  expect([...new Set(outcomes)]).toEqual(['Node cannot start', 'named', 'enough'].filter((outcome) => outcomes.includes(outcome)))
})

test.runIf(process.platform === 'linux')('a limit on open files is named where only the client is left to bundle', async () => {
  const { code, stdout, stderr } = await runInShell(
    '$DOCGEN check >&2; rm -r .docgen/client*; ulimit -n 24; $DOCGEN check',
    site(),
  )
  expect(stderr).toMatch(/no problems found/)
  expect(stdout + stderr).toMatch(/^docgen: Too many files are open at once|EMFILE: too many open files/m)
  expect(stderr).not.toContain('unexpected error')
  expect(code).toBe(1)
})

test.runIf(process.platform === 'linux').each([0, 4, 8])(
  'threads that find %i files to open end the command with a word',
  async (spare) => {
    const root = site()
    writeFiles(root, Object.fromEntries(Array.from({ length: 130 }, (_, page) => [`docs/p${page}.md`, `# Page ${page}\n`])))
    const fill = new URL('../support/fill-open-files.mjs', import.meta.url).href
    const line = `ulimit -n 100; SPARE_FILES=${spare} NODE_OPTIONS=--import=${fill} $DOCGEN check`
    const { code, stdout, stderr } = await runInShell(line, root)
    // Threads of newer versions of Node open fewer.
    if (spare === 8 && code === 0) return expect(stdout).toContain('no problems found')
    // Which of them is met first depends on the moment.
    expect(stderr).toMatch(
      /^docgen: (?:Too many files are open at once|The system cannot start more threads or processes)\.\n {2}hint: /,
    )
    expect(code).toBe(1)
  },
)

test('Node may be given more memory: threads start with the options of V8', async () => {
  const root = site()
  writeFiles(root, Object.fromEntries(Array.from({ length: 130 }, (_, page) => [`docs/p${page}.md`, `# Page ${page}\n`])))
  const child = spawn(process.execPath, ['--max-old-space-size=2048', docgenBin, 'check'], { cwd: root })
  expect(await finish(child)).toMatchObject({ code: 0, stderr: '' })
})

// A limit on the size of files is met where a full disk would be: while a worker writes a page.
test.runIf(process.platform === 'linux')('what a worker cannot write is named, and nothing is published', async () => {
  const root = site()
  writeFiles(root, Object.fromEntries(Array.from({ length: 130 }, (_, page) => [`docs/p${page}.md`, `# Page ${page}\n`])))
  const { code, stdout, stderr } = await runInShell('$DOCGEN check; ulimit -f 8; $DOCGEN build --no-cache', root)
  expect(stderr).toMatch(/^docgen: "\S+\.(?:html|js|css|txt|json)" is larger than this disk allows\.\n {2}hint: .*\n$/)
  expect(stdout).toMatch(/no problems found\.\n$/)
  expect({ code, isPublished: existsSync(join(root, 'dist')) }).toEqual({ code: 1, isPublished: false })
})
