import type { DocPageProps, SiteProps } from '@docgen/model'
import { formatDate } from '../components/format-date.ts'

type BylineProps = NonNullable<DocPageProps['published']> & Pick<SiteProps, 'lang' | 'calendar'>

/** Below the title of a page that is dated: when it was published, and by whom. */
export function Byline({ date, authors, lang, calendar }: BylineProps) {
  return (
    <ul className="docgen-facts">
      <li>
        <time dateTime={date}>{formatDate(date, lang, calendar)}</time>
      </li>
      {authors.map(({ name, href }) => (
        <li key={name}>{href === undefined ? name : <a href={href}>{name}</a>}</li>
      ))}
    </ul>
  )
}
