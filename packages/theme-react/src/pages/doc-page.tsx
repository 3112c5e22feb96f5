import type { DocPageProps } from '@docgen/model'
import { Isolated } from '../components/breakable.tsx'
import { ArticlePage } from './article-page.tsx'
import { Byline } from './byline.tsx'
import { DocLead, hasDocLead } from './doc-lead.tsx'
import type { WithComponents } from './with-components.ts'

export function DocPage(page: WithComponents<DocPageProps>) {
  const { site, components, words } = page
  const { Feedback, PageInfo } = components
  return (
    <ArticlePage
      page={page}
      kind="doc"
      sidebarLabel="docsSidebar"
      part={page.part}
      title={<Isolated text={page.title} />}
      titleLanguage={page.fallback}
      tocLanguage={page.fallback}
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
              isDraft={page.isDraft}
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
    </ArticlePage>
  )
}
