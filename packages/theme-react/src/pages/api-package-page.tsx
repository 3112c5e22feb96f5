import type { ApiPackagePageProps, WithWords } from '@docgen/model'
import { EntryPointSection } from '../api/entry-point-section.tsx'
import { InstallTabs } from '../api/install-tabs.tsx'
import { Isolated } from '../components/breakable.tsx'
import { OriginalLanguage } from '../components/original-language.tsx'
import { MentionedIn } from './mentioned-in.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiPackagePage(page: WithComponents<ApiPackagePageProps>) {
  const { site, components, words } = page
  const { Feedback } = components
  const { name, version } = page.package
  // npm gives the newest to whoever names none.
  const isOld = page.versionNotice?.banner === 'unmaintained'
  return (
    <ReferencePage
      page={page}
      part={page.part}
      title={<Isolated text={name} />}
      lead={<PackageLead {...page.package} isOld={isOld} fallback={page.fallback} words={words} />}
      toc={page.toc}
      info={<Feedback feedback={site.feedback} words={words} />}
    >
      {page.package.isPublished && <InstallTabs name={isOld ? `${name}@${version}` : name} words={words} />}
      {page.readme !== undefined && (
        <div
          className="docgen-prose docgen-readme"
          lang={page.fallback?.lang}
          dir={page.fallback?.direction}
          dangerouslySetInnerHTML={{ __html: page.readme }}
        />
      )}
      {page.entryPoints.map((entryPoint) => (
        <EntryPointSection key={entryPoint.specifier} {...entryPoint} parts={components} words={words} />
      ))}
      <MentionedIn
        components={components}
        guides={page.mentionedIn ?? []}
        taken={page.toc.map(({ href }) => decodeURIComponent(href.slice(1)))}
        words={words}
      />
    </ReferencePage>
  )
}

function PackageLead({
  name,
  description,
  version,
  isPublished,
  repositoryUrl,
  changelogHref,
  changesHref,
  isOld,
  fallback,
  words,
}: ApiPackagePageProps['package'] & { readonly isOld: boolean } & Pick<ApiPackagePageProps, 'fallback'> & WithWords) {
  return (
    <>
      {description !== '' && (
        <p className="docgen-lead" lang={fallback?.lang} dir={fallback?.direction}>
          {description}
        </p>
      )}
      <ul className="docgen-facts">
        <li>{words('versionNumber', { version })}</li>
        {changelogHref !== undefined && (
          <li>
            <a href={changelogHref}>{words('changelog')}</a>
          </li>
        )}
        {changesHref !== undefined && (
          <li>
            <a href={changesHref}>{words('apiChanges')}</a>
          </li>
        )}
        {isPublished && (
          <li>
            <a href={`https://www.npmjs.com/package/${name}${isOld ? `/v/${version}` : ''}`}>npm</a>
          </li>
        )}
        {repositoryUrl !== undefined && (
          <li>
            <a href={repositoryUrl}>{words('source')}</a>
          </li>
        )}
        {fallback && (
          <li>
            <OriginalLanguage fallback={fallback} words={words} />
          </li>
        )}
      </ul>
    </>
  )
}
