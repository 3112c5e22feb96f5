import type { ComponentType } from 'react'
import { unescapeHtml } from '../html/html.ts'

/** When an island that nobody has touched yet is hydrated; the first interaction hydrates any. */
export type IslandWhen = 'idle' | 'visible' | 'interaction'

/** Values that an island can be given: they travel in the page as JSON. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [Key in string]?: JsonValue }

/** Element that stands for an island in the HTML of layouts and content. When the page is rendered it gets its id and, as its content, the island's own HTML. */
export const islandTag = 'docgen-island'

export interface IslandMark {
  readonly name: string
  /** JSON. */
  readonly props: string
}

/** Attributes of the element, in the order in which they are read again, and no others. */
export function islandAttributesOf({ name, props, when }: IslandMark & { readonly when: IslandWhen }) {
  return { 'data-name': name, 'data-props': props, 'data-when': when }
}

const emptyIsland = /<docgen-island data-name="([^"]*)" data-props="([^"]*)" data-when="[^"]*"(?=><\/docgen-island>)>/g
const islandProps = /(?<=<docgen-island data-name="[^"]*" data-props=")[^"]*/g

/** `fill` gets what an empty island stands for and its number on the page, and returns its id and its HTML. */
export function fillEmptyIslands(
  html: string,
  fill: (island: IslandMark, number: number) => { readonly id: string; readonly html: string },
): string {
  if (!html.includes(`<${islandTag} `)) return html
  let count = 0
  return html.replace(emptyIsland, (start: string, name: string, props: string) => {
    const made = fill({ name: unescapeHtml(name), props: unescapeHtml(props) }, count++)
    return `${start.slice(0, -1)} id="${made.id}">${made.html}`
  })
}

/** `replace` gets the props of an island as they stand in the attribute: escaped. */
export function replaceIslandProps(html: string, replace: (props: string) => string): string {
  return html.replace(islandProps, replace)
}

export type IslandComponent = ComponentType<Readonly<Record<string, JsonValue>>>

/** The components of a theme's islands, for rendering on the server. */
export type IslandComponents = ReadonlyMap<string, IslandComponent>
