import type { SearchProps } from '@docgen/model'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createSearchSession, type MoreOf, type Question, type SearchSession, type SearchState } from './search-session.ts'
import { clientOf } from './shared-client.ts'

/** The results of a question, asked anew whenever it changes, and once the network is back. The worker starts with the first question. */
export function useSearch(
  search: SearchProps,
  { query, filters }: Question,
  limit: number,
  moreOf?: MoreOf,
): { readonly state: SearchState; readonly session: SearchSession } {
  const session = useMemo(() => createSearchSession(() => clientOf(search), limit, moreOf), [search, limit, moreOf])
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  // By what they hold: every render makes others.
  const filtersKey = JSON.stringify(filters)
  useEffect(() => {
    session.ask({ query, filters: JSON.parse(filtersKey) as Question['filters'] })
  }, [session, query, filtersKey])
  useEffect(() => {
    addEventListener('online', session.retry)
    return () => removeEventListener('online', session.retry)
  }, [session])
  return { state, session }
}
