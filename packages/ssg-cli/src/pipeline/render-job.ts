import type { RenderJob, SitePage } from '@docgen/model'

export function renderJobOf(sitePage: SitePage): RenderJob {
  const { page, content } = sitePage.resolved()
  return { page, content: content() }
}
