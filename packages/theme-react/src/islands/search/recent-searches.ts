import { readStored, store } from '../../client/storage.ts'

const storageKey = 'docgen.recent-searches'
const most = 6

/** Newest first. Whatever else may be stored under the key is left out. */
export function parseRecent(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '').slice(0, most) : []
  } catch {
    return []
  }
}

export function withRecent(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim()
  if (text === '') return recent
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, most)
}

export function loadRecent(): readonly string[] {
  return parseRecent(readStored(storageKey))
}

export function saveRecent(recent: readonly string[]): void {
  store(storageKey, JSON.stringify(recent))
}
