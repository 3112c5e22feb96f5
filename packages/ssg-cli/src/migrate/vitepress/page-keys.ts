import { changed, yamlText, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { changeOfHead } from '../core/page-head.ts'
import { textIn } from '../core/values.ts'
import { lostOfHome } from './home.ts'

const same = new Set(['title', 'description'])
const home = new Set(['layout', 'hero', 'features'])

/** `idOf` returns the id of the doc that a link leads to, or `undefined` if it leads to no doc. */
export function vitepressKeys(idOf: (link: string) => string | undefined): KeyRules {
  return (key, value, data) => (key === 'prev' || key === 'next' ? neighbour(key, value, idOf) : otherKey(key, value, data))
}

const otherKey: KeyRules = (key, value, data) => {
  if (same.has(key)) return typeof value === 'string' ? 'keep' : changed(key, [`${key}: ${yamlText(String(value))}`])
  if (home.has(key)) {
    if (key === 'layout' && value !== 'home') return left(key, value)
    const lost = lostOfHome(key, value)
    if (lost.length > 0)
      return {
        lines: [],
        kind: 'left',
        message: `"${key}" of the frontmatter is now part of the page, without ${lost.join(' and ')}.`,
      }
    return changed(key, key === 'layout' ? ['hide_sidebar: true', 'hide_table_of_contents: true'] : [])
  }
  if (key === 'outline') return outline(value)
  if (key === 'sidebar' && value === false) return changed(key, ['hide_sidebar: true'])
  if (key === 'aside' && value === false) return changed(key, ['hide_table_of_contents: true'])
  if (key === 'editLink' && value === false) return changed(key, ['custom_edit_url: null'])
  if (key === 'search' && value === false) return 'keep'
  return (key === 'head' && changeOfHead(value, data, 'left')) || left(key, value)
}

/** A text alone is what the link is called. VitePress leads to pages of the sidebar then, as docgen does. */
function neighbour(key: 'prev' | 'next', value: unknown, idOf: (link: string) => string | undefined): KeyChange {
  if (value === false) return changed(key, [`pagination_${key}: null`])
  const link = textIn(value, 'link')
  if (link === undefined)
    return { lines: [], kind: 'left', message: `"${key}" of the frontmatter was removed: docgen shows the title of the page.` }
  const id = idOf(link)
  if (id !== undefined) return changed(key, [`pagination_${key}: ${yamlText(id)}`])
  const message = `"${key}: ${link}" was removed: \`pagination_${key}\` takes the id of a doc, and no doc of the site is there.`
  return { lines: [], kind: 'by-hand', message }
}

function outline(value: unknown): KeyChange {
  if (value === false) return changed('outline', ['hide_table_of_contents: true'])
  if (value === 'deep') return changed('outline', ['toc_max_heading_level: 6'])
  const levels = Array.isArray(value) ? value : [value, value]
  if (levels.every((level) => typeof level === 'number' && level >= 2 && level <= 6))
    return changed('outline', [`toc_min_heading_level: ${String(levels[0])}`, `toc_max_heading_level: ${String(levels[1])}`])
  return left('outline', value)
}

function left(key: string, value: unknown): KeyChange {
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}
