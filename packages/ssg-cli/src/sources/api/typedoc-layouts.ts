// Where TypeDoc and its plugin for Markdown put the page of a module and that of a declaration, below the folder that they wrote into.
import type { TypedocLayout } from '@docgen/model'
import type { ApiPageEntry } from './api-places.ts'

interface OldDeclaration {
  readonly kind: ApiPageEntry['kind']
  readonly name: string
  /** Names of the namespaces that it is in, from the outermost. */
  readonly namespaces: readonly string[]
  /** Name of its module, or nothing where addresses do not have it. */
  readonly module: string
}

interface Layout {
  /** Pages that list everything: where there are several modules, or one. */
  readonly indexes: (hasModules: boolean) => readonly string[]
  /** What a module is called by default. */
  readonly nameOf: (parts: readonly string[]) => string
  readonly moduleAt: (name: string) => string
  /** Nothing where it has no page, but a part of one. */
  readonly declarationAt: (declaration: OldDeclaration) => string | undefined
}

type Kinds = Readonly<Record<ApiPageEntry['kind'], string>>

/** As the default router of TypeDoc has them. https://typedoc.org/documents/Options.Output.html#router */
const folders: Kinds = {
  class: 'classes',
  interface: 'interfaces',
  function: 'functions',
  type: 'types',
  variable: 'variables',
  enum: 'enums',
  namespace: 'modules',
}

/** https://typedoc-plugin-markdown.org/docs/options/file-options */
const memberFolders: Kinds = { ...folders, type: 'type-aliases', enum: 'enumerations', namespace: 'namespaces' }

const kindNames: Kinds = {
  class: 'Class',
  interface: 'Interface',
  function: 'Function',
  type: 'TypeAlias',
  variable: 'Variable',
  enum: 'Enumeration',
  namespace: 'Namespace',
}

/** The folder itself, and where the README is its page, another one. */
const indexNames = (hasModules: boolean): readonly string[] => ['', ...(hasModules ? ['modules', 'packages'] : ['globals'])]

/** Namespaces are folders, whose page is that of the folder. */
function memberAt({ kind, name, namespaces, module }: OldDeclaration): string {
  const around = namespaces.flatMap((each) => [memberFolders.namespace, plainName(each)])
  return joined([module, ...around, memberFolders[kind], plainName(name)], '/')
}

export const layouts: Readonly<Record<'html' | TypedocLayout, Layout>> = {
  html: {
    indexes: () => ['modules.html'],
    nameOf: (parts) => parts.map(fileName).join('.'),
    moduleAt: (name) => `modules/${name}.html`,
    declarationAt: ({ kind, name, namespaces, module }) =>
      `${folders[kind]}/${joined([module, ...[...namespaces, name].map(fileName)], '.')}.html`,
  },
  members: { indexes: indexNames, nameOf: (parts) => parts.join('/'), moduleAt: (name) => name, declarationAt: memberAt },
  modules: {
    indexes: indexNames,
    nameOf: (parts) => parts.join('/'),
    moduleAt: (name) => name,
    declarationAt: (declaration) => (declaration.kind === 'namespace' ? memberAt(declaration) : undefined),
  },
  flat: {
    indexes: indexNames,
    nameOf: (parts) => parts.join('.').replaceAll('/', '.'),
    moduleAt: (name) => name,
    declarationAt: ({ kind, name, namespaces, module }) => joined([module, ...namespaces, kindNames[kind], name], '.'),
  },
  'version-3': {
    indexes: () => ['', 'modules'],
    nameOf: (parts) => parts.map(aliasOf).join('.').replace(/^_+/, ''),
    moduleAt: (name) => `modules/${name}`,
    declarationAt: ({ kind, name, namespaces, module }) =>
      `${folders[kind]}/${joined([module, ...[...namespaces, name].map(aliasOf)], '.').replace(/^_/, '')}`,
  },
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}

/** `@acme/kit` → `_acme_kit`. */
function fileName(name: string): string {
  return name.replace(/[^\w()+,.\u00a0-\u{10ffff}-]/gu, '_')
}

function aliasOf(name: string): string {
  return name.replace(/\W/g, '_')
}

function plainName(name: string): string {
  return name
    .replaceAll('"', '')
    .replace(/^_+|_+$/g, '')
    .replace(/[<>]/g, '-')
    .replaceAll(' ', '-')
}
