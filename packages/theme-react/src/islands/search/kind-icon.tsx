import type { SearchHitKind } from '@docgen/model'
import type { SearchWords } from './search-keys.ts'

/** The first letter of its name, small for what is part of another declaration. */
function letterOf(kind: SearchHitKind): string | undefined {
  if (/^(?:page|section|changelog)$/.test(kind)) return undefined
  const letter = kind.charAt(0)
  return /^(?:enum-member|method|property)$/.test(kind) ? letter : letter.toUpperCase()
}

/** Declarations have the letter of their kind, pages a drawing. */
export function KindIcon({ kind, words }: { readonly kind: SearchHitKind; readonly words: SearchWords }) {
  const letter = letterOf(kind)
  return (
    <span className="docgen-hit-kind" data-kind={kind} title={words(`kind.${kind}`)} aria-hidden="true">
      {letter ?? (
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={drawingOf(kind)} />
        </svg>
      )}
    </span>
  )
}

function drawingOf(kind: SearchHitKind): string {
  if (kind === 'section') return 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16'
  if (kind === 'changelog') return 'M12 7v5.5l3.5 2M4 12a8 8 0 1 0 2.4-5.7M4 4v3.5h3.5'
  return 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6'
}
