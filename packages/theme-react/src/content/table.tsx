import type { ReactNode } from 'react'

/** A wide table scrolls in its own box, which the keyboard reaches; the page never scrolls sideways. */
export function Table({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="docgen-table" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
