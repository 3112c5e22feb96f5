import type { DetailsProps, WithWords } from '@docgen/model'

export function Details({ title, children, words }: DetailsProps & WithWords) {
  return (
    <details className="docgen-details">
      <summary>{title ?? words('details')}</summary>
      <div>{children}</div>
    </details>
  )
}
