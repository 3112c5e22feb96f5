// How long the samples of a site take to check: all of them with nothing remembered, again, and after the edit of one.
//
//   node bench/samples.mjs [--samples 400] [--edits 15] [--runs 3]
//
// The samples use the packages of site/, which has to be installed and the bridge built. CPU time is that of the process with its threads.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { formatMs, markdownTable, median } from './table.mjs'

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '400' },
    edits: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
    child: { type: 'string' },
  },
})
const site = fileURLToPath(new URL('../site', import.meta.url))
const bridge = pathToFileURL(fileURLToPath(new URL('../packages/api-extractor-bridge/dist/index.js', import.meta.url))).href
const perPage = 4

if (values.child === undefined) await measureAll()
else await measureOnce(values.child)

async function measureAll() {
  const times = { cold: [], coldCpu: [], warm: [], edit: [], editCpu: [] }
  for (let run = 0; run < Number(values.runs); run++) {
    const cacheDir = mkdtempSync(join(tmpdir(), 'docgen-samples-'))
    try {
      const first = await child(cacheDir)
      const second = await child(cacheDir)
      times.cold.push(first.all)
      times.coldCpu.push(first.allCpu)
      times.warm.push(second.all)
      times.edit.push(...first.edits)
      times.editCpu.push(...first.editCpus)
      console.log(`run ${run + 1}: ${first.links} links, ${first.findings} findings`)
    } finally {
      rmSync(cacheDir, { recursive: true, force: true })
    }
  }
  const row = (label, all) => [label, formatMs(median(all)), `${formatMs(Math.min(...all))} – ${formatMs(Math.max(...all))}`]
  console.log(`\n${values.samples} samples on ${Number(values.samples) / perPage} pages, Node ${process.versions.node}\n`)
  console.log(
    markdownTable(
      ['samples', 'median', 'from – to'],
      [
        row('nothing remembered', times.cold),
        row('the same, CPU time', times.coldCpu),
        row('nothing changed', times.warm),
        row('one sample changed, in dev', times.edit),
        row('the same, CPU time', times.editCpu),
      ],
    ),
  )
}

/** A process of its own, with the times that it sends. */
function child(cacheDir) {
  return new Promise((resolve, reject) => {
    const process = fork(fileURLToPath(import.meta.url), [
      '--child',
      cacheDir,
      '--samples',
      values.samples,
      '--edits',
      values.edits,
    ])
    let times
    process.once('message', (message) => (times = message))
    // Its last results are stored after it has sent the times.
    process.once('exit', (code) =>
      code === 0 ? resolve(times) : reject(new Error(`A measurement ended with exit code ${code}.`)),
    )
  })
}

async function measureOnce(cacheDir) {
  const { apiReference, checkedSamples } = await import(bridge)
  const { apiPackages } = await import('../site/api-packages.ts').catch(async () => bundledPackages())
  const packages = await apiReference({ packages: apiPackages }).locate(site)
  const checker = checkedSamples({ compilerOptions: { experimentalDecorators: true } })
  const context = { root: site, cacheDir, packages }
  const units = Array.from({ length: Number(values.samples) / perPage }, (_, page) => unitOf(page))
  const all = await timed(() => checker.check(units, context))
  const edits = []
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const page = (edit * 7) % units.length
    units[page] = unitOf(page, `\nexport const edit${edit} = ${edit}\n`)
    edits.push(await timed(() => checker.check(units, context)))
    units[page] = unitOf(page)
  }
  // What the second process finds is what it asks for.
  await checker.check(units, context)
  process.send({
    all: all.wall,
    allCpu: all.cpu,
    edits: edits.map(({ wall }) => wall),
    editCpus: edits.map(({ cpu }) => cpu),
    links: all.result.units.reduce((sum, { links }) => sum + links.length, 0),
    findings: all.result.units.reduce((sum, { findings }) => sum + findings.length, 0),
  })
  process.disconnect()
}

/** Node 20 reads no TypeScript. */
async function bundledPackages() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(site, 'api-packages.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

async function timed(run) {
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  const result = await run()
  const { user, system } = process.cpuUsage(cpu)
  return { result, wall: performance.now() - start, cpu: (user + system) / 1000 }
}

/** A page of four samples, each unlike those of every other page. */
function unitOf(page, addition = '') {
  const modules = [serverOf(page), hooksOf(page), clientOf(page), expressOf(page) + addition]
  const titles = [`server-${page}.ts`, undefined, `client-${page}.ts`, undefined]
  return {
    file: `docs/page-${page}.md`,
    isFile: false,
    modules: modules.map((code, index) => ({ language: 'ts', code, title: titles[index], sees: [], isChecked: true })),
  }
}

function serverOf(page) {
  return `import { AccountsServer } from '@accounts/server'
import { AccountsPassword } from '@accounts/password'
import type { DatabaseInterface } from '@accounts/types'

declare const db${page}: DatabaseInterface

export const password = new AccountsPassword({
  validateNewUser: async (user) => ({ ...user, page: ${page} }),
})

export const accountsServer = new AccountsServer(
  { db: db${page}, tokenSecret: 'secret-${page}', siteUrl: 'https://site-${page}.example' },
  { password },
)
`
}

function hooksOf(page) {
  return `import { ServerHooks } from '@accounts/server'
import { accountsServer, password } from './server-${page}'

accountsServer.on(ServerHooks.LoginSuccess, (event) => console.log(${page}, event))

export async function tokens${page}(userId: string) {
  await password.setPassword(userId, 'new-${page}')
  const user = await accountsServer.findUserById(userId)
  return user ? accountsServer.sanitizeUser(user).username : undefined
}
`
}

function clientOf(page) {
  return `import { AccountsClient } from '@accounts/client'
import { AccountsClientPassword } from '@accounts/client-password'
import { RestClient } from '@accounts/rest-client'

const restClient = new RestClient({ apiHost: 'http://localhost:${4000 + page}', rootPath: '/accounts' })
export const accountsClient = new AccountsClient({}, restClient)
export const accountsPassword = new AccountsClientPassword(accountsClient)

const { sessionId } = await accountsPassword.login({ user: { email: 'reader-${page}@site.example' }, password: 'x' })
console.log(sessionId.length + ${page})
`
}

function expressOf(page) {
  return `import accountsExpress, { userLoader } from '@accounts/rest-express'
import express from 'express'
import { accountsServer } from './server-${page}'

const app = express()
app.use(express.json())
app.use('/accounts-${page}', accountsExpress(accountsServer))
app.get('/me', userLoader(accountsServer), (req, res) => {
  res.json({ page: ${page}, url: req.url })
})
app.listen(${4000 + page})
`
}
