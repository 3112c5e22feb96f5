import type { IslandFault, PageTarget, SiteConfig, SitePage, WrittenFile } from '@docgen/model'
import { pathOfPage } from '../config/locales.ts'
import type { SiteWorld } from './queries/world.ts'
import { renderJobOf } from './render-job.ts'

interface PageRenderer {
  /** The HTML of a page, UTF-8. */
  readonly html: (page: SitePage) => Promise<Uint8Array>
  readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
}

/** Renders where the compiler sees fit, and reports what the islands of each page come upon. */
export function rendererOf({ ports: { compiler }, onRendered }: SiteWorld, config: SiteConfig): PageRenderer {
  const report = (page: SitePage, faults: readonly IslandFault[]): void => {
    const { source, text } = page
    const path = pathOfPage(page, config)
    onRendered(
      path,
      faults.map((fault) => ({ page: { path, source, text }, fault })),
    )
  }
  return {
    html: async (page) => {
      const { html, faults } = await compiler.renderPage(renderJobOf(page, config))
      report(page, faults)
      return html
    },
    writeTo: async (page, target) => {
      const { written, faults } = await compiler.writePage({ ...renderJobOf(page, config), ...target })
      report(page, faults)
      return written
    },
  }
}
