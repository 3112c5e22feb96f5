// The questions of one list of results, and their answers. It knows no React: whoever shows it subscribes.
import type { SearchFilters, SearchResults } from '@docgen/model'
import type { SearchClient } from './search-client.ts'

export type SearchState =
  /** Nothing was asked. */
  | { readonly kind: 'idle' }
  /** `last` are the results of an earlier question, which stay until there are others. */
  | { readonly kind: 'loading'; readonly last?: FoundResults | undefined }
  | { readonly kind: 'found'; readonly found: FoundResults; readonly more: MoreState }
  | { readonly kind: 'failed' }

/** Of the results behind those found. A failure leaves what is found as it is. */
export type MoreState = 'ready' | 'loading' | 'failed'

export interface FoundResults extends SearchResults {
  /** What was asked. */
  readonly query: string
}

export interface Question {
  readonly query: string
  readonly filters: SearchFilters
}

export interface SearchSession {
  readonly state: () => SearchState
  readonly subscribe: (changed: () => void) => () => void
  /** A question without words is none. */
  readonly ask: (question: Question) => void
  /** Asks again what could not be answered. */
  readonly retry: () => void
  readonly loadMore: () => void
}

/** Asks for what comes behind the results. */
export type MoreOf = (client: SearchClient, asked: Question, found: FoundResults, limit: number) => Promise<SearchState>

/** What a list shows in this state. */
export function shownResults(state: SearchState): FoundResults | undefined {
  if (state.kind === 'found') return state.found
  return state.kind === 'loading' ? state.last : undefined
}

/**
 * One question is under way at a time: what is asked meanwhile waits, and only the last of it is sent, so that a quick engine answers
 * every key and a slow one is not flooded. `moreOf` is for a list that can be continued, which the one of the dialog is not.
 */
export function createSearchSession(client: () => SearchClient, limit: number, moreOf?: MoreOf): SearchSession {
  const listeners = new Set<() => void>()
  let state: SearchState = { kind: 'idle' }
  let latest: Question | undefined
  let isAsking = false

  const enter = (next: SearchState): void => {
    state = next
    for (const changed of listeners) changed()
  }
  /** Better than nothing, and worse than what is shown already. */
  const showEarly =
    (asked: Question) =>
    (early: SearchResults): void => {
      if (latest === asked) enter({ kind: 'loading', last: { ...early, query: asked.query } })
    }
  const askLatest = async (): Promise<void> => {
    isAsking = true
    let asked: Question | undefined
    while (latest && latest !== asked) {
      asked = latest
      const next = await answerOf(client(), asked, limit, shownResults(state) ? undefined : showEarly(asked))
      if (latest === asked) enter(next)
      // Something near is better than nothing while the next answer is on its way.
      else if (latest && next.kind === 'found') enter({ kind: 'loading', last: next.found })
    }
    isAsking = false
  }
  const send = (question: Question): void => {
    latest = question
    enter({ kind: 'loading', last: shownResults(state) })
    if (!isAsking) void askLatest()
  }
  const loadMore = async (): Promise<void> => {
    const asked = latest
    if (!moreOf || !asked || state.kind !== 'found' || state.more === 'loading') return
    const { found } = state
    enter({ kind: 'found', found, more: 'loading' })
    const next = await moreOf(client(), asked, found, limit)
    if (latest === asked) enter(next)
  }
  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    ask: ({ query, filters }) => {
      const text = query.trim()
      if (text !== '') return send({ query: text, filters })
      latest = undefined
      if (state.kind !== 'idle') enter({ kind: 'idle' })
    },
    retry: () => {
      if (latest && state.kind === 'failed') send({ ...latest })
      if (state.kind === 'found' && state.more === 'failed') void loadMore()
    },
    loadMore: () => void loadMore(),
  }
}

async function answerOf(
  client: SearchClient,
  { query, filters }: Question,
  limit: number,
  onEarly: ((results: SearchResults) => void) | undefined,
): Promise<SearchState> {
  try {
    const results = await client.search({ query, filters, offset: 0, limit }, onEarly)
    return { kind: 'found', found: { ...results, query }, more: 'ready' }
  } catch {
    return { kind: 'failed' }
  }
}
