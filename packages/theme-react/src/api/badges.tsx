import type { ApiComment, ApiFlags, ApiSignature } from '@docgen/ssg-cli/model'

export interface BadgesProps {
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
  readonly element?: 'span' | 'li'
}

/** What a reader has to know of a declaration at a glance. */
export function Badges({ flags, comment, signatures, element: Element = 'span' }: BadgesProps) {
  return badgesOf(flags, comment, signatures).map((badge) => (
    <Element key={badge} className={classNameOf(badge)}>
      {badge}
    </Element>
  ))
}

function classNameOf(badge: string): string {
  if (badge === 'deprecated') return 'docgen-badge docgen-tone-danger'
  return unstable.has(badge) ? 'docgen-badge docgen-tone-warning' : 'docgen-badge'
}

const unstable = new Set(['alpha', 'beta', 'experimental', 'internal'])

export function badgesOf(
  flags: ApiFlags,
  comment: ApiComment | undefined,
  signatures: readonly ApiSignature[] = [],
): readonly string[] {
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
  return [...new Set([...shown, ...(comment?.modifiers ?? [])])]
}

/** Whoever calls it waits for a promise, whether the word stands in its source or not. */
function isAsync({ returns }: ApiSignature): boolean {
  return returns.kind === 'reference' && returns.name === 'Promise'
}
