import type { DocPageProps } from '@docgen/model'

export interface PageInfoProps extends Pick<DocPageProps, 'editHref' | 'lastUpdate' | 'tags'> {
  readonly lang: string
  /** Calendar that dates are written by. */
  readonly calendar?: string | undefined
}

/** Below the article: tags, where to edit it, when it last changed. */
export function PageInfo({ editHref, lastUpdate, tags, lang, calendar }: PageInfoProps) {
  if (editHref === undefined && lastUpdate === undefined && tags.length === 0) return null
  return (
    <div className="docgen-page-info">
      {tags.length > 0 && (
        <ul aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {editHref !== undefined && <a href={editHref}>Edit this page</a>}
      {lastUpdate && (
        <span>
          Last updated on <time dateTime={lastUpdate.date}>{formatDate(lastUpdate.date, lang, calendar)}</time>
          {lastUpdate.author !== undefined && ` by ${lastUpdate.author}`}
        </span>
      )}
    </div>
  )
}

/** `2024-03-01` → `March 1, 2024`; the text itself where it is no date. In UTC, so that every machine writes the same day. */
export function formatDate(date: string, lang: string, calendar?: string): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC', calendar }).format(time)
}
