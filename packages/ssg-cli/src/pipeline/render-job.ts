import type { SiteConfig } from '../model/config.ts'
import type { RenderJob } from '../model/render.ts'
import type { SitePage } from '../model/site.ts'

export function renderJobOf(sitePage: SitePage, { configFiles }: Pick<SiteConfig, 'configFiles'>): RenderJob {
  const { page, content } = sitePage.resolved()
  const at = { file: sitePage.source ?? configFiles[0]?.file ?? '.', line: 1, column: 1 }
  return { page, content: content(), path: sitePage.path, at }
}
