import type { RenderJob, SiteConfig, SitePage } from '@docgen/model'

/** A host shows the page for missing addresses below any address, so its own addresses are those from the root. */
export function renderJobOf(sitePage: SitePage, { relativeLinks, base }: Pick<SiteConfig, 'relativeLinks' | 'base'>): RenderJob {
  const { page, content, whole } = sitePage.resolved()
  const { locale } = sitePage
  const isRelative = relativeLinks && sitePage.kind !== 'not-found'
  return {
    page,
    content: content(),
    ...(locale !== undefined && { locale }),
    ...(whole && { wholeHref: whole.href }),
    ...(isRelative && { relativeFrom: { file: sitePage.file, base } }),
  }
}
