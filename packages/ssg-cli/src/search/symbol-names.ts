// How well a name answers what was typed. Pure: it knows nothing of where symbols come from.
import { isOneTypoApart } from './near-spelling.ts'
import { partsOf } from './tokenise.ts'

/** A name as it is compared: made once for each symbol. */
export interface ComparedName {
  readonly name: string
  readonly lower: string
  /** `parent.name` in lower case. */
  readonly qualified: string
  /** Parts of the name in lower case. */
  readonly parts: readonly string[]
  /** Of a package, its name within its scope, letters only: `magiclink`. */
  readonly unscoped?: string | undefined
}

export function comparedName(name: string, parent: string | undefined): ComparedName {
  const lower = name.toLowerCase()
  return {
    name,
    lower,
    qualified: parent === undefined ? lower : `${parent.toLowerCase()}.${lower}`,
    parts: partsOf(name.replace(/[^\p{L}\p{N}_$]+/gu, ' ')).map((part) => part.toLowerCase()),
    unscoped: parent === undefined && /^@[^/]+\/./.test(lower) ? lettersOf(lower.slice(lower.indexOf('/'))) : undefined,
  }
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What was typed, as it is compared. `lower` has no spaces: `refresh tokens` may mean `refreshTokens`. */
export interface TypedName {
  readonly text: string
  readonly lower: string
}

export function typedName(text: string): TypedName {
  const bare = text
    .trim()
    .replace(/\(\)?$/, '')
    .replace(/[#/](?=\w+$)(?<!^@[^/]*.)/, '.')
    .replace(/\s+/g, '')
  return { text: bare, lower: bare.toLowerCase() }
}

/** From 1, the very name, down to 0, no match. Spelling is taken as it is. */
export function nameScore(typed: TypedName, { name, lower, qualified, parts }: ComparedName): number {
  const { text, lower: query } = typed
  if (query === '') return 0
  // Who types capitals means them; in small letters, `user` may be the type `User` as well as a property.
  if (query === lower) return text === name ? 1 : text === query ? 0.995 : 0.97
  if (query.includes('.')) return qualifiedScore(query, qualified)
  const share = query.length / lower.length
  if (lower.startsWith(query)) return 0.8 + 0.1 * share
  if (query.length < 2) return 0
  if (startsParts(query, parts)) return 0.66 + 0.1 * share
  const at = partStartingWith(query, parts)
  if (at >= 0) return 0.5 + 0.1 * share
  return query.length >= 4 && lower.includes(query) ? 0.3 + 0.1 * share : 0
}

/** Whether the query is what a package is called by those who leave out its scope: `magic link`. */
export function isPackageName({ lower }: TypedName, { unscoped }: ComparedName): boolean {
  return unscoped !== undefined && unscoped === lettersOf(lower)
}

/** The same for names that differ by one typo, for when nothing is spelled that way. */
export function nearNameScore({ lower: query }: TypedName, { lower, qualified }: ComparedName): number {
  if (query.length < 4) return 0
  if (isOneTypoApart(query, lower) || (query.includes('.') && isOneTypoApart(query, qualified))) return 0.6
  if (lower.length <= query.length) return 0
  const lengths = [query.length, query.length - 1, query.length + 1]
  return query.length >= 5 && lengths.some((length) => isOneTypoApart(query, lower.slice(0, length))) ? 0.4 : 0
}

/** `accountsserver.log` or `server.logout`: the end of the parent's name is enough. */
function qualifiedScore(query: string, qualified: string): number {
  if (query === qualified) return 1
  const dot = query.lastIndexOf('.')
  const [parent, name] = [query.slice(0, dot), query.slice(dot + 1)]
  const ownDot = qualified.lastIndexOf('.')
  if (ownDot < 0) return 0
  const [ownParent, ownName] = [qualified.slice(0, ownDot), qualified.slice(ownDot + 1)]
  if (!ownName.startsWith(name)) return 0
  const nameShare = ownName === name ? 0.1 : 0.05 * (name.length / ownName.length)
  if (ownParent === parent) return 0.85 + nameShare
  if (ownParent.endsWith(parent) || ownParent.startsWith(parent)) return 0.75 + nameShare
  return 0
}

/** Whether the letters are beginnings of the parts, in order: `lws`, `loginwith`, `logserv` for login, with, service. */
function startsParts(query: string, parts: readonly string[]): boolean {
  const [first = ''] = parts
  if (first.charAt(0) !== query.charAt(0)) return false
  const fits = (from: number, part: number): boolean => {
    if (from === query.length) return true
    for (let next = part; next < parts.length; next++) {
      const letters = parts[next] ?? ''
      let length = 0
      while (length < letters.length && letters[length] === query[from + length]) length++
      for (; length > 0; length--) if (fits(from + length, next + 1)) return true
      if (next === part && part === 0) return false
    }
    return false
  }
  return fits(0, 0)
}

/** From which part on the name begins with the query; -1 for none. */
function partStartingWith(query: string, parts: readonly string[]): number {
  for (let index = 1; index < parts.length; index++) if (parts.slice(index).join('').startsWith(query)) return index
  return -1
}
