import type { ReactNode } from 'react'

export interface SignatureProps {
  /** The code, laid out, its names linked: one for each overload, or for a getter and its setter. */
  readonly pieces: readonly ReactNode[]
  /** Whether it is the type of a property, whose name stands above. */
  readonly isPlain: boolean
}

/** The declaration of an entry or of a member. */
export function Signature({ pieces, isPlain }: SignatureProps) {
  return (
    <pre className={isPlain ? 'docgen-declaration is-plain' : 'docgen-declaration'}>
      {pieces.map((piece, index) => (
        <code key={index}>{piece}</code>
      ))}
    </pre>
  )
}
