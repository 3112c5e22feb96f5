import { textKey, type ApiText } from '@docgen/model'
import type { ApiContext } from './context.ts'

/** The HTML of a text out of a comment; its Markdown as it is, where the page has none. */
export function TextView({ text, context }: { readonly text: ApiText; readonly context: ApiContext }) {
  const { lang, direction } = context.fallback ?? {}
  const html = context.texts[textKey(text)]
  const className = text.isOfSite ? 'docgen-prose docgen-of-site' : 'docgen-prose'
  if (html === undefined) {
    return (
      <div className={className} lang={lang} dir={direction}>
        <p>{text.markdown}</p>
      </div>
    )
  }
  return <div className={className} lang={lang} dir={direction} dangerouslySetInnerHTML={{ __html: html }} />
}
