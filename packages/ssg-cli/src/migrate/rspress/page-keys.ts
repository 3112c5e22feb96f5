import { isFrontmatterKey } from '@docgen/model'
import { changed, yamlText, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { changeOfHead } from '../core/page-head.ts'
import { lostOfHome } from './home.ts'

/** `shown` is the title in the text, which Rspress shows. That of the frontmatter is for the head and the sidebar. */
export function keysBeside(shown: string | undefined): KeyRules {
  return (key, value, data) => {
    const isOther = key === 'title' && typeof value === 'string' && shown !== undefined && shown !== value
    if (!isOther) return pageKeys(key, value, data)
    const message = `The title of the page is now "${shown}", as its text says. "${value}" is its name in the sidebar.`
    return { lines: data['sidebar_label'] === undefined ? [`sidebar_label: ${yamlText(value)}`] : [], kind: 'left', message }
  }
}

const withoutSidebar = 'hide_sidebar: true'
const withoutToc = 'hide_table_of_contents: true'

const pageKeys: KeyRules = (key, value, data) => {
  if (key === 'pageType') return pageType(value)
  if (data['pageType'] === 'home' && (key === 'hero' || key === 'features')) return ofHome(key, value)
  if (data['pageType'] === 'home' && key === 'title' && data['hero'] !== undefined) return left(key, value)
  if (key === 'sidebar') return value === false || value === 'placeholder' ? changed(key, [withoutSidebar]) : dropped(key, value)
  if (key === 'outline') return value === false ? changed(key, [withoutToc]) : dropped(key, value)
  if (key === 'footer' && value === false) return changed(key, ['pagination_prev: null', 'pagination_next: null'])
  if (key === 'overview' && value === true)
    return {
      lines: [],
      kind: 'left',
      message: 'The overview that Rspress made of the sidebar is now a list on the page, without the headings of the pages.',
    }
  if (key === 'head') return changeOfHead(value, data, 'left') ?? left(key, value)
  if (key === 'search') return value === false ? 'keep' : dropped(key, value)
  return isFrontmatterKey(key) && value !== null ? 'keep' : left(key, value)
}

function pageType(value: unknown): KeyChange {
  if (value === 'home' || value === 'custom' || value === 'blank') return changed('pageType', [withoutSidebar, withoutToc])
  return value === 'doc' ? dropped('pageType', value) : left('pageType', value)
}

function ofHome(key: string, value: unknown): KeyChange {
  const lost = lostOfHome(key, value)
  if (lost.length === 0) return changed(key, [])
  const message = `"${key}" of the frontmatter is now part of the page, without ${lost.join(' and ')}.`
  return { lines: [], kind: 'left', message }
}

/** What says that the page is as all pages are. */
function dropped(key: string, value: unknown): KeyChange {
  return {
    lines: [],
    kind: 'changed',
    message: `The frontmatter "${key}: ${String(value)}" was removed: it is so on every page.`,
  }
}

function left(key: string, value: unknown): KeyChange {
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}
