import type { BasePageProps, DocPageProps, FallbackNotice, PageLink, TocEntry, WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import type { ThemeComponents } from '../components/components.ts'
import { isTrail } from '../components/breadcrumbs.tsx'
import { partAttributesOf } from '../components/part-style.ts'

export interface ArticleProps extends WithWords {
  readonly components: ThemeComponents
  /** Where the page stands as Markdown. */
  readonly markdownHref: string | undefined
  readonly breadcrumbs: DocPageProps['breadcrumbs']
  readonly part?: BasePageProps['part']
  readonly title: ReactNode
  /** Set where the title is in another language than the page: it begins at the side where its text does. */
  readonly titleLanguage?: Pick<FallbackNotice, 'lang' | 'direction'> | undefined
  readonly isTitleHidden?: boolean
  /** Takes the column of the table of contents too. */
  readonly isWide?: boolean
  /** Between title and text. */
  readonly lead?: ReactNode
  readonly toc: readonly TocEntry[]
  /** Likewise for the headings that the TOC lists. */
  readonly tocLanguage?: ArticleProps['titleLanguage']
  readonly info?: ReactNode
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
  readonly children: ReactNode
}

/** What pages with a text have in common. The TOC stands between the head and the text, where a narrow screen shows it. */
export function Article({
  components,
  markdownHref,
  breadcrumbs,
  part,
  title,
  titleLanguage,
  isTitleHidden = false,
  isWide = false,
  lead,
  toc,
  tocLanguage,
  info,
  prev,
  next,
  children,
  words,
}: ArticleProps) {
  const { Breadcrumbs, CopyPage, Pagination, TableOfContents } = components
  const hasTop = isTrail(breadcrumbs) || markdownHref !== undefined || part !== undefined
  // A head that shows nothing takes no room either.
  const isHeadHidden = isTitleHidden && !hasTop && !lead
  const hidden = 'docgen-visually-hidden'
  return (
    <article className={isWide ? 'docgen-article is-wide' : 'docgen-article'} {...partAttributesOf(part?.name)}>
      <div className={isHeadHidden ? `docgen-article-head ${hidden}` : 'docgen-article-head'}>
        {hasTop && (
          <div className="docgen-article-top">
            <Breadcrumbs breadcrumbs={breadcrumbs} words={words} />
            {part && <p className="docgen-part">{part.label}</p>}
            {markdownHref !== undefined && <CopyPage href={markdownHref} words={words} />}
          </div>
        )}
        <h1
          className={isTitleHidden && !isHeadHidden ? hidden : undefined}
          lang={titleLanguage?.lang}
          dir={titleLanguage?.direction}
        >
          {title}
        </h1>
        {lead}
      </div>
      <TableOfContents toc={toc} language={tocLanguage} words={words} />
      <div className="docgen-article-body">{children}</div>
      <div className="docgen-article-foot">
        {info}
        <Pagination prev={prev} next={next} words={words} />
      </div>
    </article>
  )
}
