// In: the HTML of a page with its islands still empty. Out: the same with each island rendered in place, ready to be hydrated.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandTag, type IslandComponents, type JsonValue } from '../../model/island.ts'
import { findNearest } from '../../model/nearest.ts'
import { withoutPreloads } from '../../syntax/without-preloads.ts'

const emptyIsland = new RegExp(
  `<${islandTag} data-name="([^"]*)" data-props="([^"]*)" data-when="[^"]*"(?=></${islandTag}>)>`,
  'g',
)

/**
 * Islands are numbered through the page: the number is the id of the element, and the prefix of the ids that `useId` makes in it.
 * Throws for a name that the theme does not have, and what a component throws; `path` says of which page.
 */
export function fillIslands(html: string, islands: IslandComponents, path: string): string {
  if (!html.includes(`<${islandTag} `)) return html
  let count = 0
  return html.replace(emptyIsland, (start: string, name: string, props: string) => {
    const id = `${islandTag}-${count++}`
    return `${start.slice(0, -1)} id="${id}">${renderIsland(textOf(name), textOf(props), id, islands, path)}`
  })
}

function renderIsland(name: string, props: string, id: string, islands: IslandComponents, path: string): string {
  const component = islands.get(name)
  if (component === undefined) {
    const nearest = findNearest(name, [...islands.keys()])
    throw new Error(
      `The page ${path} shows the island "${name}", which the theme does not have.${nearest === undefined ? '' : ` The closest name is "${nearest}".`}`,
    )
  }
  try {
    // Written by the theme's own element from such an object.
    const given = JSON.parse(props) as Readonly<Record<string, JsonValue>>
    return withoutPreloads(renderToString(createElement(component, given), { identifierPrefix: `${id}-` }))
  } catch (error) {
    throw new Error(`The island "${name}" of the page ${path} threw: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
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
