import type { ApiKind, ApiMember } from '@docgen/ssg-cli/model'

interface Words {
  readonly one: string
  readonly many: string
}

export const kindWords: Readonly<Record<ApiKind | 'reference', Words>> = {
  class: { one: 'Class', many: 'Classes' },
  enum: { one: 'Enum', many: 'Enums' },
  function: { one: 'Function', many: 'Functions' },
  interface: { one: 'Interface', many: 'Interfaces' },
  namespace: { one: 'Namespace', many: 'Namespaces' },
  type: { one: 'Type alias', many: 'Type aliases' },
  variable: { one: 'Variable', many: 'Variables' },
  reference: { one: 'Re-export', many: 'Re-exports' },
}

/** Groups of members in the order of the page. Anchors begin with `group-`, which no member's does. */
export const memberGroups: readonly { readonly kind: ApiMember['kind']; readonly title: string; readonly anchor: string }[] = [
  { kind: 'constructor', title: 'Constructors', anchor: 'group-constructors' },
  { kind: 'property', title: 'Properties', anchor: 'group-properties' },
  { kind: 'accessor', title: 'Accessors', anchor: 'group-accessors' },
  { kind: 'method', title: 'Methods', anchor: 'group-methods' },
  { kind: 'index', title: 'Index signatures', anchor: 'group-index-signatures' },
  { kind: 'call', title: 'Call signatures', anchor: 'group-call-signatures' },
]
