// Word of a change for the pages that are open: with it comes the page that was shown last, as it now is, since its reader waits for it.
import { createQueue } from '../io/queue.ts'

export interface ShownPage {
  /** As the browser writes it: `/base/docs/gr%C3%BC%C3%9Fe/`. */
  readonly address: string
  /** Of the site: decoded, without base. */
  readonly path: string
}

/** What open pages get as the event `pages`. */
export interface PagesEvent {
  readonly revision: string
  readonly page?: { readonly address: string; readonly html: string }
}

interface PageNews {
  /** A browser shows this page now. */
  readonly shown: (page: ShownPage) => void
  /** Sends word of the state that the site has then; what is said while the page is made is one more word. */
  readonly tell: () => Promise<void>
}

export interface PageNewsInput {
  readonly revision: () => string
  /** Whether somebody listens. */
  readonly hasReaders: () => boolean
  /** The page as a request for it gets it; `undefined` where there is no page. */
  readonly htmlAt: (path: string, revision: string) => Promise<string | undefined>
  readonly send: (event: PagesEvent) => void
}

export function createPageNews({ revision, hasReaders, htmlAt, send }: PageNewsInput): PageNews {
  const inTurn = createQueue()
  let last: ShownPage | undefined
  let next: Promise<void> | undefined
  const tellWith = async ({ address, path }: ShownPage): Promise<void> => {
    next = undefined
    // Taken before the page is made: a change meanwhile makes it stale.
    const now = revision()
    // A request for the page reports what is wrong with it.
    const html = await htmlAt(path, now).catch(() => undefined)
    send({ revision: now, ...(html !== undefined && { page: { address, html } }) })
  }
  return {
    shown: (page) => {
      last = page
    },
    tell: async () => {
      const page = last
      if (page === undefined || !hasReaders()) return send({ revision: revision() })
      next ??= inTurn(() => tellWith(page))
      return next
    },
  }
}
