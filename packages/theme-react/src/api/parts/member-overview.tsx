import type { ApiMemberSummary, WithWords } from '@docgen/model'
import { DeclaredName } from '../../components/declared-name.tsx'

export interface MemberOverviewProps extends WithWords {
  readonly members: readonly ApiMemberSummary[]
}

/** What a long class can do, a line for each of its methods. */
export function MemberOverview({ members }: MemberOverviewProps) {
  return (
    <ul className="docgen-overview">
      {members.map(({ name, href, summary, isDeprecated = false }) => (
        <li key={href}>
          <a href={href}>
            <code>
              <DeclaredName text={`${name}()`} isDeprecated={isDeprecated} />
            </code>
          </a>{' '}
          <span dangerouslySetInnerHTML={{ __html: summary }} />
        </li>
      ))}
    </ul>
  )
}
