import type { ApiPackagePageProps } from '@docgen/model'
import { EntryPointSection } from '../api/entry-point-section.tsx'
import { InstallTabs } from '../api/install-tabs.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiPackagePage({ site, head, components, ...page }: WithComponents<ApiPackagePageProps>) {
  const { Feedback, Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="api"
      sidebar={<Sidebar items={page.sidebar} label="API sidebar" autoCollapse={site.sidebar.autoCollapse} />}
    >
      <Article
        components={components}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        title={page.package.name}
        lead={<PackageLead {...page.package} />}
        toc={page.toc}
        info={<Feedback feedback={site.feedback} />}
      >
        {page.package.isPublished && <InstallTabs name={page.package.name} />}
        {page.readme !== undefined && (
          <div className="docgen-prose docgen-readme" dangerouslySetInnerHTML={{ __html: page.readme }} />
        )}
        {page.entryPoints.map((entryPoint) => (
          <EntryPointSection key={entryPoint.specifier} {...entryPoint} parts={components} />
        ))}
      </Article>
    </Document>
  )
}

function PackageLead({ name, description, version, isPublished, repositoryUrl, changelogHref }: ApiPackagePageProps['package']) {
  return (
    <>
      {description !== '' && <p className="docgen-lead">{description}</p>}
      <ul className="docgen-facts">
        <li>Version {version}</li>
        {changelogHref !== undefined && (
          <li>
            <a href={changelogHref}>Changelog</a>
          </li>
        )}
        {isPublished && (
          <li>
            <a href={`https://www.npmjs.com/package/${name}`}>npm</a>
          </li>
        )}
        {repositoryUrl !== undefined && (
          <li>
            <a href={repositoryUrl}>Source</a>
          </li>
        )}
      </ul>
    </>
  )
}
