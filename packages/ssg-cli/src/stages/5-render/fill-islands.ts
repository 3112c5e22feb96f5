// In: the HTML of a page with its islands still empty. Out: the same with each island rendered in place, ready to be hydrated.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { findNearest, islandTag, type IslandComponents, type IslandFault, type JsonValue } from '@docgen/model'
import { withoutPreloads } from '../../syntax/without-preloads.ts'

const emptyIsland = new RegExp(
  `<${islandTag} data-name="([^"]*)" data-props="([^"]*)" data-when="[^"]*"(?=></${islandTag}>)>`,
  'g',
)

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
  if (!html.includes(`<${islandTag} `)) return html
  let count = 0
  return html.replace(emptyIsland, (start: string, name: string, props: string) => {
    const id = `${islandTag}-${count++}`
    return `${start.slice(0, -1)} id="${id}">${renderIsland(textOf(name), textOf(props), id, page)}`
  })
}

function renderIsland(name: string, props: string, id: string, { islands, rendered, report }: IslandsOfPage): string {
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
