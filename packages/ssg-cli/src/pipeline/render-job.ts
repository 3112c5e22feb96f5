import type { RenderJob, SitePage } from '@docgen/model'

export function renderJobOf(sitePage: SitePage): RenderJob {
  const { page, content, whole } = sitePage.resolved()
  const { locale } = sitePage
  return { page, content: content(), ...(locale !== undefined && { locale }), ...(whole && { wholeHref: whole.href }) }
}
