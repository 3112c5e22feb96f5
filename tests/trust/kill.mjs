// Kills builds before their n-th changing call and at random moments. After each kill the output must be the old site or the new one by its
// bytes, with the files of others in it, no process that it started may go on, and the next build must end as one that nobody disturbed. Where
// folders cannot be exchanged, the output may hold files of both sites until the next command, which has to make one of them whole.
//
//   node tests/trust/kill.mjs [--kills 400] [--random 100] [--seed 1] [--no-exchange] [--samples]
//
// With `--samples`, the sites have a reference and checked samples, and so the threads and the process of both versions of TypeScript.
import { createHash } from 'node:crypto'
import { fork, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const here = dirname(fileURLToPath(import.meta.url))
const docgen = join(here, '../../packages/ssg-cli/bin/docgen.mjs')
const hook = pathToFileURL(join(here, 'die-at-call.mjs')).href
const warm = join(here, '../support/warm-docgen.mjs')
const theme = join(here, '../node_modules/@docgen')

const pages = {
  'docgen.config.ts': "export default { title: 'Old' }\n",
  'docs/index.md': '# Home\n',
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'docs/guide/c.md': '# C\n',
}

const fixture = join(here, '../fixtures/sites/checked-samples')

/** `write` makes the site, which is built where `isBuilt`; `change` is what the killed build then meets. */
const plainScenarios = [
  { name: 'first build', isBuilt: false, change: () => {} },
  { name: 'nothing to do', isBuilt: true, change: () => {} },
  { name: 'one-page edit', isBuilt: true, change: (root) => appendFileSync(join(root, 'docs/a.md'), '\nAn edit.\n') },
  {
    name: 'large change',
    isBuilt: true,
    change: (root) => put(root, { 'docgen.config.ts': "export default { title: 'New' }\n" }),
  },
  {
    name: 'pages that go',
    isBuilt: true,
    change: (root) => ['docs/b.md', 'docs/guide'].forEach((path) => rmSync(join(root, path), { recursive: true })),
  },
  {
    name: 'files of others',
    isBuilt: true,
    change: (root) => {
      put(root, {
        'dist/CNAME': 'example.org',
        'dist/.git/HEAD': 'ref',
        'dist/guide/mine.txt': 'mine',
        'dist/b/index.html': 'edited',
      })
      symlinkSync('../docs', join(root, 'dist/link'))
      chmodSync(join(root, 'dist/.git'), 0o750)
      rmSync(join(root, 'docs/b.md'))
      appendFileSync(join(root, 'docs/a.md'), '\nAn edit.\n')
    },
  },
].map((scenario) => ({ ...scenario, write: (root) => put(root, { ...pages, 'package.json': '{}\n' }) }))

const sampleScenarios = [
  { name: 'first build with samples', isBuilt: false, change: () => {} },
  { name: 'nothing to do with samples', isBuilt: true, change: () => {} },
  {
    name: 'edit of a sample',
    isBuilt: true,
    change: (root) => edit(join(root, 'docs/index.md'), 'openHours: 8', 'openHours: 9'),
  },
  {
    name: 'edit of a declaration',
    isBuilt: true,
    change: (root) => appendFileSync(join(root, 'packages/shop/index.d.ts'), '\nexport declare const closed: boolean\n'),
  },
].map((scenario) => ({ ...scenario, write: (root) => cpSync(fixture, root, { recursive: true }) }))

/**
 * Kills `calls` builds before a call, evenly over all calls of all scenarios, and `random` builds at random moments.
 * `canExchange: false` is a system where folders cannot be exchanged; `hasSamples` takes the sites with samples. `tell` gets a line for
 * each failure.
 */
export async function killBuilds({ calls, random, seed = 1, canExchange = true, hasSamples = false, tell = () => {} }) {
  const scenarios = hasSamples ? sampleScenarios : plainScenarios
  const folder = mkdtempSync(join(tmpdir(), 'docgen-kill-'))
  const report = { killed: 0, ended: 0, planned: 0, failures: 0 }
  const env = canExchange ? {} : { NO_EXCHANGE: '1' }
  const next = startNext(env)
  try {
    // What most of them begin with, as deep as its copies: what was bundled is known by its path from the site.
    const built = join(folder, 'built/site')
    write(scenarios[0], built)
    await next.succeed(built)
    const prepared = []
    for (const [index, scenario] of scenarios.entries())
      prepared.push(await prepare(scenario, { folder: join(folder, String(index)), built, env, next }))
    const nextNumber = randomNumbers(seed)
    for (let index = 0; index < calls; index++) {
      // Where there are plans, half of the kills come amid them.
      const rangeOf = ({ plan, calls: last }) => (canExchange || index % 2 === 0 ? [0, last] : plan)
      const total = prepared.reduce((sum, scenario) => sum + lengthOf(rangeOf(scenario)), 0)
      // Evenly, so that a small run meets every part of a build too.
      let place = Math.floor(((index + nextNumber()) / calls) * total)
      const scenario = prepared.find((each) => (place -= lengthOf(rangeOf(each))) < 0)
      await killOnce(scenario, rangeOf(scenario)[1] + place + 1, undefined, { report, tell, next })
    }
    for (let index = 0; index < random; index++) {
      const scenario = prepared[index % prepared.length]
      scenario.duration ??= timeBuild(scenario)
      await killOnce(scenario, undefined, nextNumber() * scenario.duration, { report, tell, next })
    }
    return report
  } finally {
    next.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const lengthOf = ([first, last]) => last - first

/** The scenarios of one kind write the same site. */
function write(scenario, root) {
  mkdirSync(root, { recursive: true })
  scenario.write(root)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(theme, join(root, 'node_modules/@docgen'))
}

async function prepare(scenario, { folder, built, env, next }) {
  mkdirSync(folder)
  const template = join(folder, 'template')
  if (scenario.isBuilt) copy(built, template)
  else write(scenario, template)
  scenario.change(template)
  const after = join(folder, 'after')
  copy(template, after)
  const { calls, plan } = await next.succeed(after)
  return {
    name: scenario.name,
    env,
    template,
    trial: join(folder, 'trial'),
    oldSite: treeOf(join(template, 'dist')),
    newSite: treeOf(join(after, 'dist')),
    calls,
    plan,
  }
}

/** Of a build in a process of its own, in milliseconds. */
function timeBuild({ template, trial, env }) {
  rmSync(trial, { recursive: true, force: true })
  copy(template, trial)
  const start = performance.now()
  build(trial, env)
  return performance.now() - start
}

async function killOnce(scenario, call, ms, { report, tell, next }) {
  const { template, trial, oldSite, newSite, name, env } = scenario
  rmSync(trial, { recursive: true, force: true })
  copy(template, trial)
  const what = `${name}, ${call === undefined ? `after ${Math.round(ms)} ms` : `before call ${call} of ${scenario.calls}`}`
  const fail = (text) => {
    report.failures++
    tell(`${what}: ${text}`)
  }
  const mark = `${process.pid}-${report.killed + report.ended}`
  const wasKilled = await run(trial, call, ms, { ...env, [markName]: mark })
  report[wasKilled ? 'killed' : 'ended']++
  const left = await processesLeft(mark)
  if (left.length > 0) fail(`processes went on: ${left.map(({ command }) => command).join(', ')}`)
  const found = treeOf(join(trial, 'dist'))
  const isWhole = (tree) => tree === oldSite || tree === newSite
  if (hasPlan(trial) ? !isOfBoth(found, oldSite, newSite) : !isWhole(found))
    fail(`the output is neither the old site nor the new one\n${differenceOf(found, oldSite, newSite)}`)
  // Every other time it is left to the next build.
  if (hasPlan(trial) && report.planned++ % 2 === 0) {
    await finishByPreview(trial, env)
    const finished = treeOf(join(trial, 'dist'))
    if (!isWhole(finished)) fail(`the next command left a mix\n${differenceOf(finished, oldSite, newSite)}`)
  }
  const again = await next.build(trial)
  if (again.code !== 0) fail(`the next build failed: ${again.stdout}${again.stderr}`)
  else if (treeOf(join(trial, 'dist')) !== newSite)
    fail(`the next build is wrong\n${differenceOf(treeOf(join(trial, 'dist')), newSite)}`)
  else if (existsSync(join(trial, '.docgen/lock')) || existsSync(join(trial, '.dist.docgen-lock')))
    fail('the lock was not given back')
}

/** What both sites have is there, everything is of one of them, and docgen's note is of both. */
function isOfBoth(found, oldSite, newSite) {
  const [lines, before, after] = [found, oldSite, newSite].map((text) => text.split('\n'))
  const isNote = (line) => line.startsWith('.docgen-output ')
  const paths = new Set(lines.map(pathOf))
  const kept = before.map(pathOf).filter((path) => after.some((line) => pathOf(line) === path))
  return (
    lines.every((line) => isNote(line) || before.includes(line) || after.includes(line)) && kept.every((path) => paths.has(path))
  )
}

function pathOf(line) {
  return line.slice(0, line.lastIndexOf(' '))
}

/** A server finishes the work of a killed build before it serves the site. */
async function finishByPreview(cwd, env) {
  const child = spawn(process.execPath, ['--import', hook, docgen, 'preview', '--port', '0'], {
    cwd,
    env: envOf(env),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for (let waited = 0; hasPlan(cwd) && child.exitCode === null && waited < 60_000; waited += 20) await pause(20)
  child.kill('SIGKILL')
  await ended
}

function hasPlan(cwd) {
  const folder = join(cwd, '.docgen/output')
  return existsSync(folder) && readdirSync(folder).some((name) => existsSync(join(folder, name, 'plan')))
}

function run(cwd, call, ms, more) {
  const env = envOf(call === undefined ? more : { ...more, DIE_AT: String(call) })
  const child = spawn(process.execPath, ['--import', hook, docgen, 'build'], { cwd, env, stdio: 'ignore' })
  if (ms !== undefined) void pause(ms).then(() => child.kill('SIGKILL'))
  return new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal === 'SIGKILL')))
}

function build(cwd, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, docgen, 'build'], {
    cwd,
    encoding: 'utf8',
    env: envOf(env),
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

/** Builds before and after a kill, in a process that has docgen's code loaded: only the one that is killed needs to be a process of its own. */
function startNext(env) {
  const child = fork(warm, { env: { ...envOf(env), NODE_ENV: 'production' }, execArgv: ['--import', hook] })
  const build = (cwd) =>
    new Promise((resolve, reject) => {
      const fail = (code) => reject(new Error(`The process of the next builds ended with exit code ${code}.`))
      child.once('exit', fail)
      child.once('message', ({ run, calls, plan }) => {
        child.off('exit', fail)
        resolve({ ...run, calls, plan })
      })
      child.send({ id: 0, args: ['build'], cwd, env: envOf(env) })
    })
  const succeed = async (cwd) => {
    const built = await build(cwd)
    if (built.code !== 0) throw new Error(`${built.stdout}${built.stderr}`)
    return built
  }
  return { build, succeed, end: () => child.disconnect() }
}

const markName = 'DOCGEN_TRIAL'

/** Those of a build that was started with this mark in its environment, once they have had ten seconds to end. */
async function processesLeft(mark) {
  let left = processesOf(mark)
  for (let waited = 0; left.length > 0 && waited < 10_000; waited += 50) {
    await pause(50)
    left = processesOf(mark)
  }
  return left
}

/** All processes that have `DOCGEN_TRIAL=mark` in their environment, which children inherit. Only Linux shows that; elsewhere there are none. */
export function processesOf(mark) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
      if (!environment.includes(`${markName}=${mark}`)) return []
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ').trim()
      return [{ id: Number(name), command }]
    } catch {
      // It ended meanwhile, or belongs to somebody else.
      return []
    }
  })
}

