import type { PageFeedback, RoutePath, SiteConfig } from '@docgen/model'
import { hrefOfRoute } from '../links/hrefs.ts'

/** What the page asks its readers. It is named by its whole address where the site has one, else by its path. */
export function pageFeedbackOf(
  path: RoutePath,
  { feedback, ...config }: Pick<SiteConfig, 'feedback' | 'url' | 'base' | 'trailingSlash'>,
): PageFeedback | undefined {
  const { url: action, issueForm } = feedback ?? {}
  const page = (config.url ?? '') + hrefOfRoute(path, config)
  if (action !== undefined) return { kind: 'form', action, page }
  return issueForm === undefined ? undefined : { kind: 'issue', href: issueForm.replaceAll('{page}', encodeURIComponent(page)) }
}
