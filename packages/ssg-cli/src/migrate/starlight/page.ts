// One page of Starlight: frontmatter, asides, Expressive Code, MDX.
import { isRecord } from '@docgen/model'
import { containersOf, kindOf, renameContainer } from '../core/containers.ts'
import type { OwnRules } from '../core/blog.ts'
import type { JsonReader } from '../core/json-import.ts'
import type { Draft } from '../core/draft.ts'
import { anyMarkOf, lineNumbersOf, markLines, metaChange, migrateFences, type MetaChange } from '../core/fences.ts'
import { changed, migrateFrontmatter, yamlText, type KeyChange, type KeyRules } from '../core/frontmatter.ts'
import { heroText } from '../core/hero.ts'
import type { Fence } from '../core/lines.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { migrateMdx } from '../core/mdx/migrate-mdx.ts'
import { changeOfHead } from '../core/page-head.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { starlightComponents } from './components.ts'
import { migrateCode, type MigratedCode } from './expressive-code.ts'
import { changeOfWords, markWordLines } from './word-marks.ts'

interface PageInput {
  readonly link?: ((path: string) => string) | undefined
  readonly slugOf?: ((slug: string) => string) | undefined
  /** What `file=` says of a file that the page imports. */
  readonly shownFile?: ((path: string) => string | undefined) | undefined
  readonly json?: JsonReader | undefined
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

export function migrateStarlightPage(
  draft: Draft,
  include: (path: string) => string | undefined,
  { link, slugOf = (slug) => slug.replace(/^\/|\/$/g, ''), shownFile, json, rules }: PageInput = {},
): Readonly<Record<string, unknown>> {
  const heroTitle = heroTitleOf(draft)
  const data = migrateFrontmatter(draft, (key, value, all) => {
    const own = rules?.(key, value, all)
    if (own !== undefined) return own
    if (key === 'slug' && typeof value === 'string') return changed(key, [`slug: ${yamlText(`/${slugOf(value)}`)}`])
    return key === 'title' && heroTitle !== undefined ? shownTitle(heroTitle, value) : keyRules(key, value, all)
  })
  const hero = homeText(data, (path) => link?.(path) ?? path)
  if (hero !== '') draft.insert(draft.page.bodyStart, hero)
  const containers = containersOf(draft)
  for (const found of containers) {
    renameContainer(draft, found, kindOf(found.name))
  }
  const code = new Map(draft.page.fences.map((fence) => [fence, migrateCode(draft, fence)]))
  for (const [fence, { language }] of code) if (language !== undefined) writeLanguage(draft, fence, language)
  for (const [fence, now] of code) markWordLines(draft, fence, now)
  migrateFences(draft, (word, fence) => metaOf(word, fence, { draft, ...code.get(fence) }))
  rewriteLinks(draft, link)
  if (draft.file.endsWith('.mdx'))
    migrateMdx(draft, containers, {
      rules: starlightComponents,
      include,
      shownFile,
      json,
      names: new Map([['frontmatter', data]]),
      link,
      isOwnImport: (name) => name.startsWith('@astrojs/starlight/') || name.startsWith('astro:'),
    })
  return data
}

/** Of `diff lang="js"`. */
function writeLanguage(draft: Draft, { infoStart, language }: Fence, now: string): void {
  const start = draft.text.indexOf(language, infoStart)
  const message = `The language "${language}" of the code is now "${now}".`
  draft.replace({ start, end: start + language.length }, now, { kind: 'changed', topic: 'language', message })
}

interface FenceOfPage extends Partial<MigratedCode> {
  readonly draft: Draft
}

function metaOf(word: string, fence: Fence, { draft, lineNow, language }: FenceOfPage): MetaChange | undefined {
  const moved = (lines: string): string => lines.replace(/\d+/g, (line) => String(lineNow?.(Number(line)) ?? line))
  if (/^\{[\d,\s-]+\}$/.test(word)) return moved(word) === word ? undefined : metaChange(word, moved(word))
  const [, name = word, value = ''] = /^([\w-]+)=\{?["']?(.*?)["']?\}?$/.exec(word) ?? []
  if (name === 'title' || name === 'wrap' || name === 'showLineNumbers')
    return word.includes('=') && name !== 'title' ? metaChange(word, value === 'false' ? '' : name) : undefined
  const marked = changeOfWords(word)
  if (marked) return marked
  if (name === 'mark') return /^[\d,\s-]+$/.test(value) ? metaChange(word, `{${moved(value)}}`) : metaChange(word, '', 'left')
  if (name === 'lang' && language !== undefined) return metaChange(word, '')
  // Code without a title has no frame.
  if (name === 'frame' && value === 'none') return metaChange(word, '')
  if (name === 'ins' || name === 'del') {
    const isLines = language === undefined && /^[\d,\s-]+$/.test(value)
    const isMarked = isLines && markLines(draft, fence, lineNumbersOf(value), name === 'ins' ? '++' : '--', anyMarkOf)
    return isMarked
      ? { text: '', kind: 'changed', topic: 'code-meta', message: `"${word}" is now a comment at the end of each of the lines.` }
      : metaChange(word, '', 'by-hand')
  }
  return /^\{[^}]*[^\d,\s}-][^}]*\}$/.test(word) ? metaChange(word, '', 'left') : undefined
}

