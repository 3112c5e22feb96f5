import type { DocPageProps, WithWords } from '@docgen/model'
import { FeedIcon } from '../components/icons.tsx'
import { Isolated } from '../components/breakable.tsx'
import { OriginalLanguage } from '../components/original-language.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

/** A package's changelog: it stands in the API reference, beside the package that it is about. */
export function ChangelogPage(page: WithComponents<DocPageProps>) {
  const { site, components, words } = page
  const { PageInfo } = components
  return (
    <ReferencePage
      page={page}
      kind="changelog"
      part={page.part}
      title={<Isolated text={page.title} />}
      isTitleHidden={page.isTitleHidden}
      lead={
        <>
          {page.changesHref !== undefined && (
            <ul className="docgen-facts">
              <li>
                <a href={page.changesHref}>{words('apiChanges')}</a>
              </li>
            </ul>
          )}
          {page.feedHref !== undefined && <FeedLink href={page.feedHref} words={words} />}
          {page.fallback && (
            <p className="docgen-version">
              <OriginalLanguage fallback={page.fallback} words={words} />
            </p>
          )}
        </>
      }
      toc={page.toc}
      tocLanguage={page.fallback}
      info={
        <PageInfo
          editHref={page.editHref}
          lastUpdate={page.lastUpdate}
          tags={page.tags}
          lang={site.lang}
          calendar={site.calendar}
          words={words}
        />
      }
      prev={page.prev}
      next={page.next}
    >
      <div
        className="docgen-prose docgen-changelog"
        lang={page.fallback?.lang}
        dir={page.fallback?.direction}
        dangerouslySetInnerHTML={{ __html: page.content }}
      />
    </ReferencePage>
  )
}

function FeedLink({ href, words }: { readonly href: string } & WithWords) {
  return (
    <p className="docgen-feed">
      <a href={href} type="application/atom+xml">
        <FeedIcon />
        {words('subscribeToReleases')}
      </a>
    </p>
  )
}
