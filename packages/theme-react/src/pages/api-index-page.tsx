import type { ApiIndexPageProps } from '@docgen/model'
import { createElement } from 'react'
import { FilterField } from '../api/filter-field.tsx'
import { packageGroupsOf, type PackageGroup } from '../api/package-groups.ts'
import { Breakable } from '../components/breakable.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiIndexPage({ site, head, components, ...page }: WithComponents<ApiIndexPageProps>) {
  const { Sidebar } = components
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
        title={page.title}
        lead={
          <ul className="docgen-facts">
            <li>
              <a href={page.symbolsHref}>All symbols</a>
            </li>
            <li>
              <a href={page.hierarchyHref}>Hierarchy</a>
            </li>
          </ul>
        }
        toc={[]}
        isWide
      >
        <div data-filter="">
          <FilterField noun="packages" total={page.packages.length} />
          {packageGroupsOf(page.packages).map((group, index) => (
            <Group key={index} {...group} />
          ))}
        </div>
      </Article>
    </Document>
  )
}

function Group({ title, packages }: PackageGroup) {
  return (
    <section className="docgen-package-group" data-filter-group="">
      {title !== undefined && <h2>{title}</h2>}
      <ul className="docgen-package-list" data-filter-items="">
        {packages.map((item) => (
          <li key={item.name}>
            {createElement(
              title === undefined ? 'h2' : 'h3',
              {},
              <a href={item.href}>
                <Breakable text={item.name} />
              </a>,
            )}
            <span>
              {item.version} · {item.entryCount === 1 ? '1 export' : `${item.entryCount} exports`}
            </span>
            {item.description !== '' && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
