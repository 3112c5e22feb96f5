import type { ListingProps } from '@docgen/model'

/** Steps to take one after the other: the style sheet draws their numbers on a line. */
export function Steps({ title, children }: ListingProps) {
  return (
    <div className="docgen-steps">
      {title !== undefined && <p className="docgen-listing-title">{title}</p>}
      {children}
    </div>
  )
}

/** Places to go: the first link of a card takes the whole card. */
export function Cards({ title, children }: ListingProps) {
  return (
    <div className="docgen-cards">
      {title !== undefined && <p className="docgen-listing-title">{title}</p>}
      {children}
    </div>
  )
}
