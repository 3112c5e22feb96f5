import type { ComponentType } from 'react'

/** When an island that nobody has touched yet is hydrated; the first interaction hydrates any. */
export type IslandWhen = 'idle' | 'visible' | 'interaction'

/** Values that an island can be given: they travel in the page as JSON. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [Key in string]?: JsonValue }

/**
 * Element that stands for an island in the HTML of layouts and content: `data-name`, `data-props` (JSON) and `data-when`, in this order
 * and nothing else. When the page is rendered it gets its id and, as its content, the island's own HTML.
 */
export const islandTag = 'docgen-island'

export type IslandComponent = ComponentType<Readonly<Record<string, JsonValue>>>

/** The components of a theme's islands, for rendering on the server. */
export type IslandComponents = ReadonlyMap<string, IslandComponent>
