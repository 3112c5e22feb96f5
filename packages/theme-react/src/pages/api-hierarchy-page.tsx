import type { ApiHierarchyNode, ApiHierarchyPageProps, WithWords } from '@docgen/model'
import { Breakable } from '../components/breakable.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiHierarchyPage(page: WithComponents<ApiHierarchyPageProps>) {
  const { words } = page
  return (
    <ReferencePage page={page} title={page.title} lead={<p className="docgen-lead">{words('hierarchyLead')}</p>} toc={[]} isWide>
      {page.roots.length === 0 ? <p>{words('hierarchyEmpty')}</p> : <Tree nodes={page.roots} words={words} />}
    </ReferencePage>
  )
}

function Tree({ nodes, words }: { readonly nodes: readonly ApiHierarchyNode[] } & WithWords) {
  return (
    <ul className="docgen-hierarchy">
      {nodes.map((node, index) => (
        <li key={index}>
          <Node {...node} words={words} />
          {node.children.length > 0 && <Tree nodes={node.children} words={words} />}
        </li>
      ))}
    </ul>
  )
}

function Node({ name, kind, package: owner, href, isDeprecated, words }: ApiHierarchyNode & WithWords) {
  const text = <DeclaredName text={name} isDeprecated={isDeprecated} />
  return (
    <div>
      {href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>}{' '}
      <small>
        {words(`kind.${kind}`)}
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
