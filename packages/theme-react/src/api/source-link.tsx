import type { ApiSourceLink } from '@docgen/ssg-cli/model'
import { Breakable } from '../components/breakable.tsx'

export function SourceLink({ source }: { readonly source: ApiSourceLink }) {
  const place = `${source.file}:${source.line}`
  return source.href === undefined ? (
    <span className="docgen-source">
      <Breakable text={place} />
    </span>
  ) : (
    <SourceAnchor href={source.href} place={place} />
  )
}

function SourceAnchor({ href, place }: { readonly href: string; readonly place: string }) {
  return (
    <a className="docgen-source" href={href}>
      <Breakable text={place} />
    </a>
  )
}
