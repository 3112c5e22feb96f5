// Small API models for the tests of this folder, and guides that mention them.
import type {
  ApiClass,
  ApiComment,
  ApiEntry,
  ApiFunction,
  ApiInterface,
  ApiMember,
  ApiNamespace,
  ApiPackage,
  ApiSignature,
  ApiType,
  ApiTypeAlias,
  Route,
} from '@docgen/model'

export const packageOf = (dir: string, entries: readonly ApiEntry[], unexported?: readonly ApiEntry[]): ApiPackage => ({
  dir,
  name: `@shop/${dir}`,
  version: '1.0.0',
  description: '',
  isPublished: true,
  entries,
  unexported,
})

/** `@shop/cart!Cart` → what every entry has. */
const baseOf = (id: string, comment?: ApiComment) => {
  const name = id.split(/[!.~]/).at(-1) ?? id
  return { id, name, displayName: name, flags: {}, comment }
}

export const deprecatedComment: ApiComment = {
  deprecated: { markdown: 'Too slow.', file: 'a.ts', line: 1, column: 1 },
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
}

export const commentOf = (markdown: string): ApiComment => ({
  summary: { markdown, file: 'a.ts', line: 1, column: 1 },
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
})

export const classOf = (
  id: string,
  parts: Partial<Pick<ApiClass, 'extends' | 'implements' | 'members' | 'comment' | 'displayName'>> = {},
): ApiClass => ({
  ...baseOf(id),
  kind: 'class',
  typeParameters: [],
  extends: [],
  implements: [],
  extendedBy: [],
  members: [],
  ...parts,
})

export const interfaceOf = (
  id: string,
  parts: Partial<Pick<ApiInterface, 'extends' | 'members' | 'comment'>> = {},
): ApiInterface => ({
  ...baseOf(id),
  kind: 'interface',
  typeParameters: [],
  extends: [],
  extendedBy: [],
  implementedBy: [],
  members: [],
  ...parts,
})

export const aliasOf = (id: string, type: ApiType): ApiTypeAlias => ({ ...baseOf(id), kind: 'type', typeParameters: [], type })

export const functionOf = (id: string, signatures: readonly ApiSignature[]): ApiFunction => ({
  ...baseOf(id),
  kind: 'function',
  signatures,
})

export const namespaceOf = (id: string, entries: readonly ApiEntry[]): ApiEntry => ({ ...baseOf(id), kind: 'namespace', entries })

/** What `declare module 'vue'` adds is named `"vue"` in ids. */
export const augmentationOf = (id: string, entries: readonly ApiEntry[]): ApiNamespace => ({
  ...baseOf(id),
  kind: 'namespace',
  isAugmentation: true,
  entries,
})

/** What `declare module '*.svg'` declares. */
export const moduleOf = (id: string, entries: readonly ApiEntry[]): ApiNamespace => ({
  ...baseOf(id),
  kind: 'namespace',
  isModule: true,
  entries,
})

export const reexportOf = (id: string, target: string): ApiEntry => ({
  ...baseOf(id),
  kind: 'reference',
  target,
  targetName: target,
})

/** A name that the packages document, or with `from` one of another package. */
export const typeOf = (target: string, typeArguments: readonly ApiType[] = []): ApiType => ({
  kind: 'reference',
  name: target.split(/[!.~]/).at(-1) ?? target,
  typeArguments,
  target,
})

export const externalTypeOf = (from: string, name: string, typeArguments: readonly ApiType[] = []): ApiType => ({
  kind: 'reference',
  name,
  typeArguments,
  package: from,
})

export const nothing: ApiType = { kind: 'intrinsic', name: 'void' }

export const signatureOf = (parameters: readonly ApiType[], returns: ApiType = nothing, comment?: ApiComment): ApiSignature => ({
  typeParameters: [],
  parameters: parameters.map((type, index) => ({ name: `p${index}`, type, isOptional: false, isRest: false })),
  returns,
  comment,
})

export const methodOf = (id: string, signature: ApiSignature, inheritedFrom?: string): ApiMember => ({
  id,
  name: id.split('#')[1] ?? id,
  kind: 'method',
  flags: {},
  signatures: [signature],
  inheritedFrom: inheritedFrom === undefined ? undefined : { name: inheritedFrom, target: inheritedFrom },
})

export const propertyOf = (id: string, type: ApiType): ApiMember => ({
  id,
  name: id.split('#')[1] ?? id,
  kind: 'property',
  flags: {},
  type,
})

export const constructorOf = (id: string, signature: ApiSignature): ApiMember => ({
  id,
  name: 'constructor',
  kind: 'constructor',
  flags: {},
  signatures: [signature],
})

export function guideOf(id: string): Extract<Route, { kind: 'doc' }> {
  const page = {
    file: `docs/${id}.md`,
    contentPath: `${id}.md`,
    source: 'docs',
    key: id,
    title: id,
    description: '',
    frontmatter: {},
    ranges: {},
    slots: [],
    headings: [],
    anchors: [],
    diagnostics: [],
  }
  return { kind: 'doc', path: `/docs/${id}/`, page, id, version: currentVersion }
}

const currentVersion = {
  name: 'current',
  label: 'Current',
  isShown: false,
  path: '/docs/',
  mainDocId: undefined,
  docs: [],
  draftIds: [],
  sidebars: {},
}
