import { islandAttributesOf, islandTag, type IslandWhen } from '@docgen/model'
import { createElement } from 'react'
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
  return createElement(islandTag, islandAttributesOf({ name, props: JSON.stringify(props), when }))
}
