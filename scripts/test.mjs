// `npm test`: installs what the tests need and runs them all. The last line is "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { browserHelp, ensureBrowser } from './browser.mjs'
import { countPlaywright, countTap, countVitest, judgeSuite } from './count.mjs'
import { announce, formatSeconds, runBeside, runStep } from './step.mjs'
import { createEnv, pinnedPnpm, root } from './toolchain.mjs'

announce(`Preparing ${pinnedPnpm().replace('@', ' ')}`)
const pnpm = `npm exec --yes --package=${pinnedPnpm()} -- pnpm`
const reports = mkdtempSync(join(tmpdir(), 'docgen-test-'))
// Builds of the accounts site take half a minute: the suites share one.
const accounts = mkdtempSync(join(tmpdir(), 'docgen-accounts-'))
const results = []

const env = prepare()
const isInstalled = env !== undefined && (await check('Install', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']))
if (isInstalled) {
  const isBuilt = await check('Build', 'pnpm', [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=./packages/*',
    '--output-logs=new-only',
  ])
  // Each keeps one core busy, so two at a time do both, and the longest come first, so that neither waits for the other at the end.
  const unitTests = (name) => () => vitestSuite(`Unit tests of ${name}`, `packages/${name}`, 'test:unit', runBeside)
  const longest = ['api-extractor-bridge', 'ssg-cli', 'theme-react']
  const others = readdirSync(join(root, 'packages')).filter((name) => !longest.includes(name))
  await inTwoLanes([
    ...longest.map(unitTests),
    () =>
      checkBeside('Types', 'pnpm', [
        'exec',
        'turbo',
        'run',
        'typecheck',
        '--only',
        '--concurrency=1',
        '--output-logs=errors-only',
      ]),
    () => nodeSuite('Scripts and import walls', 'scripts'),
    ...(isBuilt ? [() => checkBeside('Packages as published', 'pnpm', ['run', 'lint:packages'])] : []),
    () => checkBeside('English', 'pnpm', ['run', 'style']),
    () => checkBeside('Lint', 'pnpm', ['run', 'lint']),
    () => checkBeside('Format', 'pnpm', ['run', 'format:check']),
    ...others.map(unitTests),
  ])
  if (isBuilt) {
    await vitestSuite('Builds and diagnostics', 'tests', 'test:build')
    await browserSuite('Browser', 'tests', 'test:browser')
  } else {
    skip('Packages as published', 'Builds and diagnostics', 'Browser')
  }
}

for (const folder of [reports, accounts]) rmSync(folder, { recursive: true, force: true })
summarise()

function prepare() {
  try {
    return { ...createEnv(), ACCOUNTS_SITE_SHARED: accounts }
  } catch (error) {
    record('Prepare', { seconds: 0, reason: error.message }, { passed: 0, failed: 1, skipped: 0 })
    return undefined
  }
}

/** A step that passes or fails as a whole. */
async function check(title, command, args) {
  announce(title)
  return judge(title, command, args, await runStep(command, args, { cwd: root, env }))
}

async function checkBeside(title, command, args) {
  return judge(title, command, args, await runBeside(title, command, args, { cwd: root, env }))
}

/** Two at a time, in their order. */
async function inTwoLanes(steps) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await step()
  }
  await Promise.all([lane(), lane()])
}

function runAnnounced(title, ...step) {
  announce(title)
  return runStep(...step)
}

function judge(title, command, args, run) {
  const alone = command === 'pnpm' ? `${pnpm} ${args.join(' ')}` : `${command} ${args.join(' ')}`
  record(title, run, { passed: Number(run.ok), failed: Number(!run.ok), skipped: 0 }, alone)
  return run.ok
}

async function vitestSuite(title, folder, script, run = runAnnounced) {
  if (!hasScript(folder, script)) return
  const file = join(reports, `${basename(folder)}.json`)
  const args = ['--dir', folder, 'run', script, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { ok, ...ran } = await run(title, 'pnpm', args, { cwd: root, env, minutes: 20 })
  record(title, ran, judgeSuite(ok, readReport(file, countVitest)), `${pnpm} --dir ${folder} run ${script}`)
}

async function browserSuite(title, folder, script) {
  if (!hasScript(folder, script)) return
  const browser = await ensureBrowser(root)
  announce(title)
  const alone = `${pnpm} --dir ${folder} run ${script}`
  if (!browser) {
    process.stdout.write(`${browserHelp}\n`)
    record(title, { seconds: 0, reason: 'no browser' }, { passed: 0, failed: 1, skipped: 0 }, alone)
    return
  }
  const file = join(reports, 'browser.json')
  const browserEnv = { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const args = ['--dir', folder, 'run', script, '--reporter=dot,json']
  const run = await runStep('pnpm', args, { cwd: root, env: browserEnv, minutes: 26 })
  record(title, run, judgeSuite(run.ok, readReport(file, countPlaywright)), alone)
}

async function nodeSuite(title, folder) {
  const file = join(reports, `${results.length}.tap`)
  const tests = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join(folder, name))
  const reporters = [
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
  ]
  const run = await runBeside(title, process.execPath, ['--test', ...reporters, ...tests], { cwd: root, env })
  record(
    title,
    run,
    judgeSuite(
      run.ok,
      readReport(file, countTap, (text) => text),
    ),
    `node --test ${folder}/*.test.mjs`,
  )
}

function skip(...titles) {
  for (const title of titles)
    record(title, { seconds: 0, reason: 'not run: the build failed' }, { passed: 0, failed: 1, skipped: 0 })
}

function record(title, { seconds, reason }, counts, alone) {
  results.push({ title, seconds, reason: reason || counts.problem, alone, ...counts })
}

function hasScript(folder, script) {
  const file = join(root, folder, 'package.json')
  return existsSync(file) && script in (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})
}

/** Undefined where the runner ended before it could write its report. */
function readReport(file, count, parse = JSON.parse) {
  if (!existsSync(file)) return undefined
  try {
    return count(parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function summarise() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const width = Math.max(...results.map(({ title }) => title.length))
  process.stdout.write('\n')
  for (const { title, seconds, passed, failed, skipped, retried = 0 } of results) {
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
      retried > 0 && `${retried} only at a second try`,
    ]
      .filter(Boolean)
      .join(', ')
    process.stdout.write(`${failed > 0 ? '✗' : '✓'} ${title.padEnd(width)}  ${formatSeconds(seconds).padStart(8)}  ${counts}\n`)
  }
  for (const { title, reason, alone } of results.filter(({ failed }) => failed > 0)) {
    process.stdout.write(`\n${title}${reason ? ` (${reason})` : ''}${alone ? `. To run it alone:\n    ${alone}` : ''}\n`)
  }
  process.exitCode = sum('failed') > 0 ? 1 : 0
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
}
