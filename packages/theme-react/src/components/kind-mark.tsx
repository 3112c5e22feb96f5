import type { ApiEntrySummary } from '@docgen/model'

const marks: Readonly<Record<ApiEntrySummary['kind'], readonly [letter: string, word: string]>> = {
  class: ['C', 'Class'],
  enum: ['E', 'Enumeration'],
  function: ['F', 'Function'],
  interface: ['I', 'Interface'],
  namespace: ['N', 'Namespace'],
  type: ['T', 'Type alias'],
  variable: ['V', 'Variable'],
  reference: ['R', 'Re-export'],
}

/** The letter of a kind in its colour, as search shows it. Decorative: the heading above the entry names the kind. */
export function KindMark({ kind }: { readonly kind: ApiEntrySummary['kind'] }) {
  const [letter, word] = marks[kind]
  return (
    <span className="docgen-hit-kind" data-kind={kind} title={word} aria-hidden="true">
      {letter}
    </span>
  )
}
