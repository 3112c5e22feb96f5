import type { ApiHierarchyNode, ApiHierarchyPageProps } from '@docgen/model'
import { kindWords } from '../api/kind-words.ts'
import { Breakable } from '../components/breakable.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiHierarchyPage({ site, head, components, ...page }: WithComponents<ApiHierarchyPageProps>) {
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
        lead={<p className="docgen-lead">Classes and interfaces, each below what it extends or implements.</p>}
        toc={[]}
        isWide
      >
        {page.roots.length === 0 ? <p>Nothing here extends or implements anything.</p> : <Tree nodes={page.roots} />}
      </Article>
    </Document>
  )
}

function Tree({ nodes }: { readonly nodes: readonly ApiHierarchyNode[] }) {
  return (
    <ul className="docgen-hierarchy">
      {nodes.map((node, index) => (
        <li key={index}>
          <Node {...node} />
          {node.children.length > 0 && <Tree nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}

function Node({ name, kind, package: owner, href, isDeprecated }: ApiHierarchyNode) {
  const text = <DeclaredName text={name} isDeprecated={isDeprecated} />
  return (
    <div>
      {href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>}{' '}
      <small>
        {kind === 'external' ? 'External' : kindWords[kind]}
        {owner !== undefined && (
          <>
            {' · '}
            <Breakable text={owner} />
          </>
        )}
      </small>
    </div>
  )
}
