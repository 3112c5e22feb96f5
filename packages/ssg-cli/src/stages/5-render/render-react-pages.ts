import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageCrashed } from '../../diagnostics/routes.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic, SourceRange } from '../../model/diagnostic.ts'
import type { ReactPage } from '../../model/source.ts'
import { withoutPreloads } from '../../syntax/without-preloads.ts'

export interface RenderedReactPages {
  readonly pages: ReadonlyMap<string, readonly { readonly page: ReactPage; readonly html: string }[]>
  readonly diagnostics: readonly Diagnostic[]
}

/** React pages as HTML, their links still as written. Reports `page-crashed`; such a page is left out. */
export function renderReactPages(bySource: ReadonlyMap<string, readonly ReactPage[]>, config: SiteConfig): RenderedReactPages {
  const diagnostics: Diagnostic[] = []
  const site = { title: config.title, tagline: config.tagline, version: config.version }
  // Paths go through the link check, which adds the base to them.
  const href = (path: string): string => path
  const pages = new Map(
    [...bySource].map(([source, list]) => [
      source,
      list.flatMap((page) => {
        try {
          return [{ page, html: withoutPreloads(renderToStaticMarkup(createElement(page.component, { site, href }))) }]
        } catch (error) {
          const reason = reasonOf(error)
          diagnostics.push(pageCrashed(placeIn(page.file, error), reason))
          return []
        }
      }),
    ]),
  )
  return { pages, diagnostics }
}

/** What React says of a component that waits is about transitions in browsers. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^A (?:component|React component) suspended/.test(message)
    ? 'it waits for something (an async component, `use`, `lazy`). What a page needs is awaited at the top of its module.'
    : message
}

/** The line of the stack that lies in the page: source maps are on, so that stacks name the author's files. */
function placeIn(file: string, error: unknown): SourceRange {
  const stack = error instanceof Error ? (error.stack ?? '').replaceAll('\\', '/') : ''
  const line = stack.split('\n').find((candidate) => candidate.includes(`/${file}:`))
  const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line ?? '') ?? []
  return { file, line: Number(row ?? 1), column: Number(column ?? 1) }
}
