import { shownKindOf, type ApiEntrySummary, type WithWords } from '@docgen/model'

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
  readonly isAugmentation?: boolean | undefined
}

/** The letter of a kind in its colour, as search shows it. Decorative: the heading above the entry names the kind. */
export function KindMark({ kind, isAugmentation, words }: KindMarkProps) {
  return (
    <span
      className="docgen-hit-kind"
      data-kind={kind}
      title={words(`kind.${shownKindOf({ kind, isAugmentation })}`)}
      aria-hidden="true"
    >
      {isAugmentation ? 'A' : letters[kind]}
    </span>
  )
}
