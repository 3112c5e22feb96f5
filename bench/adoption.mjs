// What a newcomer goes through: the packages as a registry would serve them, installed outside of the repository, `init --yes` and `build`; then
// the installs of other tools. Needs the network for the installs, and nothing else.
//
//   node bench/adoption.mjs                   an empty folder, a generated workspace, VitePress, Starlight and TypeDoc
//   node bench/adoption.mjs CHECKOUT...       `init --yes` and `build` in a copy of each checkout
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchEnv, measure } from './measure.mjs'
import { markdownTable } from './table.mjs'

const packagesFolder = fileURLToPath(new URL('../packages/', import.meta.url))
const rivals = {
  VitePress: ['vitepress'],
  Starlight: ['astro', '@astrojs/starlight', 'sharp'],
  TypeDoc: ['typedoc', 'typescript'],
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean', default: false } } })
const work = mkdtempSync(join(tmpdir(), 'docgen-adoption-'))
process.on('exit', () => (values.keep ? console.log(`\nKept in ${work}`) : rmSync(work, { recursive: true, force: true })))

const tarballs = packAll(join(work, 'tarballs'))
if (positionals.length > 0) await tryCheckouts(positionals)
else await tryGenerated()

async function tryGenerated() {
  const installs = []
  const sites = []
  for (const [name, files] of Object.entries({ 'docgen, empty folder': {}, 'docgen, workspace of 3': workspaceFiles() })) {
    const folder = join(work, `site-${sites.length}`)
    writeAll(folder, files)
    installs.push({ name, ...(await install(folder, tarballs)) })
    sites.push({ name, ...(await initAndBuild(folder, join(folder, 'node_modules/.bin/docgen'))) })
  }
  for (const [name, packages] of Object.entries(rivals)) {
    const folder = join(work, name)
    mkdirSync(folder)
    installs.push({ name, ...(await install(folder, packages)) })
  }
  printTable(['install', 'seconds', 'packages', 'MB', 'advisories'], installs, [
    'name',
    'seconds',
    'packages',
    'megabytes',
    'advisories',
  ])
  printSites(sites)
}

/** Checkouts have dependencies of their own, which docgen does without: it is installed in the folder above them. */
async function tryCheckouts(checkouts) {
  const above = join(work, 'checkouts')
  mkdirSync(above)
  await install(above, tarballs)
  const sites = []
  for (const checkout of checkouts.map((path) => resolve(path))) {
    const folder = join(above, basename(checkout))
    cpSync(checkout, folder, { recursive: true, verbatimSymlinks: true })
    sites.push({ name: basename(checkout), ...(await initAndBuild(folder, join(above, 'node_modules/.bin/docgen'))) })
  }
  printSites(sites)
}

function packAll(folder) {
  mkdirSync(folder)
  for (const name of readdirSync(packagesFolder)) {
    run('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], join(packagesFolder, name))
  }
  return readdirSync(folder).map((name) => join(folder, name))
}

async function install(folder, packages) {
  const { wall } = await measure('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], { cwd: folder })
  return { seconds: inSeconds(wall), ...sizeOf(folder), advisories: advisoriesOf(folder) }
}

/** What lies on the disk: a lockfile also names what other platforms install. */
function sizeOf(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link && existsSync(join(folder, path)),
  )
  return { packages: installed.length, megabytes: Math.round(bytesBelow(join(folder, 'node_modules')) / 1e6) }
}

function advisoriesOf(folder) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit=true'], { cwd: folder, encoding: 'utf8', env: benchEnv() })
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities?.total ?? 'no answer'
  } catch {
    return 'no answer'
  }
}

async function initAndBuild(folder, docgen) {
  const init = await measure(docgen, ['init', '--yes'], { cwd: folder })
  const { stdout } = spawnSync(docgen, ['check', '--json'], { cwd: folder, encoding: 'utf8', env: benchEnv(), maxBuffer: 1e9 })
  // A second start, so that findings do not depend on what a build prints; its reading of the packages is not reused.
  rmSync(join(folder, '.docgen'), { recursive: true, force: true })
  const build = await measure(docgen, ['build', '--no-strict'], { cwd: folder })
  const output = ['dist', 'docs-dist'].map((name) => join(folder, name)).find((path) => existsSync(join(path, 'index.html')))
  const pages = output === undefined ? [] : pagesBelow(output)
  return {
    init: inSeconds(init.wall),
    build: inSeconds(build.wall),
    memory: build.memory === undefined ? '' : Math.round(build.memory),
    pages: pages.length,
    largest: `${Math.round(Math.max(0, ...pages) / 1000)} kB`,
    findings: findingsOf(stdout),
  }
}

/** `broken-link 3, broken-anchor 1`. */
function findingsOf(json) {
  const counts = new Map()
  for (const { code } of JSON.parse(json).diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'
}

function printSites(sites) {
  console.log('')
  printTable(['site', 'init (s)', 'build (s)', 'memory (MB)', 'pages', 'largest page', 'findings'], sites, [
    'name',
    'init',
    'build',
    'memory',
    'pages',
    'largest',
    'findings',
  ])
}

function printTable(head, rows, keys) {
  console.log(
    markdownTable(
      head,
      rows.map((row) => keys.map((key) => String(row[key]))),
    ),
  )
}

function workspaceFiles() {
  const names = ['core', 'client', 'server']
  return Object.assign(
    {
      'package.json': json({
        name: 'acme',
        private: true,
        workspaces: ['packages/*'],
        license: 'MIT',
        repository: 'github:acme/acme',
      }),
      'README.md': '# Acme\n\nSee [the guide](./docs/start.md).\n',
      'docs/start.md': '# Start\n\nInstall `@acme/core`.\n',
    },
    ...names.map((name) => ({
      [`packages/${name}/package.json`]: json({ name: `@acme/${name}`, version: '1.0.0', types: './dist/index.d.ts' }),
      [`packages/${name}/README.md`]: `# ${name}\n`,
      [`packages/${name}/CHANGELOG.md`]: `# @acme/${name}\n\n## 1.0.0\n\n- First.\n`,
      [`packages/${name}/src/index.ts`]: `/** The ${name}. */\nexport class ${name} {\n  /** Starts. */\n  start(): void {}\n}\n`,
    })),
  )
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

function writeAll(folder, files) {
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
}

function bytesBelow(folder) {
  return filesBelow(folder).reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** Bytes of each page that readers are led to: what a long one leaves out stands in a file beside it. */
function pagesBelow(folder) {
  return filesBelow(folder).flatMap(({ parentPath, name }) =>
    name.endsWith('.html') && name !== 'whole-page.html' ? [statSync(join(parentPath, name)).size] : [],
  )
}

function run(command, args, cwd) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: benchEnv() })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stderr}`)
}

function inSeconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1)
}
