import { textKey, type ApiText } from '@docgen/model'
import type { ApiContext } from './context.ts'
import { withHeadingsAt } from './headings-at.ts'

interface TextViewProps {
  readonly text: ApiText
  readonly context: ApiContext
  /** Of the first of its headings, whichever level its author began with. */
  readonly level: number
}

/** The HTML of a text out of a comment; its Markdown as it is, where the page has none. */
export function TextView({ text, context, level }: TextViewProps) {
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
  return <div {...look} dangerouslySetInnerHTML={{ __html: withHeadingsAt(html, level) }} />
}
