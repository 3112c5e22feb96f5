import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'

/** A wide table scrolls in its own box, which the keyboard reaches; the page never scrolls sideways. */
export function Table({ children, words }: { readonly children?: ReactNode } & WithWords) {
  return (
    <div className="docgen-table" role="group" aria-label={words('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
