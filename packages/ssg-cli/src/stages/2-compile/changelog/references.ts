// Bare `#123` and commit hashes become links, once the other links of the changelog tell which repository they are of.
import type { Definition, Link, Nodes, Parent, PhrasingContent, Root, RootContent, Text } from 'mdast'

/** What a number or a hash is put behind to make its address. */
interface RepositoryAddresses {
  readonly issues: string
  readonly commits: string
}

const repositoryLink =
  /^(?<repository>https?:\/\/[^/\s]+(?:\/[^/\s]+){2,}?)(?<dash>\/-)?\/(?<kind>commits?|compare|issues|pull|pulls|merge_requests)\/[^\s]/

/**
 * The repository that all comparisons and commits of the changelog are of; where there are none, that of all issues and pull requests.
 * Two different ones tell nothing.
 */
export function repositoryOf(root: Root): RepositoryAddresses | undefined {
  const links = urlsOf(root).flatMap((url) => {
    const { repository, dash = '', kind = '' } = repositoryLink.exec(url)?.groups ?? {}
    return repository === undefined ? [] : [{ base: `${repository}${dash}`, kind }]
  })
  const ofCode = links.filter(({ kind }) => kind.startsWith('com'))
  const bases = new Map((ofCode.length > 0 ? ofCode : links).map(({ base }) => [base.toLowerCase(), base]))
  const [base] = bases.values()
  if (base === undefined || bases.size > 1) return undefined
  const hasCommits = links.some((link) => link.base === base && link.kind === 'commits')
  return { issues: `${base}/issues/`, commits: `${base}/${hasCommits ? 'commits' : 'commit'}/` }
}

function urlsOf(node: Nodes): readonly string[] {
  const own = node.type === 'link' || node.type === 'definition' ? [node.url] : []
  return 'children' in node ? [...own, ...node.children.flatMap(urlsOf)] : own
}

/** Changes the tree. Headings, links and code blocks are left alone; inline code that is a hash becomes a link. */
export function linkReferences(parent: Parent, addresses: RepositoryAddresses): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return linkedText(node, addresses)
    if (node.type === 'inlineCode') return isHash(node.value) ? [linkTo(addresses.commits + node.value, node)] : [node]
    if ('children' in node && !isClosed(node)) linkReferences(node, addresses)
    return [node]
  })
}

/** Changes the tree: a link to a commit shows seven signs of a whole hash, as repositories do. */
export function shortenHashes(parent: Parent): void {
  for (const node of parent.children) {
    if (node.type === 'link' || node.type === 'linkReference') {
      const [text] = node.children
      if (
        node.children.length === 1 &&
        (text?.type === 'text' || text?.type === 'inlineCode') &&
        /^[0-9a-f]{40}$/.test(text.value)
      )
        text.value = text.value.slice(0, 7)
    } else if ('children' in node) shortenHashes(node)
  }
}

function isClosed({ type }: Exclude<RootContent, Definition>): boolean {
  return type === 'link' || type === 'linkReference' || type === 'heading'
}

// Not in the middle of a word, a path, a version or an e-mail address.
const reference = /(?<![\w#&@./-])(?:#(?<issue>\d+)|(?<hash>[0-9a-f]{7,40}))(?![\w@/-]|\.\w)/g

function linkedText(node: Text, addresses: RepositoryAddresses): RootContent[] {
  const parts: RootContent[] = []
  let end = 0
  for (const match of node.value.matchAll(reference)) {
    const { issue, hash } = match.groups ?? {}
    if (issue === undefined && !isHash(hash ?? '')) continue
    const url = issue === undefined ? `${addresses.commits}${hash}` : `${addresses.issues}${issue}`
    if (match.index > end) parts.push({ ...node, value: node.value.slice(end, match.index) })
    parts.push(linkTo(url, { ...node, value: match[0] }))
    end = match.index + match[0].length
  }
  if (parts.length === 0) return [node]
  return end < node.value.length ? [...parts, { ...node, value: node.value.slice(end) }] : parts
}

/** A number or a word of seven letters is no hash. */
function isHash(text: string): boolean {
  return /^(?=.*\d)(?=.*[a-f])[0-9a-f]{7,40}$/.test(text)
}

function linkTo(url: string, child: PhrasingContent): Link {
  return { type: 'link', url, children: [child], ...(child.position && { position: child.position }) }
}
