// Pages of MDX that are code all the same.
import type { Draft } from '../core/draft.ts'
import { replaceKey } from '../core/frontmatter.ts'
import { cardsText, heroText } from '../core/hero.ts'
import { codeMessage, homeMessage, sourceWithParts } from '../core/next/code-pages.ts'
import { codeNamed } from '../core/next/links.ts'
import { proseOf } from '../core/prose.ts'
import { readHome } from '../core/react-home.ts'
import type { ProjectFiles } from '../core/site.ts'
import { siteTitle, taglineOf, type ThemeOptions } from './settings.ts'

interface Input {
  readonly files: ProjectFiles
  readonly theme: ThemeOptions
}

/** A page of MDX that shows a component of the site, and nothing else: what its code spells out goes into the page. */
export function showComponent(draft: Draft, route: string, { files, theme }: Input): void {
  const { bodyStart } = draft.page
  const [statement, module = ''] =
    /^export\s*\{[^}]*\bas\s+default\b[^}]*\}\s*from\s*['"]([^'"]+)['"]/m.exec(proseOf(draft)) ?? []
  if (statement === undefined) return
  const file = codeNamed(module, draft.file, files)
  const { actions, cards } = file === undefined ? { actions: [], cards: [] } : readHome(sourceWithParts(file, files))
  const isHome = route === '/'
  const text = `${heroText({ texts: [isHome ? taglineOf(theme) : undefined], actions })}${cardsText(cards)}`
  if (text !== '') draft.insert(bodyStart, text)
  const title = siteTitle(theme)
  if (isHome && title !== undefined) replaceKey(draft, 'title', title)
  draft.note(
    bodyStart,
    isHome
      ? { kind: 'by-hand', topic: 'home-page', message: homeMessage }
      : { kind: 'by-hand', topic: 'react-page', message: codeMessage(route) },
  )
}
