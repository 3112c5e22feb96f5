import type { DocPageProps, WithWords } from '@docgen/model'
import { formatDate } from './format-date.ts'
import { Phrase } from './phrase.tsx'

export interface PageInfoProps extends Pick<DocPageProps, 'editHref' | 'lastUpdate' | 'tags'>, WithWords {
  readonly lang: string
  /** Calendar that dates are written by. */
  readonly calendar?: string | undefined
}

/** Below the article: tags, where to edit it, when it last changed. */
export function PageInfo({ editHref, lastUpdate, tags, lang, calendar, words }: PageInfoProps) {
  if (editHref === undefined && lastUpdate === undefined && tags.length === 0) return null
  return (
    <div className="docgen-page-info">
      {tags.length > 0 && (
        <ul aria-label={words('tags')}>
          {tags.map(({ label, href }) => (
            <li key={label}>{href === undefined ? label : <a href={href}>{label}</a>}</li>
          ))}
        </ul>
      )}
      {editHref !== undefined && <a href={editHref}>{words('editThisPage')}</a>}
      {lastUpdate && (
        <span>
          <Phrase
            words={words}
            say={lastUpdate.author === undefined ? 'lastUpdated' : 'lastUpdatedBy'}
            values={{
              date: <time dateTime={lastUpdate.date}>{formatDate(lastUpdate.date, lang, calendar)}</time>,
              author: lastUpdate.author,
            }}
          />
        </span>
      )}
    </div>
  )
}
