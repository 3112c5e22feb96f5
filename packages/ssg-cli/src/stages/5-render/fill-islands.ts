// In: the HTML of a page with its islands still empty. Out: the same with each island rendered in place, ready to be hydrated.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  fillEmptyIslands,
  findNearest,
  islandTag,
  type IslandComponents,
  type IslandFault,
  type IslandMark,
  type JsonValue,
} from '@docgen/model'
import { stackOf } from '../../common/thrown-place.ts'
import { renderingReason } from '../../common/waiting-component.ts'
import { withoutPreloads } from '../../syntax/html/without-preloads.ts'

/** What islands were rendered to, by what they are made of: that of a navbar is the same on every page. */
export type RenderedIslands = Map<string, string>

const mostRendered = 1000

export interface IslandsOfPage {
  readonly islands: IslandComponents
  /** Of the same components; is added to. */
  readonly rendered: RenderedIslands
  readonly report: (fault: IslandFault) => void
}

/**
 * Islands are numbered through the page: the number is the id of the element, and the prefix of the ids that `useId` makes in it.
 * One that cannot be rendered is reported, and stays empty.
 */
export function fillIslands(html: string, page: IslandsOfPage): string {
  return fillEmptyIslands(html, (island, number) => {
    const id = `${islandTag}-${number}`
    return { id, html: renderIsland(island, id, page) }
  })
}

function renderIsland({ name, props }: IslandMark, id: string, { islands, rendered, report }: IslandsOfPage): string {
  const component = islands.get(name)
  if (component === undefined) {
    report({ kind: 'unknown', name, nearest: findNearest(name, islands.keys()) })
    return ''
  }
  const key = JSON.stringify([name, props, id])
  const before = rendered.get(key)
  if (before !== undefined) return before
  try {
    // Written by the theme's own element from such an object.
    const given = JSON.parse(props) as Readonly<Record<string, JsonValue>>
    const html = withoutPreloads(renderToString(createElement(component, given), { identifierPrefix: `${id}-` }))
    if (rendered.size >= mostRendered) rendered.clear()
    rendered.set(key, html)
    return html
  } catch (error) {
    report({ kind: 'crashed', name, reason: renderingReason(error), stack: stackOf(error) })
    return ''
  }
}
