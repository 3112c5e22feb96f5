// The sidebar in another language: `current.json` has its labels by what they belong to.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import { codeOf, type Texts } from './locales.ts'

/** By kind and label, in whichever sidebar: `category.Guides`. */
export function sidebarTexts(texts: Texts): Texts {
  return new Map(
    [...texts].flatMap(([id, text]) => {
      const [, kind, label] = /^sidebar\..+?\.(category|link|doc)\.(.+)$/.exec(id) ?? []
      return kind === undefined || label === undefined ? [] : [[`${kind}.${label}`, text]]
    }),
  )
}

export function sidebarWithLabels(items: readonly Code[], texts: Texts): readonly Code[] {
  return items.map((item) => (isRecord(item) ? withLabel(item, texts) : item))
}

function withLabel(item: Readonly<Record<string, unknown>>, texts: Texts): Code {
  const { label } = item
  const kind = 'items' in item ? 'category' : 'href' in item ? 'link' : 'doc'
  const entries = Object.entries(item).map(([key, value]): [string, Code] => {
    if (key === 'label' && typeof value === 'string') return [key, texts.get(`${kind}.${value}`) ?? value]
    if (key === 'items' && Array.isArray(value)) return [key, sidebarWithLabels(value.map(codeOf), texts)]
    if (key === 'page' && isRecord(value))
      return [key, pageWithTexts(value, `category.${String(label)}.link.generated-index`, texts)]
    return [key, codeOf(value)]
  })
  return Object.fromEntries(entries)
}

/** The page of a category. */
function pageWithTexts(page: Readonly<Record<string, unknown>>, id: string, texts: Texts): Code {
  return Object.fromEntries(Object.entries(page).map(([key, value]) => [key, texts.get(`${id}.${key}`) ?? codeOf(value)]))
}
