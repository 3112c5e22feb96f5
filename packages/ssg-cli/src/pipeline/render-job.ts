import type { RenderJob } from '../model/render.ts'
import type { SitePage } from '../model/site.ts'

export function renderJobOf(sitePage: SitePage): RenderJob {
  const { page, content } = sitePage.resolved()
  return { page, content: content() }
}
