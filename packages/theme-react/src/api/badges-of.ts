import {
  isDeprecated,
  unstableModifiers,
  type ApiComment,
  type ApiFlags,
  type ApiRelease,
  type ApiSignature,
  type Words,
} from '@docgen/model'
import { formatDate } from '../components/format-date.ts'
import type { Badge } from './parts/badges.tsx'

interface Badged {
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
  readonly addedIn?: ApiRelease | undefined
}

/** What overloads do not share is said beside each. Keywords of TypeScript and tags of TSDoc stand as they are written; what a language says in words is in the words of the page. */
export function badgesOf(declared: Badged, words: Words): readonly Badge[] {
  const { flags, signatures = [] } = declared
  const claims: readonly (readonly [string, boolean | undefined])[] = [
    ['deprecated', isDeprecated(declared)],
    ['abstract', flags.isAbstract],
    ['static', flags.isStatic],
    ['private', flags.isPrivate],
    ['protected', flags.isProtected],
    ['readonly', flags.isReadonly],
    ['optional', flags.isOptional],
    ['async', signatures.length > 0 && signatures.every(isAsync)],
  ]
  const shown = claims.flatMap(([name, isSo]) => (isSo ? [name] : []))
  const badges = [...new Set([...shown, ...modifiersOf(declared)])].map((name) => ({
    label: name === 'deprecated' || name === 'optional' ? words(name) : name,
    tone: toneOf(name),
  }))
  const release = declared.addedIn ?? sinceOf(declared)
  return release ? [...badges, badgeOfRelease(release, words)] : badges
}

function sinceOf({ comment, signatures = [] }: Badged): ApiRelease | undefined {
  const [first, ...others] = signatures.map((signature) => sinceVersionOf(signature.comment))
  const version = sinceVersionOf(comment) ?? (others.every((each) => each === first) ? first : undefined)
  return version === undefined ? undefined : { version }
}

/** What `@since` says, where it is a version and nothing else: a badge has room for it. */
export function sinceVersionOf(comment: ApiComment | undefined): string | undefined {
  return /^\s*(v?\d[\w+.-]*?)\.?\s*$/.exec(comment?.since?.markdown ?? '')?.[1]
}

/** A declaration that no release has is one that a reader may look for in vain. */
function badgeOfRelease({ version, date }: ApiRelease, words: Words): Badge {
  if (version === undefined) return { label: words('unreleased'), tone: 'warning' }
  return { label: words('sinceVersion', { version }), ...(date !== undefined && { title: formatDate(date, words.lang) }) }
}

/** The badges of a signature that others of its declaration lack. What is deprecated says so itself. */
export function badgesOfOverload(signature: ApiSignature, signatures: readonly ApiSignature[], words: Words): readonly Badge[] {
  const labels = new Set(badgesOf({ flags: {}, signatures }, words).map(({ label }) => label))
  return badgesOf({ flags: {}, signatures: [signature] }, words).filter(
    ({ label, tone }) => tone !== 'danger' && !labels.has(label),
  )
}

/** A comment of the whole speaks for all signatures. */
function modifiersOf({ comment, signatures = [] }: Badged): readonly string[] {
  const [first = [], ...others] = signatures.map((signature) => signature.comment?.modifiers ?? [])
  return [...(comment?.modifiers ?? []), ...first.filter((name) => others.every((modifiers) => modifiers.includes(name)))]
}

function toneOf(name: string): Badge['tone'] {
  if (name === 'deprecated') return 'danger'
  return unstableModifiers.includes(name) ? 'warning' : undefined
}

/** Whoever calls it waits for a promise, whether the word stands in its source or not. */
function isAsync({ returns }: ApiSignature): boolean {
  return returns.kind === 'reference' && returns.name === 'Promise'
}
