import type { WithWords } from '@docgen/model'
import type { ReactNode } from 'react'

/** What a comment says of a declaration as a whole, above its details: finished texts, absent where the comment has none. */
export interface CommentProps extends WithWords {
  readonly deprecated?: ReactNode
  readonly summary?: ReactNode
  readonly remarks?: ReactNode
}

export function Comment({ deprecated, summary, remarks, words }: CommentProps) {
  return (
    <>
      {deprecated !== undefined && (
        <div className="docgen-admonition docgen-tone-danger" role="note" aria-label={words('deprecatedTitle')}>
          <p className="docgen-admonition-title">{words('deprecatedTitle')}</p>
          {deprecated}
        </div>
      )}
      {summary}
      {remarks}
    </>
  )
}
