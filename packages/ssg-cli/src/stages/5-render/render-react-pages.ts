import { createElement } from 'react'
import { type Diagnostic, type ReactPage, type SiteConfig, type SourceRange } from '@docgen/model'
import { onMadePage } from '../../diagnostics/made-page.ts'
import { emptyReactPage, pageCrashed } from '../../diagnostics/rendering.ts'
import { placeOfThrown, stackOf } from '../../common/thrown-place.ts'
import { renderingReason } from '../../common/waiting-component.ts'
import { withoutPreloads } from '../../syntax/html/without-preloads.ts'

export interface RenderedReactPages {
  readonly pages: ReadonlyMap<string, readonly { readonly page: ReactPage; readonly html: string }[]>
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * React pages as HTML, their links still as written. Reports `page-crashed`, and what is wrong with a page that could not be loaded. Such a page
 * is left out, unless `htmlOfBroken` makes one of its findings.
 */
export async function renderReactPages(
  bySource: ReadonlyMap<string, readonly ReactPage[]>,
  config: SiteConfig,
  htmlOfBroken?: (findings: readonly Diagnostic[]) => string,
): Promise<RenderedReactPages> {
  if (bySource.size === 0) return { pages: new Map(), diagnostics: [] }
  // Loaded here: a build that renders nothing would wait longer for React than for its own work.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const diagnostics: Diagnostic[] = []
  const site = { title: config.title, tagline: config.tagline, version: config.version }
  // Paths go through the link check, which adds the base to them.
  const href = (path: string): string => path
  const given = { site, href, words: config.words, locale: config.locale.name }
  const broken = (page: ReactPage, findings: readonly Diagnostic[]) => {
    diagnostics.push(...findings)
    return htmlOfBroken ? [{ page, html: htmlOfBroken(findings) }] : []
  }
  const pages = new Map(
    [...bySource].map(([source, list]) => [
      source,
      list.flatMap((page) => {
        if (page.problems) return broken(page, page.problems)
        try {
          const html = renderToStaticMarkup(createElement(page.component, { ...page.props, ...given }))
          if (html === '') return broken(page, [onMadePage(emptyReactPage(page.made?.place ?? startOf(page)), page.made)])
          return [{ page, html: withoutPreloads(html) }]
        } catch (error) {
          return broken(page, [
            onMadePage(pageCrashed(placeIn(page, config.root, error), renderingReason(error), stackOf(error)), page.made),
          ])
        }
      }),
    ]),
  )
  return { pages, diagnostics }
}

function placeIn({ file, made }: ReactPage, root: string, error: unknown): SourceRange {
  return placeOfThrown(error, { root, files: [file] }) ?? made?.place ?? startOf({ file })
}

function startOf({ file }: Pick<ReactPage, 'file'>): SourceRange {
  return { file, line: 1, column: 1 }
}
