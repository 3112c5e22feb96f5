// The events of the server, for every tab of the site through one connection: a browser opens six to a host, and each tab needs one to load.
// The tab that holds the lock has the event stream and tells the others; when it closes or sleeps, the next one in line gets the lock.

/** The last word of the server on each matter: what a tab is told that comes later. */
export type ServerEvent =
  | { readonly name: 'pages'; readonly data: string }
  | { readonly name: 'findings'; readonly data: string }
  | { readonly name: 'reload'; readonly data: string }

type TabMessage = { readonly kind: 'hello' } | { readonly kind: 'event'; readonly event: ServerEvent }

const eventNames = ['pages', 'findings', 'reload'] as const

interface TabSurroundings {
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly createChannel: ((name: string) => BroadcastChannel) | undefined
  readonly createSource: (url: string) => EventSource
  readonly isVisible: () => boolean
}

interface SharedEvents {
  /** Takes part, again after `leave`: once a page comes out of the cache of the browser. */
  readonly join: () => void
  /** Gives up the lock and every connection, so that a page that sleeps holds up no other. */
  readonly leave: () => void
  /** The tab was shown or hidden. */
  readonly visibilityChanged: () => void
}

/** `url` is that of the event stream; `tell` gets each event, of which some may come twice. */
export function createSharedEvents(
  url: string,
  tell: (event: ServerEvent) => void,
  { locks, createChannel, createSource, isVisible }: TabSurroundings,
): SharedEvents {
  return locks && createChannel
    ? throughOneTab(url, tell, { locks, createChannel, createSource })
    : whileVisible(url, tell, { createSource, isVisible })
}

function throughOneTab(
  url: string,
  tell: (event: ServerEvent) => void,
  {
    locks,
    createChannel,
    createSource,
  }: Required<Pick<TabSurroundings, 'createSource'>> & {
    readonly locks: Pick<LockManager, 'request'>
    readonly createChannel: (name: string) => BroadcastChannel
  },
): SharedEvents {
  const name = `docgen ${url}`
  let stop: AbortController | undefined
  const lead = (channel: BroadcastChannel, signal: AbortSignal): Promise<void> => {
    const last = new Map<string, ServerEvent>()
    const close = listen(createSource(url), (event) => {
      last.set(event.name, event)
      tell(event)
      channel.postMessage({ kind: 'event', event } satisfies TabMessage)
    })
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind !== 'hello') return
      // A page that was just loaded is not to be loaded again.
      for (const event of last.values())
        if (event.name !== 'reload') channel.postMessage({ kind: 'event', event } satisfies TabMessage)
    })
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => {
        close()
        resolve()
      }),
    )
  }
  return {
    join: () => {
      if (stop) return
      stop = new AbortController()
      const { signal } = stop
      const channel = createChannel(name)
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data.kind === 'event') tell(data.event)
      })
      signal.addEventListener('abort', () => channel.close())
      channel.postMessage({ kind: 'hello' } satisfies TabMessage)
      // Rejected when the tab leaves before its turn.
      locks.request(name, { signal }, () => (signal.aborted ? undefined : lead(channel, signal))).catch(() => undefined)
    },
    leave: () => {
      stop?.abort()
      stop = undefined
    },
    visibilityChanged: () => undefined,
  }
}

/** Without locks, as on a plain HTTP address of another machine, only tabs that are seen hold a connection; others ask when they are shown. */
function whileVisible(
  url: string,
  tell: (event: ServerEvent) => void,
  { createSource, isVisible }: Pick<TabSurroundings, 'createSource' | 'isVisible'>,
): SharedEvents {
  let close: (() => void) | undefined
  const leave = (): void => {
    close?.()
    close = undefined
  }
  const join = (): void => {
    if (isVisible()) close ??= listen(createSource(url), tell)
  }
  return { join, leave, visibilityChanged: () => (isVisible() ? join() : leave()) }
}

function listen(source: EventSource, tell: (event: ServerEvent) => void): () => void {
  for (const name of eventNames) source.addEventListener(name, ({ data }: MessageEvent<string>) => tell({ name, data }))
  return () => source.close()
}
