// The React code of the guides as a reader runs it: bundled with the packages that the site installs, served, and talking to a real server of
// accounts-js on another port, so that what browsers ask of other origins counts too.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { siteFolder } from '../site/accounts-site.ts'
import { type Loaded, sampleRunner, siteRequire } from '../site/guide-code.ts'
import { makeTempFolder, removeFolder } from '../support/temp-site.ts'

const express = siteRequire('express')
const cors = siteRequire('cors')
const { default: accountsExpress } = siteRequire('@accounts/rest-express')

export const ada = { email: 'ada@example.com', password: 'correct horse battery' }

/** What the guides call the server's address. */
const addressOfGuides = 'http://localhost:4000'

export interface AccountsHost {
  readonly url: string
  /** What the sample `two-factor-accounts.ts` exports: its server, its strategy and its database, with one user. */
  readonly accounts: Loaded
  readonly stop: () => Promise<void>
}

/** The server of "Getting started" with its database in memory. `routesOf` gets a runner of samples, and returns what is mounted first. */
export async function startAccounts(routesOf?: (run: (file: string) => Loaded) => Loaded): Promise<AccountsHost> {
  process.env['TOKEN_SECRET'] = 'for tests'
  const run = sampleRunner()
  const accounts = run('two-factor-accounts.ts')
  await accounts.password.createUser({ ...ada })
  const app = express().use(cors(), express.json())
  if (routesOf) app.use(routesOf(run))
  const server = await listen(app.use(accountsExpress(accounts.accountsServer)))
  return { url: urlOf(server), accounts, stop: () => close(server) }
}

export interface GuidePage {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * A page with nothing but `#root` and `main.tsx`, one of `files`, whose names are those that the guide gives them. `api` takes the place of the
 * server's address in them; `answer` gets what is asked of the page's own server beside that.
 */
export async function servePage(
  files: Readonly<Record<string, string>>,
  { api, answer }: { readonly api?: string; readonly answer?: RequestListener },
): Promise<GuidePage> {
  const script = await bundle(files, api)
  const server = await listen((request, response) => {
    if (request.url === '/main.js') response.setHeader('content-type', 'text/javascript').end(script)
    else if (request.url === '/')
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end('<!doctype html><title>Guide</title><div id="root"></div><script type="module" src="/main.js"></script>')
    else if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  return { url: urlOf(server), stop: () => close(server) }
}

/** As a development server builds it: StrictMode runs effects twice. */
async function bundle(files: Readonly<Record<string, string>>, api: string | undefined): Promise<string> {
  const folder = makeTempFolder()
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, api === undefined ? text : text.replaceAll(addressOfGuides, api))
    }
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['main.tsx'],
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'esm',
      jsx: 'automatic',
      nodePaths: [join(siteFolder, 'node_modules')],
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'silent',
    })
    return outputFiles.map(({ text }) => text).join('')
  } finally {
    removeFolder(folder)
  }
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** By name: browsers keep cookies that are marked as secure for it. */
function urlOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
