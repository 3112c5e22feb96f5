import type { DocPageProps } from '@docgen/model'
import type { ReactNode } from 'react'
import { Isolated } from '../components/breakable.tsx'
import { Article } from './article.tsx'
import { Byline } from './byline.tsx'
import { DocLead, hasDocLead } from './doc-lead.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function DocPage({ site, head, components, words, ...page }: WithComponents<DocPageProps>) {
  const { Feedback, PageInfo, Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      words={words}
      kind="doc"
      sidebar={
        page.sidebar.length === 0 ? undefined : (
          <Sidebar items={page.sidebar} label={words('docsSidebar')} autoCollapse={site.sidebar.autoCollapse} words={words} />
        )
      }
    >
      <Article
        components={components}
        words={words}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        part={page.part}
        title={inLanguageOf(page.fallback, <Isolated text={page.title} />)}
        isTitleHidden={page.isTitleHidden}
        lead={
          (hasDocLead(page) || page.published) && (
            <>
              {page.published && <Byline {...page.published} lang={site.lang} calendar={site.calendar} />}
              <DocLead
                version={page.version}
                versionNotice={page.versionNotice}
                fallback={page.fallback}
                isUnlisted={page.isUnlisted}
                words={words}
              />
            </>
          )
        }
        toc={page.toc}
        info={
          <>
            <Feedback feedback={site.feedback} words={words} />
            <PageInfo
              editHref={page.editHref}
              lastUpdate={page.lastUpdate}
              tags={page.tags}
              lang={site.lang}
              calendar={site.calendar}
              words={words}
            />
          </>
        }
        prev={page.prev}
        next={page.next}
      >
        <div
          className="docgen-prose"
          lang={page.fallback?.lang}
          dir={page.fallback?.direction}
          dangerouslySetInnerHTML={{ __html: page.content }}
        />
      </Article>
    </Document>
  )
}

/** A title that is not in the language of the page says so. */
function inLanguageOf(fallback: DocPageProps['fallback'], title: ReactNode) {
  if (fallback === undefined) return title
  return (
    <span lang={fallback.lang} dir={fallback.direction}>
      {title}
    </span>
  )
}
