// Serves a site to its author: from memory, with every change on the open page, and with what is wrong over it.
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Diagnostic } from '../model/diagnostic.ts'
import { loadConfig, type LoadConfigInput, type LoadedConfig } from '../io/load-config.ts'
import { createAuthorFiles, isStray } from '../io/author-files.ts'
import { contentTypeOf } from '../io/content-type.ts'
import { sendFile } from '../io/send-file.ts'
import { hostForUrl, isHostAllowed, listenOnFreePort, targetOf, type RequestTarget } from '../io/static-server.ts'
import { watchFiles } from '../io/watch-files.ts'
import { createDevSite, type DevSite, type Served } from './dev-site.ts'
import { createEventStream } from './event-stream.ts'

export interface DevServerInput extends Omit<LoadConfigInput, 'outDir'> {
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly log: (text: string) => void
  /** Told of all that is wrong with the site whenever that changes; `isWhole` once everything has been checked. */
  readonly onFindings: (findings: readonly Diagnostic[], isWhole: boolean) => void
  /** Whether failures are logged with their stacks. */
  readonly isDebugging?: boolean | undefined
}

export interface DevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The config of the site cannot be used; nothing is served. */
export class UnusableConfig extends Error {
  constructor(readonly problems: readonly Diagnostic[]) {
    super('The config cannot be used.')
  }
}

/** Where the server's own files are, below the base. */
const ownPath = '__docgen/'

