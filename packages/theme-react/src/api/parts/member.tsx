import type { ApiMember, WithWords } from '@docgen/model'
import type { ReactNode } from 'react'

export interface MemberProps extends WithWords {
  readonly member: ApiMember
  /** `login()` for a method. */
  readonly title: string
  readonly isDeprecated: boolean
  /** Absent for what shares its anchor with a member above. */
  readonly anchor?: string | undefined
  /** Of a property, where it is short enough for the line of the name; there is no `signature` then. */
  readonly type?: ReactNode
  readonly badges: ReactNode
  readonly source: ReactNode
  readonly signature: ReactNode
  /** Where it comes from, and what it replaces. */
  readonly origin: ReactNode
  /** All that comments say of it. */
  readonly children: ReactNode
}

export function Member({
  member,
  title,
  isDeprecated,
  anchor,
  type,
  badges,
  source,
  signature,
  origin,
  children,
  words,
}: MemberProps) {
  return (
    <section className={member.kind === 'property' ? 'docgen-member is-property' : 'docgen-member'}>
      <div className="docgen-heading docgen-heading-3">
        <h3 id={anchor}>{isDeprecated ? <s>{title}</s> : title}</h3>
        {anchor !== undefined && (
          <a className="docgen-anchor" href={`#${anchor}`} aria-label={words('linkTo', { title })}>
            #
          </a>
        )}
        {type}
        {badges}
        {source}
      </div>
      {signature}
      {children}
      {origin}
    </section>
  )
}
