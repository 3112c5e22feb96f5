// Serves a site to its author: from memory, with every change on the open page, and with what is wrong over it.
import { createServer, type RequestListener } from 'node:http'
import type { Diagnostic } from '@docgen/model'
import { createAuthorFiles, isStray } from '../io/author-files.ts'
import { letGo } from '../io/let-go.ts'
import { loadConfig } from '../io/load-config.ts'
import { sendText } from '../io/serve/safe-response.ts'
import { hostForUrl, listenOnFreePort } from '../io/serve/static-server.ts'
import { watchFiles } from '../io/watch-files.ts'
import { answerRequest } from './answer-request.ts'
import type { DevServerInput } from './dev-server-input.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { createLateWatcher } from './late-watcher.ts'

import { createLiveSite, type LiveSite } from './live-site.ts'
import { createRest, readerOf, type Rest } from './rest.ts'
import { isOutput, packageFoldersOf } from './watched-files.ts'

interface DevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The config of the site cannot be used; nothing is served. */
export class UnusableConfig extends Error {
  constructor(readonly problems: readonly Diagnostic[]) {
    super('The config cannot be used.')
  }
}

/** Throws `UnusableConfig` when the config has problems at the start; later ones are shown over the page. */
export async function startDevServer(input: DevServerInput): Promise<DevServer> {
  const first = await loadConfig({ ...input, keepsBrokenPages: true })
  if ('problems' in first) throw new UnusableConfig(first.problems)
  await input.onWorkspace?.(first)
  const events = createEventStream()
  const messageOf = (error: unknown): string => textOf(error, input.isDebugging === true)
  const live = await createLiveSite({
    input,
    events,
    first,
    watch: (files) => watcher.add(files),
    watchManifests: (folders) => watcher.addManifests(folders),
    messageOf,
  })
  const author = createAuthorFiles(input.root, first.config.files)
  const watcher = createLateWatcher(async () => {
    const started = watchFiles(await live.watched(), {
      onReady: live.rescan,
      onChange: live.change,
      mayHaveChanged: live.mayHaveChanged,
      isIgnored: (path) => isOutput(path, input.root, live.loaded()) || isStray(path, author),
      home: input.root,
      onFailure: (error) => input.log(`The change could not be processed: ${messageOf(error)}`),
    })
    started.addManifests(packageFoldersOf(input.root, live.loaded()))
    return started
  })
  const watch = (): void => {
    watcher.begin().catch((error: unknown) => input.log(`The files cannot be watched: ${messageOf(error)}`))
  }
  const rest = createRest(() => {
    watch()
    live.complete()
  })
  const server = createServer(listenerOf({ live, events, host: input.host, log: input.log, messageOf, rest }))
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const close = async (): Promise<void> => {
    // A change of the config that is being taken in makes another site, which is the one to be closed then.
    await watcher.close()
    await live.site().close()
    await letGo(live.loaded().config)
  }
  const port = await listenOnFreePort(server, input.host, input.port).catch(async (error: unknown) => {
    // The command has to end, which what is watched would keep it from.
    await close()
    throw error
  })
  const url = `http://${hostForUrl(input.host)}:${port}${first.config.base}`
  if (input.open) await openInBrowser(url)
  return {
    url,
    close: async () => {
      events.close()
      await Promise.all([close(), new Promise((resolve) => server.close(resolve).closeAllConnections())])
    },
  }
}

interface Listening {
  readonly live: LiveSite
  readonly events: EventStream
  readonly host: string
  readonly log: (text: string) => void
  readonly messageOf: (error: unknown) => string
  readonly rest: Rest
}

function listenerOf({ live, events, host, log, messageOf, rest }: Listening): RequestListener {
  return (request, response) => {
    rest.asked()
    answerRequest(request, response, { live, events, host })
      .catch((error: unknown) => {
        log(`${request.url ?? ''} could not be answered: ${messageOf(error)}`)
        if (response.headersSent) response.destroy()
        else sendText(response, 500, `The page could not be made: ${messageOf(error)}`)
      })
      .finally(() => rest.answered(readerOf(request)))
  }
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