/** Throws `UnusableConfig` when the config has problems at the start; later ones are shown over the page. */
export async function startDevServer(input: DevServerInput): Promise<DevServer> {
  const events = createEventStream()
  // Rises with every change of pages: a page that was served before is told so as soon as it listens. A server that is started again has others.
  const startedAt = Date.now().toString(36)
  let changes = 0
  const revision = (): string => `${startedAt}-${changes}`
  const first = await loadConfig({ ...input, keepsBrokenPages: true })
  if ('problems' in first) throw new UnusableConfig(first.problems)

  let loaded: LoadedConfig = first
  let problems: readonly Diagnostic[] = []
  let isWhole = false
  const sendFindings = (): void => {
    const findings = [...problems, ...site.diagnostics()]
    events.send('findings', findings)
    input.onFindings(findings, isWhole)
  }
  const messageOf = (error: unknown): string => textOf(error, input.isDebugging === true)
  const makeSite = (config: LoadedConfig): Promise<DevSite> =>
    createDevSite({
      root: input.root,
      loaded: config,
      onChange: (what) => {
        if (what === 'diagnostics') return sendFindings()
        changes++
        events.send('pages', revision())
      },
    })
  let site = await makeSite(loaded)
  const addOutsideFiles = async (): Promise<void> => watcher.add(await site.outsideFiles())
  let completing: Promise<void> | undefined
  const complete = (): void => {
    completing ??= site.complete().then(
      () => {
        isWhole = true
        void addOutsideFiles()
        sendFindings()
      },
      (error: unknown) => input.log(`The site could not be completed: ${messageOf(error)}`),
    )
  }

  const reloadConfig = async (): Promise<void> => {
    const next = await loadConfig({ ...input, keepsBrokenPages: true })
    problems = 'problems' in next ? next.problems : []
    if ('problems' in next) return sendFindings()
    const old = site
    loaded = next
    site = await makeSite(next)
    isWhole = false
    completing = undefined
    await old.close()
    watcher.add([...configFilesOf(next), ...watchedFolders(input.root, next), ...(await site.outsideFiles())])
    // Styles and scripts may be others now: the page is loaded in full.
    events.send('reload', {})
    complete()
  }

  const change = async (files: readonly string[]): Promise<void> => {
    if (files.some((file) => isOfConfig(file, input.root, loaded))) return reloadConfig()
    await site.update(files)
    await addOutsideFiles()
  }
  const author = createAuthorFiles(input.root, loaded.config.files)
  const watched = [...configFilesOf(loaded), ...watchedFolders(input.root, loaded), ...(await site.outsideFiles())]
  const watcher = watchFiles(watched, {
    onReady: () => site.rescan(),
    onChange: change,
    isStray: (path) => isStray(path, author),
    onFailure: (error) => input.log(`The change could not be taken in: ${messageOf(error)}`),
  })

  const server = createServer((request, response) => {
    answer(request, response, {
      host: input.host,
      base: loaded.config.base,
      site,
      events,
      revision,
      sendFindings,
    }).then(
      // The first page is out: now the rest of the site may take the machine.
      () => void setTimeout(complete, completing ? 0 : 200).unref(),
      (error: unknown) => {
        input.log(`${request.url ?? ''} could not be answered: ${messageOf(error)}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, `The page could not be made: ${messageOf(error)}`)
      },
    )
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const close = (): Promise<unknown> => Promise.all([watcher.close(), site.close()])
  const port = await listenOnFreePort(server, input.host, input.port).catch(async (error: unknown) => {
    // The command has to end, which what is watched would keep it from.
    await close()
    throw error
  })
  const url = `http://${hostForUrl(input.host)}:${port}${loaded.config.base}`
  if (input.open) await openInBrowser(url)
  // Without a reader the site is completed and checked all the same.
  setTimeout(complete, 2000).unref()
  return {
    url,
    close: async () => {
      events.close()
      await Promise.all([close(), new Promise((resolve) => server.close(resolve).closeAllConnections())])
    },
  }
}

/** The config, the React pages, and the theme's own files of this site: after a change of one, everything is loaded anew. */
function configFilesOf({ files, config: { theme } }: LoadedConfig): readonly string[] {
  const themeFiles = [...theme.styles, ...(theme.client === undefined ? [] : [theme.client])]
  return [...files, ...themeFiles.filter((file) => !/[\\/](?:node_modules|dist)[\\/]/.test(file))]
}

/** A new React page too is one that the config's bundle does not know yet. */
function isOfConfig(file: string, root: string, loaded: LoadedConfig): boolean {
  const pageFolders = loaded.config.sources.flatMap((source) => (source.kind === 'pages' ? [join(root, source.dir) + sep] : []))
  return configFilesOf(loaded).includes(file) || pageFolders.some((folder) => file.startsWith(folder))
}

function watchedFolders(root: string, { config }: LoadedConfig): readonly string[] {
  const dirs = config.sources.flatMap((source) => ('dir' in source ? [source.dir] : []))
  return [...new Set([...dirs, config.staticDir])].map((dir) => (dir === '.' ? root : `${root}/${dir}`))
}

interface Answering {
  readonly host: string
  readonly base: string
  readonly site: DevSite
  readonly events: ReturnType<typeof createEventStream>
  readonly revision: () => string
  readonly sendFindings: () => void
}

async function answer(request: IncomingMessage, response: ServerResponse, context: Answering): Promise<void> {
  const { base, host, site, events } = context
  if (request.headers.host === undefined) return sendText(response, 400, 'The request has no Host header.')
  if (!isHostAllowed(request.headers.host, host))
    return sendText(response, 403, 'Host header not allowed. Start docgen with --host to serve other names.')
  if (!isOriginAllowed(request, host)) return sendText(response, 403, 'Pages of other sites may not read this server.')
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD are answered.')
  const target = targetOf(request.url ?? '', base)
  if (target.kind === 'redirect') return sendRedirect(response, target.location)
  const path = target.kind === 'refusal' ? '/404/' : pathOf(target)
  if (path === `/${ownPath}events`) {
    events.connect(request, response)
    // The page that listens, and those that it tells, may be of an older state.
    events.send('pages', context.revision())
    return context.sendFindings()
  }
  if (path === `/${ownPath}revision`) {
    await site.freshen(pathOfQuery(request.url ?? '', base))
    return sendBytes(response, 200, 'text/plain; charset=utf-8', Buffer.from(context.revision()))
  }
  if (path === `/${ownPath}client.js`) return sendBytes(response, 200, 'text/javascript; charset=utf-8', await readClient())
  await site.freshen(path)
  // Taken before the page is made: a change meanwhile makes it stale.
  const revision = context.revision()
  const served = await site.serve(path)
  const isMalformed = target.kind === 'refusal' && target.status === 400 && served.kind === 'page'
  return sendServed(request, response, isMalformed ? { ...served, status: 400 } : served, base, revision)
}

/** The path of the site that `?path=` names; one that is not of the site leads to no page. */
function pathOfQuery(requestUrl: string, base: string): string {
  const target = targetOf(new URL(requestUrl, 'http://localhost').searchParams.get('path') ?? '', base)
  return target.kind === 'path' ? pathOf(target) : '/404/'
}

function pathOf({ segments, isFolder }: Extract<RequestTarget, { kind: 'path' }>): string {
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}

/** Browsers name the page that asks; other programs name none. */
function isOriginAllowed({ headers }: IncomingMessage, host: string): boolean {
  if (headers.origin === undefined) return true
  if (!URL.canParse(headers.origin)) return false
  return isHostAllowed(new URL(headers.origin).host, host)
}

function readClient(): Promise<Buffer> {
  return readFile(new URL('./dev-client.js', import.meta.url))
}

async function sendServed(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  base: string,
  revision: string,
): Promise<void> {
  switch (served.kind) {
    case 'page':
      return sendBytes(response, served.status, 'text/html; charset=utf-8', Buffer.from(withClient(served.html, base, revision)))
    case 'redirect':
      return sendRedirect(response, served.href)
    case 'bytes':
      return sendBytes(response, 200, contentTypeOf(served.path), served.bytes)
    case 'file': {
      const { size, mtime } = await stat(served.file)
      setSafeHeaders(response)
      return sendFile(request, response, { path: served.file, size, mtime }, 200)
    }
  }
}

function withClient(html: string, base: string, revision: string): string {
  return html.replace(
    '</head>',
    () =>
      `<script type="module" src="${base}${ownPath}client.js" data-docgen-dev="${base}${ownPath}" data-revision="${revision}"></script></head>`,
  )
}

function sendBytes(response: ServerResponse, status: number, type: string, bytes: Uint8Array): void {
  setSafeHeaders(response)
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
}

function sendRedirect(response: ServerResponse, location: string): void {
  setSafeHeaders(response)
  response.writeHead(302, { location, 'content-length': 0 }).end()
}

function sendText(response: ServerResponse, status: number, text: string): void {
  sendBytes(response, status, 'text/plain; charset=utf-8', Buffer.from(`${text}\n`))
}

function setSafeHeaders(response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
}

function textOf(error: unknown, isDebugging: boolean): string {
  if (!(error instanceof Error)) return String(error)
  return isDebugging ? (error.stack ?? error.message) : `${error.message} (--debug shows where)`
}

/** The system's own way to open an address; where there is none, the printed address has to do. */
async function openInBrowser(url: string): Promise<void> {
  const { spawn } = await import('node:child_process')
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  if (command === undefined) return
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
