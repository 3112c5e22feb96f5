import { shownKindOf, type ApiEntrySummary, type WithWords } from '@docgen/model'

const letters: Readonly<Record<ReturnType<typeof shownKindOf<ApiEntrySummary['kind']>>, string>> = {
  class: 'C',
  enum: 'E',
  function: 'F',
  interface: 'I',
  namespace: 'N',
  type: 'T',
  variable: 'V',
  reference: 'R',
  augmentation: 'A',
  module: 'M',
}

type KindMarkProps = WithWords & Pick<ApiEntrySummary, 'kind' | 'isAugmentation' | 'isModule'>

/** The letter of a kind in its colour, as search shows it. Decorative: the heading above the entry names the kind. */
export function KindMark({ words, ...entry }: KindMarkProps) {
  const shown = shownKindOf(entry)
  return (
    <span className="docgen-hit-kind" data-kind={entry.kind} title={words(`kind.${shown}`)} aria-hidden="true">
      {letters[shown]}
    </span>
  )
}
