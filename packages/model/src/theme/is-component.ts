import type { ComponentType } from 'react'
import { isRecord } from '../javascript/is-record.ts'

/**
 * Whether it is a component of React: `memo` and `forwardRef` make objects, and so does JSX, but of elements, which have props already. What
 * props it takes cannot be seen.
 */
export function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (isRecord(value) && '$$typeof' in value && !('props' in value))
}
