import { Fragment } from 'react'

/** Where something stands: `API reference › @accounts/server`. Each part keeps its own direction. */
export function PathText({ path }: { readonly path: readonly string[] }) {
  return path.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
