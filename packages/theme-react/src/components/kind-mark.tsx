import type { ApiEntrySummary, WithWords } from '@docgen/model'

const letters: Readonly<Record<ApiEntrySummary['kind'], string>> = {
  class: 'C',
  enum: 'E',
  function: 'F',
  interface: 'I',
  namespace: 'N',
  type: 'T',
  variable: 'V',
  reference: 'R',
}

interface KindMarkProps extends WithWords {
  readonly kind: ApiEntrySummary['kind']
}

/** The letter of a kind in its colour, as search shows it. Decorative: the heading above the entry names the kind. */
export function KindMark({ kind, words }: KindMarkProps) {
  return (
    <span className="docgen-hit-kind" data-kind={kind} title={words(`kind.${kind}`)} aria-hidden="true">
      {letters[kind]}
    </span>
  )
}
