// In: the HTML of a page with its islands still empty. Out: the same with each island rendered in place, ready to be hydrated.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandTag, type IslandComponents, type JsonValue } from '../../model/island.ts'
import { findNearest } from '../../model/nearest.ts'
import type { IslandFault } from '../../model/render.ts'
import { withoutPreloads } from '../../syntax/without-preloads.ts'

const emptyIsland = new RegExp(
  `<${islandTag} data-name="([^"]*)" data-props="([^"]*)" data-when="[^"]*"(?=></${islandTag}>)>`,
  'g',
)

export interface IslandsOfPage {
  readonly islands: IslandComponents
  readonly report: (fault: IslandFault) => void
}

/**
 * Islands are numbered through the page: the number is the id of the element, and the prefix of the ids that `useId` makes in it.
 * One that cannot be rendered is reported, and stays empty.
 */
export function fillIslands(html: string, page: IslandsOfPage): string {
  if (!html.includes(`<${islandTag} `)) return html
  let count = 0
  return html.replace(emptyIsland, (start: string, name: string, props: string) => {
    const id = `${islandTag}-${count++}`
    return `${start.slice(0, -1)} id="${id}">${renderIsland(textOf(name), textOf(props), id, page)}`
  })
}

/** Rendered islands by what they are made of: that of a navbar is the same on every page. */
const known = new WeakMap<IslandComponents, Map<string, string>>()
const mostKnown = 1000

function knownOf(islands: IslandComponents): Map<string, string> {
  const own = known.get(islands)
  if (own && own.size < mostKnown) return own
  const fresh = new Map<string, string>()
  known.set(islands, fresh)
  return fresh
}

function renderIsland(name: string, props: string, id: string, { islands, report }: IslandsOfPage): string {
  const component = islands.get(name)
  if (component === undefined) {
    report({ kind: 'unknown', name, nearest: findNearest(name, islands.keys()) })
    return ''
  }
  const key = JSON.stringify([name, props, id])
  const rendered = knownOf(islands)
  const before = rendered.get(key)
  if (before !== undefined) return before
  try {
    // Written by the theme's own element from such an object.
    const given = JSON.parse(props) as Readonly<Record<string, JsonValue>>
    const html = withoutPreloads(renderToString(createElement(component, given), { identifierPrefix: `${id}-` }))
    rendered.set(key, html)
    return html
  } catch (error) {
    report({ kind: 'crashed', name, reason: error instanceof Error ? error.message : String(error) })
    return ''
  }
}

/** What React escaped for an attribute. */
function textOf(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
