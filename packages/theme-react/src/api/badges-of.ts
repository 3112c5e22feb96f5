import { isDeprecated, type ApiComment, type ApiFlags, type ApiSignature, type Words } from '@docgen/model'
import { commentOf } from './comment-of.ts'
import type { Badge } from './parts/badges.tsx'

export interface Badged {
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

const unstable = new Set(['alpha', 'beta', 'experimental', 'internal'])

/** Keywords of TypeScript and tags of TSDoc stand as they are written; what a language says in words is in the words of the page. */
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
  return [...new Set([...shown, ...(commentOf(declared)?.modifiers ?? [])])].map((name) => ({
    label: name === 'deprecated' || name === 'optional' ? words(name) : name,
    tone: toneOf(name),
  }))
}

function toneOf(name: string): Badge['tone'] {
  if (name === 'deprecated') return 'danger'
  return unstable.has(name) ? 'warning' : undefined
}

/** Whoever calls it waits for a promise, whether the word stands in its source or not. */
function isAsync({ returns }: ApiSignature): boolean {
  return returns.kind === 'reference' && returns.name === 'Promise'
}
