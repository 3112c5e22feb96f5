import type { ApiComment, ApiFlags, ApiSignature } from '@docgen/model'
import type { Badge } from './parts/badges.tsx'

export interface Badged {
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

const unstable = new Set(['alpha', 'beta', 'experimental', 'internal'])

export function badgesOf({ flags, comment, signatures = [] }: Badged): readonly Badge[] {
  const claims: readonly (readonly [string, boolean | undefined])[] = [
    ['deprecated', comment?.deprecated !== undefined],
    ['abstract', flags.isAbstract],
    ['static', flags.isStatic],
    ['protected', flags.isProtected],
    ['readonly', flags.isReadonly],
    ['optional', flags.isOptional],
    ['async', signatures.length > 0 && signatures.every(isAsync)],
  ]
  const shown = claims.flatMap(([name, isSo]) => (isSo ? [name] : []))
  return [...new Set([...shown, ...(comment?.modifiers ?? [])])].map((label) => ({ label, tone: toneOf(label) }))
}

function toneOf(label: string): Badge['tone'] {
  if (label === 'deprecated') return 'danger'
  return unstable.has(label) ? 'warning' : undefined
}

/** Whoever calls it waits for a promise, whether the word stands in its source or not. */
function isAsync({ returns }: ApiSignature): boolean {
  return returns.kind === 'reference' && returns.name === 'Promise'
}
