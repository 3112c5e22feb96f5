// Updates of dependencies are folded: most readers look for what changed in the package itself.
import type { List, ListItem, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Words } from '@docgen/model'

/** What a group of changes is about: it decides how much of it may be folded. */
export type GroupKind = 'dependencies' | 'notable' | 'other'

const updatedDependencies = /^updated dependencies\b/i
const workspaceUpdate = /^the following workspace dependencies were updated/i
/** Conventional commits with the scope `deps`. */
const dependencyScope = /^(?:\w+\()?(?:deps|deps-dev|dependencies)\)?:\s/i
const bump = /^(?:bumps?|updated?|upgraded?)s? (?:dependency |the dependency )?\S+ (?:from \S+ )?to \S+$/i

/** One list becomes what is left of it, and a `:::details` with the rest. */
export function foldDependencies(list: List, group: GroupKind, words: Words): readonly RootContent[] {
  const folded = list.children.filter((item) => isDependencyItem(item, group))
  if (folded.length === 0) return [list]
  const kept = list.children.filter((item) => !folded.includes(item))
  const [only] = folded
  const content: RootContent[] =
    folded.length === 1 && only && updatedDependencies.test(textOf(only))
      ? withoutIntroduction(only)
      : [{ ...list, children: folded }]
  const details: ContainerDirective = {
    type: 'containerDirective',
    name: 'details',
    children: [labelOf(words('updatedDependencies')), ...content.filter(isBlock)],
  }
  return kept.length === 0 ? [details] : [{ ...list, children: kept }, details]
}

function isDependencyItem(item: ListItem, group: GroupKind): boolean {
  const text = textOf(item)
  if (group === 'dependencies' || updatedDependencies.test(text) || workspaceUpdate.test(text) || dependencyScope.test(text))
    return true
  return group === 'other' && bump.test(withoutReferences(text))
}

/** Text of its first paragraph. */
function textOf(item: ListItem): string {
  const first = item.children.find(({ type }) => type === 'paragraph')
  return first ? toString(first).replace(/\s+/g, ' ').trim() : ''
}

/** `abc1234: Bump x to 2 (#12)` → `Bump x to 2`. */
function withoutReferences(text: string): string {
  return text
    .replace(/^(?:(?:\[?#\d+\]?|\[?[0-9a-f]{7,40}\]?|thanks @\S+!?|-)[:,]? ?)+/i, '')
    .replace(/(?:,? ?(?:\([^()]*\)|closes [^\s()]+))+\.?$/i, '')
    .replace(/\.$/, '')
}

/** The summary says `Updated dependencies` already; the commits that it names are kept. */
function withoutIntroduction(item: ListItem): RootContent[] {
  const [first, ...rest] = item.children
  const [start, ...phrases] = first?.type === 'paragraph' ? first.children : []
  if (first?.type !== 'paragraph' || start?.type !== 'text') return item.children
  const children = [{ ...start, value: start.value.replace(/^updated dependencies[ \t]*/i, '') }, ...phrases]
  const last = children.at(-1)
  if (last?.type === 'text') children[children.length - 1] = { ...last, value: last.value.replace(/:\s*$/, '') }
  const paragraph: Paragraph = { ...first, children }
  return toString(paragraph).trim() === '' ? rest : [paragraph, ...rest]
}

function labelOf(text: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: text }] }
}

type Block = ContainerDirective['children'][number]

function isBlock(node: RootContent): node is Block {
  return node.type === 'paragraph' || node.type === 'list' || node.type === 'code' || node.type === 'blockquote'
}
