// What the reader searched for before, and what of that they starred: kept in their browser alone.
import { readStored, store } from '../../client/storage.ts'

const recentKey = 'docgen.recent-searches'
const favoritesKey = 'docgen.favorite-searches'
const mostRecent = 6
const mostFavorites = 12

/** Recent ones are newest first, favorites oldest first; no search is both. */
export interface PastSearches {
  readonly recent: readonly string[]
  readonly favorites: readonly string[]
}

/** Whatever else may be stored is left out. */
export function parseSearches(stored: string | null, most: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '').slice(0, most) : []
  } catch {
    return []
  }
}

export function withRecent({ recent, favorites }: PastSearches, query: string): PastSearches {
  const text = query.trim()
  if (text === '' || favorites.some((favorite) => isSame(favorite, text))) return { recent, favorites }
  return { recent: [text, ...without(recent, text)].slice(0, mostRecent), favorites }
}

export function withFavorite({ recent, favorites }: PastSearches, query: string): PastSearches {
  return { recent: without(recent, query), favorites: [...without(favorites, query), query].slice(-mostFavorites) }
}

export function withoutSearch({ recent, favorites }: PastSearches, query: string): PastSearches {
  return { recent: without(recent, query), favorites: without(favorites, query) }
}

export function loadSearches(): PastSearches {
  return {
    recent: parseSearches(readStored(recentKey), mostRecent),
    favorites: parseSearches(readStored(favoritesKey), mostFavorites),
  }
}

export function saveSearches({ recent, favorites }: PastSearches): void {
  store(recentKey, JSON.stringify(recent))
  store(favoritesKey, JSON.stringify(favorites))
}

export function saveRecent(query: string): void {
  saveSearches(withRecent(loadSearches(), query))
}

function without(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((other) => !isSame(other, query))
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
