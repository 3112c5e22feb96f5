// When the rest of the site may take the machine: once the first page is on the screen, for which a browser needs its styles, fonts and scripts too.
import type { IncomingMessage } from 'node:http'
import { ownPath } from './with-client.ts'

export interface Rest {
  /** A request has come in. */
  readonly asked: () => void
  /** It has been answered, whatever came of it. */
  readonly answered: (reader: Reader) => void
}

/** A browser that loads a page, an open page that listens for changes, or a request for any other file. */
export type Reader = 'browser' | 'open-page' | 'other'

/** Milliseconds from the answer. A browser asks for a page, paints it, and has it listen; one without scripts never does. */
const begins = { browser: 3000, 'open-page': 150, other: 200 } satisfies Record<Reader, number>
/** Milliseconds from the start, where nobody asks for anything. */
const beginsAlone = 1500

/** `begin` is called once. */
export function createRest(begin: () => void): Rest {
  let isBrowserWaiting = false
  let hasBegun = false
  const beginOnce = (): void => {
    if (!hasBegun) begin()
    hasBegun = true
  }
  const alone = setTimeout(beginOnce, beginsAlone).unref()
  return {
    asked: () => clearTimeout(alone),
    answered: (reader) => {
      // What a page loads, others than the page ask for.
      if (hasBegun || (reader === 'other' && isBrowserWaiting)) return
      isBrowserWaiting ||= reader === 'browser'
      setTimeout(beginOnce, begins[reader]).unref()
    },
  }
}

export function readerOf({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): Reader {
  if (headers['sec-fetch-dest'] === 'document') return 'browser'
  return headers.accept === 'text/event-stream' && url.includes(`/${ownPath}`) ? 'open-page' : 'other'
}
