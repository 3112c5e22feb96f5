import type { ApiSourceLink } from '@docgen/model'
import { Breakable } from '../../components/breakable.tsx'

export interface SourceLinkProps {
  readonly source: ApiSourceLink
}

/** Where a declaration stands in the source; a link when the repository is known. */
export function SourceLink({ source: { file, line, href } }: SourceLinkProps) {
  const place = <Breakable text={`${file}:${line}`} />
  if (href === undefined) return <span className="docgen-source">{place}</span>
  return (
    <a className="docgen-source" href={href}>
      {place}
    </a>
  )
}
