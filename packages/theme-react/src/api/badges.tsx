import type { ApiComment, ApiFlags } from '@docgen/ssg-cli/model'

export interface BadgesProps {
  readonly flags: ApiFlags
  readonly comment?: ApiComment | undefined
  readonly element?: 'span' | 'li'
}

/** What a reader has to know of a declaration at a glance. */
export function Badges({ flags, comment, element: Element = 'span' }: BadgesProps) {
  return badgesOf(flags, comment).map((badge) => (
    <Element key={badge} className={badge === 'deprecated' ? 'docgen-badge docgen-tone-danger' : 'docgen-badge'}>
      {badge}
    </Element>
  ))
}

export function badgesOf(flags: ApiFlags, comment: ApiComment | undefined): readonly string[] {
  const claims: readonly (readonly [string, boolean | undefined])[] = [
    ['deprecated', comment?.deprecated !== undefined],
    ['abstract', flags.isAbstract],
    ['static', flags.isStatic],
    ['protected', flags.isProtected],
    ['readonly', flags.isReadonly],
    ['optional', flags.isOptional],
  ]
  const shown = claims.flatMap(([name, isSo]) => (isSo ? [name] : []))
  return [...new Set([...shown, ...(comment?.modifiers ?? [])])]
}
