import type { ReactNode } from 'react'

/** What a comment says of a declaration as a whole, above its details: finished texts, absent where the comment has none. */
export interface CommentProps {
  readonly deprecated?: ReactNode
  readonly summary?: ReactNode
  readonly remarks?: ReactNode
}

export function Comment({ deprecated, summary, remarks }: CommentProps) {
  return (
    <>
      {deprecated !== undefined && (
        <div className="docgen-admonition docgen-tone-danger" role="note" aria-label="Deprecated">
          <p className="docgen-admonition-title">Deprecated</p>
          {deprecated}
        </div>
      )}
      {summary}
      {remarks}
    </>
  )
}
