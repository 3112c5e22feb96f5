// How `_meta` files lay out pages, as keys of docgen's frontmatter.
import type { Draft } from '../core/draft.ts'
import type { Theme } from './meta.ts'

/** `isAlone` for a page of the navbar that no sidebar lists. What docgen has no key for is a note of the page. */
export function keysOfTheme(theme: Theme, isAlone: boolean, draft: Draft): readonly string[] {
  const isWide = theme['layout'] === 'full' || theme['layout'] === 'raw'
  const keys = [
    isAlone || theme['sidebar'] === false || theme['layout'] === 'raw' ? 'hide_sidebar: true' : '',
    theme['toc'] === false || isWide ? 'hide_table_of_contents: true' : '',
    ...(theme['pagination'] === false ? ['pagination_prev: null', 'pagination_next: null'] : []),
  ].filter((key) => key !== '' && !hasKey(draft, key))
  const lost = Object.entries(theme).filter(([key, value]) => value === false && plainParts.has(key))
  if (lost.length > 0)
    draft.note(0, {
      kind: 'left',
      topic: 'sidebar',
      message: `docgen shows what the _meta file hides on this page: ${lost.map(([key]) => key).join(', ')}.`,
    })
  return keys
}

/** Parts of a page that docgen shows on all of them. */
const plainParts: ReadonlySet<string> = new Set(['navbar', 'footer', 'breadcrumb'])

function hasKey({ page }: Draft, key: string): boolean {
  return page.frontmatter?.text.split('\n').some((line) => line.startsWith(`${key.split(':')[0] ?? key}:`)) === true
}
