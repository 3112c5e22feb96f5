import type { DetailsProps } from '@docgen/model'

export function Details({ title, children }: DetailsProps) {
  return (
    <details className="docgen-details">
      <summary>{title ?? 'Details'}</summary>
      <div>{children}</div>
    </details>
  )
}
