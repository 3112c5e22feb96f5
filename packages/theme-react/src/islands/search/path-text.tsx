import { Fragment } from 'react'
import { withIsolates } from './with-isolates.ts'

/** Where something stands: `API reference › @accounts/server`. Each part keeps its own direction. */
export function PathText({ path }: { readonly path: readonly string[] }) {
  return path.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <bdi>{withIsolates(part)}</bdi>
    </Fragment>
  ))
}
