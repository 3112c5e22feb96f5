import { islandAttributesOf, islandTag, type IslandWhen } from '@docgen/model'
import { createElement, isValidElement } from 'react'
import type { SearchButtonProps, SearchResultsProps } from '../islands/search/props.ts'

/**
 * Props of each island by its name. A project adds its own: `declare module '@docgen/theme-react' { interface IslandProps { … } }`.
 */
export interface IslandProps {
  readonly search: SearchButtonProps
  readonly 'search-results': SearchResultsProps
}

export type IslandName = keyof IslandProps & string

export interface IslandAttributes<Name extends IslandName> {
  readonly name: Name
  /** Goes into the page as JSON: hrefs in it are finished ones. */
  readonly props: IslandProps[Name]
  /** When it is hydrated if nobody touches it before; by default once it comes into sight. */
  readonly when?: IslandWhen | undefined
}

/** A component that is whole in the HTML and comes to life in the browser. It may stand in layouts, content components and React pages. */
export function Island<Name extends IslandName>({ name, props, when = 'visible' }: IslandAttributes<Name>) {
  // Callers without types may leave them out.
  const json = JSON.stringify(props ?? {}, (key, value: unknown) => {
    const what = unwritableOf(value)
    if (what === undefined) return value
    throw new TypeError(`The island "${name}" got ${what} as its prop "${key}", but props go into the page as JSON.`)
  })
  return createElement(islandTag, islandAttributesOf({ name, props: json, when }))
}

/** What JSON leaves out without a word. */
function unwritableOf(value: unknown): string | undefined {
  if (isValidElement(value)) return 'a React element'
  if (typeof value === 'function') return 'a function'
  return typeof value === 'symbol' ? 'a symbol' : undefined
}
