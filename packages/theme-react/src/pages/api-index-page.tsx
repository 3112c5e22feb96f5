import type { ApiIndexPageProps } from '@docgen/ssg-cli/model'
import { Breakable } from '../components/breakable.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiIndexPage({
  site,
  head,
  components,
  sidebar,
  breadcrumbs,
  title,
  packages,
}: WithComponents<ApiIndexPageProps>) {
  const { Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="api"
      sidebar={<Sidebar items={sidebar} label="API sidebar" />}
    >
      <Article components={components} breadcrumbs={breadcrumbs} title={title} toc={[]} isWide>
        <ul className="docgen-package-list">
          {packages.map((item) => (
            <li key={item.name}>
              <h2>
                <a href={item.href}>
                  <Breakable text={item.name} />
                </a>
              </h2>
              <span>
                {item.version} · {item.entryCount === 1 ? '1 export' : `${item.entryCount} exports`}
              </span>
              {item.description !== '' && <p>{item.description}</p>}
            </li>
          ))}
        </ul>
      </Article>
    </Document>
  )
}
