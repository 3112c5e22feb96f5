// In: a page's props and its content. Out: its HTML document, by the theme's layout.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  contentMark,
  errorMessageOf,
  type IslandComponents,
  type IslandFault,
  type Layouts,
  type RenderedPage,
  type RenderJob,
  type ThemePage,
  type Words,
} from '@docgen/model'
import { relativeHtml } from '../../syntax/html/relative-links.ts'
import { isWaiting, nameOfAsync } from '../../common/waiting-component.ts'
import { cutPage } from './cut-page.ts'
import { elementOf } from './layout-element.ts'
import { fillIslands, type IslandsOfPage, type RenderedIslands } from './fill-islands.ts'

const encoder = new TextEncoder()

type PageRendering = (job: RenderJob) => RenderedPage

/**
 * Renders pages. `faults` is what the islands of a page come upon, and what its layout throws, or that it renders nothing:
 * then the document holds the content alone.
 */
export function createPageRenderer(layouts: Layouts, islands: IslandComponents, words: Words): PageRendering {
  const rendered: RenderedIslands = new Map()
  return (job) => renderPage(job, { layouts, words }, { islands, rendered })
}

function renderPage(job: RenderJob, look: Look, known: Omit<IslandsOfPage, 'report'>): RenderedPage {
  const { page, content, wholeHref, relativeFrom } = job
  const faults: IslandFault[] = []
  const layout = layoutOf(page, look, (fault) => faults.push(fault))
  const filled = fillIslands(withContent(layout, content), { ...known, report: (fault) => faults.push(fault) })
  const html = relativeFrom ? relativeHtml(filled, relativeFrom) : filled
  const bytes = encoder.encode(html)
  if (wholeHref === undefined || bytes.length <= mostBytes) return { html: bytes, isCut: false, faults }
  const cut = cutPage(html, bytes.length, { limit: mostBytes, wholeHref, label: look.words('showRest') })
  return cut === html ? { html: bytes, isCut: false, faults } : { html: encoder.encode(cut), isCut: true, faults }
}

/** Of a page that may be cut, such as one of the reference or a changelog, before readers ask for the rest. */
const mostBytes = 200_000

interface Look {
  readonly layouts: Layouts
  readonly words: Words
}

function layoutOf(page: ThemePage, { layouts, words }: Look, report: (fault: IslandFault) => void): string {
  let shown: unknown
  try {
    const element = elementOf(page, layouts, words)
    shown = element.type
    const html = renderToStaticMarkup(element)
    if (html.trim() !== '') return `<!doctype html>${html}`
    report({ kind: 'empty', name: page.layout, component: nameOf(element) })
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined
    if (isWaiting(error)) report({ kind: 'waits', name: page.layout, component: nameOfAsync(shown) })
    else report({ kind: 'layout', name: page.layout, reason: errorMessageOf(error), stack })
  }
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${contentMark}</body></html>`
}

function nameOf({ type }: ReactElement): string | undefined {
  return typeof type === 'function' && type.name !== '' ? type.name : undefined
}

function withContent(layout: string, content: string): string {
  const at = layout.indexOf(contentMark)
  return at < 0 ? layout : layout.slice(0, at) + content + layout.slice(at + contentMark.length)
}
