// Starts builds at once in one site, some of them under another base and output folder, with and without a dev server beside, or in two sites
// with one output folder. None may fail, and the output must be that of a build that is alone.
//
//   node tests/trust/concurrent.mjs [--builds 200] [--at-once 4]
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const here = dirname(fileURLToPath(import.meta.url))
const docgen = join(here, '../../packages/ssg-cli/bin/docgen.mjs')
const hook = pathToFileURL(join(here, 'die-at-call.mjs')).href
const theme = join(here, '../node_modules/@docgen')

/** `tell` gets a line for each failure. Half of the rounds run beside a dev server. */
export async function buildAtOnce({ builds, atOnce, tell = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-at-once-'))
  const report = { builds: 0, failures: 0 }
  const fail = (text) => {
    report.failures++
    tell(text)
  }
  try {
    for (let round = 0; report.builds < builds; round++) {
      if (round % 3 === 2) {
        await buildIntoOne(join(folder, `round-${round}`), { atOnce, withExchange: round % 2 === 0 }, report, fail)
        continue
      }
      const root = join(folder, `round-${round}`, 'site')
      createSite(root, round)
      const alone = join(folder, `round-${round}`, 'alone/site')
      cpSync(root, alone, { recursive: true, verbatimSymlinks: true })
      const server = round % 2 === 1 ? startDev(root) : undefined
      // Every other round the cache and an output are there before, and one page is new.
      if (round % 4 >= 2) {
        await run(['build'], root)
        edit(root)
        edit(alone)
      }
      const results = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          run(['build', '--strict', ...(index % 3 === 2 ? ['--out-dir', 'other'] : [])], root),
        ),
      )
      report.builds += atOnce
      await server?.stop()
      for (const { code, text } of results) if (code !== 0) fail(`round ${round}: exit code ${code}\n${text}`)
      await run(['build'], alone)
      if (treeOf(join(root, 'dist')) !== treeOf(join(alone, 'dist')))
        fail(`round ${round}: the output is not that of a build alone`)
      const left = readdirSync(root).filter((name) => /^dist.|^other./.test(name))
      if (left.length > 0) fail(`round ${round}: ${left.join(', ')} was left`)
      rmSync(join(folder, `round-${round}`), { recursive: true, force: true, maxRetries: 5 })
    }
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Two sites whose builds write into one folder: it must be that of the one or of the other, and nothing may be left beside it. */
async function buildIntoOne(folder, { atOnce, withExchange }, report, fail) {
  const sites = ['one', 'two'].map((name, index) => {
    const root = join(folder, name)
    createSite(root, index)
    return { root, args: ['build', '--out-dir', '../www/dist'] }
  })
  const expected = []
  for (const { root, args } of sites) {
    await run(args, root, withExchange)
    expected.push(treeOf(join(folder, 'www/dist')))
  }
  const results = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => {
      const { root, args } = sites[index % 2]
      return run(index % 4 < 2 ? [...args, '--no-cache'] : args, root, withExchange)
    }),
  )
  report.builds += atOnce
  for (const { code, text } of results) if (code !== 0) fail(`one output: exit code ${code}\n${text}`)
  if (!expected.includes(treeOf(join(folder, 'www/dist')))) fail('one output: it is that of no site')
  const left = readdirSync(join(folder, 'www'))
  if (left.length !== 1) fail(`one output: ${left.join(', ')} was left`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function createSite(root, seed) {
  mkdirSync(join(root, 'docs'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(theme, join(root, 'node_modules/@docgen'))
  writeFileSync(join(root, 'package.json'), '{}\n')
  writeFileSync(join(root, 'docs/index.md'), `# Home ${seed}\n`)
  for (let page = 0; page < 8; page++) writeFileSync(join(root, `docs/p${page}.md`), `# Page ${page}\n\nOf round ${seed}.\n`)
}

function edit(root) {
  writeFileSync(join(root, 'docs/p4.md'), '# Another page\n')
}

function startDev(root) {
  const child = spawn(process.execPath, [docgen, 'dev', '--port', '0'], { cwd: root, stdio: 'ignore' })
  return {
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}

function run(args, cwd, withExchange = true) {
  const env = withExchange ? process.env : { ...process.env, NO_EXCHANGE: '1' }
  const child = spawn(process.execPath, [...(withExchange ? [] : ['--import', hook]), docgen, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })))
}

function treeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return paths.map((path) => `${path.slice(folder.length)}\n${readFileSync(path).toString('latin1')}`).join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { builds: { type: 'string', default: '200' }, 'at-once': { type: 'string', default: '4' } },
  })
  const report = await buildAtOnce({
    builds: Number(values.builds),
    atOnce: Number(values['at-once']),
    tell: (line) => console.log(line),
  })
  console.log(`${report.builds} builds, ${report.failures} failures`)
  process.exitCode = report.failures === 0 ? 0 : 1
}
