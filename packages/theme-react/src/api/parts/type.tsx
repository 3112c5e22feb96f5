import type { ApiType } from '@docgen/model'
import type { ReactNode } from 'react'

export interface TypeProps {
  readonly type: ApiType
  /** Its code, laid out, its names linked. */
  readonly children: ReactNode
}

/** A type within a line or a cell. */
export function Type({ children }: TypeProps) {
  return <code className="docgen-type">{children}</code>
}
