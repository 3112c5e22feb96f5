import { Draft } from '../core/draft.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import type { LinkOfPage } from './docs-files.ts'

/** A text that becomes part of the page as a whole. */
export function withLinks(text: string, link: LinkOfPage): string {
  const draft = new Draft('', text)
  rewriteLinks(draft, link)
  return draft.finish()
}