/** Without what a test runner sets. */
function envOf(more) {
  const { NODE_OPTIONS, VITEST, NODE_ENV, GITHUB_ACTIONS, ...env } = process.env
  void [NODE_OPTIONS, VITEST, NODE_ENV, GITHUB_ACTIONS]
  return { ...env, ...more }
}

/** With the second names that files have. */
function copy(from, to) {
  const { status } = spawnSync('cp', ['-a', from, to])
  if (status !== 0) throw new Error(`cp -a ${from} ${to}`)
}

/** Everything in a folder, one line for each entry; empty where there is none. */
function treeOf(folder) {
  if (!existsSync(folder)) return ''
  const lines = readdirSync(folder, { recursive: true }).map((path) => {
    const file = join(folder, path)
    const stat = lstatSync(file)
    if (stat.isSymbolicLink()) return `${path} -> ${readlinkSync(file)}`
    if (stat.isDirectory()) return `${path}/ ${(stat.mode & 0o777).toString(8)}`
    return `${path} ${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}`
  })
  return lines.sort().join('\n')
}

function differenceOf(found, ...expected) {
  return expected
    .map((text) => {
      const [a, b] = [found.split('\n'), text.split('\n')]
      return [
        ...a.filter((line) => !b.includes(line)).map((line) => `  + ${line}`),
        ...b.filter((line) => !a.includes(line)).map((line) => `  - ${line}`),
      ].join('\n')
    })
    .map((text) => text.slice(0, 1000))
    .join('\n  or\n')
}

function edit(file, from, to) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`)
  writeFileSync(file, text.replace(from, to))
}

function put(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '400' },
      random: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      'no-exchange': { type: 'boolean', default: false },
      samples: { type: 'boolean', default: false },
    },
  })
  const report = await killBuilds({
    calls: Number(values.kills),
    random: Number(values.random),
    seed: Number(values.seed),
    canExchange: !values['no-exchange'],
    hasSamples: values.samples,
    tell: (line) => console.log(line),
  })
  console.log(
    `${report.killed} builds killed, ${report.ended} ended before, ${report.planned} amid a plan, ${report.failures} failures`,
  )
  process.exitCode = report.failures === 0 ? 0 : 1
}
