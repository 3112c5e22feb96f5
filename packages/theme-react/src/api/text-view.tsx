import { textKey, type ApiText } from '@docgen/model'
import type { ApiContext } from './context.ts'

/** The HTML of a text out of a comment; its Markdown as it is, where the page has none. */
export function TextView({ text, context }: { readonly text: ApiText; readonly context: ApiContext }) {
  const { lang, direction } = context.fallback ?? {}
  const html = context.texts[textKey(text)]
  const origin = text.isOfSite && context.areTextsMixed && { role: 'note', 'aria-label': context.words('addedBySite') }
  const look = { className: text.isOfSite ? 'docgen-prose docgen-of-site' : 'docgen-prose', lang, dir: direction, ...origin }
  if (html === undefined) {
    return (
      <div {...look}>
        <p>{text.markdown}</p>
      </div>
    )
  }
  return <div {...look} dangerouslySetInnerHTML={{ __html: html }} />
}