const same = new Set(['title', 'description', 'draft', 'slug'])

const keyRules: KeyRules = (key, value, data) => {
  if (same.has(key)) return 'keep'
  if (key === 'editUrl') return changed(key, [`custom_edit_url: ${value === false ? 'null' : yamlText(value)}`])
  if (key === 'tableOfContents') return tocKeys(value)
  if (key === 'pagefind' && value === false) return changed(key, ['search: false'])
  if ((key === 'prev' || key === 'next') && value === false) return changed(key, [`pagination_${key}: null`])
  if (key === 'sidebar') return sidebarKeys(value)
  const lost = key === 'hero' ? lostOfHero(value) : []
  if (lost.length > 0)
    return {
      lines: [],
      kind: 'left',
      message: `"hero" of the frontmatter is now part of the page, without ${lost.join()}.`,
    }
  if (key === 'hero' || key === 'template')
    return changed(key, key === 'template' && value === 'splash' ? ['hide_sidebar: true', 'hide_table_of_contents: true'] : [])
  if (key === 'lastUpdated' && value === false) return { lines: [], kind: 'left', message: '"lastUpdated: false" was removed.' }
  const head = key === 'head' ? changeOfHead(value, data, 'by-hand') : undefined
  if (head) return head
  return {
    lines: [],
    kind: key === 'prev' || key === 'next' || key === 'head' ? 'by-hand' : 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}

function tocKeys(value: unknown): KeyChange {
  if (value === false) return changed('tableOfContents', ['hide_table_of_contents: true'])
  const [min, max] = [textIn(value, 'minHeadingLevel'), textIn(value, 'maxHeadingLevel')]
  return changed('tableOfContents', [
    ...(min === undefined ? [] : [`toc_min_heading_level: ${min}`]),
    ...(max === undefined ? [] : [`toc_max_heading_level: ${max}`]),
  ])
}

function sidebarKeys(value: unknown): KeyChange {
  const [label, order] = [textIn(value, 'label'), textIn(value, 'order')]
  const lines = [
    ...(label === undefined ? [] : [`sidebar_label: ${yamlText(label)}`]),
    ...(order === undefined ? [] : [`sidebar_position: ${order}`]),
  ]
  const lost = isRecord(value) ? Object.keys(value).filter((key) => key !== 'label' && key !== 'order') : []
  if (lost.length === 0) return changed('sidebar', lines)
  return {
    lines,
    kind: 'left',
    message: `"sidebar" of the frontmatter lost ${lost.map((key) => `${key}: ${JSON.stringify(at(value, key))}`).join(', ')}.`,
  }
}

/** Starlight shows the title of the hero in the place of that of the page. */
function heroTitleOf({ page: { frontmatter } }: Draft): string | undefined {
  return frontmatter && textIn(readYamlValue(frontmatter.text).value, 'hero', 'title')
}

function shownTitle(title: string, before: unknown): KeyChange {
  const message = `The title of the page is now "${title}", that of its hero. Starlight showed "${String(before)}" in the tab of the browser alone.`
  return { lines: [`title: ${yamlText(title)}`], kind: 'left', message }
}

function homeText(data: Readonly<Record<string, unknown>>, imageAt: (path: string) => string): string {
  const hero = data['hero']
  if (!isRecord(hero)) return ''
  const [light, dark] = [textIn(hero, 'image', 'light'), textIn(hero, 'image', 'dark')]
  const file = textIn(hero, 'image', 'file') ?? light ?? dark
  return heroText({
    texts: [textIn(hero, 'tagline')],
    actions: listIn(hero, 'actions').map((action) => ({ text: textIn(action, 'text'), link: textIn(action, 'link') })),
    image:
      file === undefined
        ? undefined
        : {
            src: imageAt(file),
            dark: file === light && dark !== undefined ? imageAt(dark) : undefined,
            alt: textIn(hero, 'image', 'alt') ?? '',
          },
  })
}

function lostOfHero(hero: unknown): readonly string[] {
  return textIn(hero, 'image', 'html') === undefined ? [] : ['image.html']
}
