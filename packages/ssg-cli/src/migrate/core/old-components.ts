// In: uses of components and containers that the old site has of its own. Out: a directive for each, which a person writes once for all pages.
import { admonitionKinds, compareText } from '@docgen/model'
import { Name, codeTextOf, type Code } from '../../scaffold/code-text.ts'
import type { AttributeType, ComponentUse } from './component-use.ts'
import { isBuiltIn } from './containers.ts'
import type { Note } from './note.ts'
import { withMarkdown, type Migration } from './site.ts'

/** How a tag is written as a directive. */
export interface DirectiveHead {
  readonly directive: string
  /** With the braces; empty without attributes. */
  readonly attributes: string
  readonly types: ComponentUse['attributes']
}

/** `PriceList` → `price-list`; `price-list-inline` within a line, since a directive has one form. */
export function directiveNameOf(component: string, isInline: boolean): string {
  const kebab = component
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replace(/\.-?/g, '-')
    .toLowerCase()
  const name = isBuiltIn(kebab) ? `${kebab}-component` : kebab
  return isInline ? `${name}-inline` : name
}

/** `undefined` where attributes of a directive cannot hold the values. */
export function directiveHeadOf(
  component: string,
  values: Readonly<Record<string, unknown>>,
  isInline: boolean,
): DirectiveHead | undefined {
  const types: Record<string, AttributeType> = {}
  const written: string[] = []
  for (const [key, value] of Object.entries(values)) {
    const text = attributeText(key, value)
    if (text === undefined) return undefined
    types[key] = typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string'
    written.push(text)
  }
  const attributes = written.length === 0 ? '' : `{${written.join(' ')}}`
  return { directive: directiveNameOf(component, isInline), attributes, types }
}

function attributeText(key: string, value: unknown): string | undefined {
  if (!/^[A-Za-z][\w-]*$/.test(key)) return undefined
  if (value === true) return key
  // A value without quotes is of letters and digits.
  if (typeof value === 'number' && !/^\d+$/.test(String(value))) return `${key}="${value}"`
  if (value === false || typeof value === 'number') return `${key}=${value}`
  if (typeof value === 'object') return `${key}='${jsonText(value)}'`
  return typeof value === 'string' ? `${key}="${referencedText(value)}"` : undefined
}

/** Text with references to the signs that mean something around it: `say &quot;hi&quot;`. */
function referencedText(text: string): string {
  return text.replace(/["{}<>\r\n`]|&(?=\w+;|#)/g, (sign) => references.get(sign) ?? `&#${sign.charCodeAt(0)};`)
}

const references: ReadonlyMap<string, string> = new Map([
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
])

/** Data as JSON, without the signs that mean something around it. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/['<>&`]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Text that a label can hold: `:name[text]`. */
export function isLabel(text: string): boolean {
  return text.trim() !== '' && !/[[\]\r\n]/.test(text)
}

const definitionsFile = 'old-components.ts'

/** The definitions of all directives, the setting that names them, and a note for each component. */
export function withOldComponents(migration: Migration): Migration {
  const byDirective = grouped(migration.components, ({ directive }) => directive)
  if (byDirective.size === 0) return migration
  const definitions = [...byDirective].sort(([a], [b]) => compareText(a, b)).map(([name, uses]) => definitionOf(name, uses))
  const text = [
    '// Components and containers of the old site. A component shows what it encloses, and a container is a note, until you write in `becomes` what it shows.\n',
    "import { defineDirective } from '@docgen/ssg-cli'\n\n",
    `export const oldComponents = [\n${definitions.join('')}]\n`,
  ].join('')
  const byName = grouped(migration.components, ({ name, isContainer = false }) => (isContainer ? `:::${name}` : name))
  return {
    ...migration,
    files: [...migration.files, { path: definitionsFile, text }],
    settings: withMarkdown(migration.settings, { directives: new Name('oldComponents', `./${definitionsFile}`) }),
    notes: [...migration.notes.filter((note) => !isOwnSource(note, byName)), ...[...byName.values()].flatMap(noteOf)],
  }
}

function grouped<Key>(
  uses: readonly ComponentUse[],
  keyOf: (use: ComponentUse) => Key,
): ReadonlyMap<Key, readonly ComponentUse[]> {
  const groups = new Map<Key, ComponentUse[]>()
  for (const use of uses) groups.set(keyOf(use), [...(groups.get(keyOf(use)) ?? []), use])
  return groups
}

function definitionOf(directive: string, uses: readonly ComponentUse[]): string {
  const [first] = uses
  if (!first) return ''
  const { name, isInline, isContainer = false, module, file, line } = first
  const attributes = Object.fromEntries(
    uses.flatMap((use) => Object.keys(use.attributes)).map((key): [string, Code] => [key, { type: typeOf(key, uses) }]),
  )
  const source = module === undefined ? '' : ` of "${module}"`
  return [
    `  // ${isContainer ? `:::${name}` : `<${name}>`}${source}: ${timesOf(uses)}, the first in ${file}:${line}.\n`,
    '  defineDirective({\n',
    `    name: ${codeTextOf(directive)},\n`,
    isInline ? "    form: 'text',\n" : '',
    Object.keys(attributes).length === 0 ? '' : `    attributes: ${codeTextOf(attributes, '    ')},\n`,
    isContainer
      ? `    becomes: () => ({ element: 'docgen-admonition', props: { admonition: '${kindLike(name)}', title: ${codeTextOf(titleOf(name))} } }),\n`
      : `    becomes: () => ({ element: '${isInline ? 'span' : 'div'}' }),\n`,
    '  }),\n',
  ].join('')
}

/** `warningxstate` looks like a warning. */
function kindLike(name: string): string {
  return admonitionKinds.find((kind) => name.toLowerCase().startsWith(kind)) ?? 'note'
}

/** `best-practice` → `Best practice`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ')
}

/** What is a number here and a text there is a text. */
function typeOf(key: string, uses: readonly ComponentUse[]): AttributeType {
  const types = new Set(uses.flatMap(({ attributes }) => attributes[key] ?? []))
  const [first = 'string'] = types
  return types.size === 1 ? first : 'string'
}

function noteOf(uses: readonly ComponentUse[]): readonly Note[] {
  const [first] = uses
  if (!first) return []
  const names = [...new Set(uses.map(({ directive }) => `"${directive}"`))].sort()
  if (first.isContainer === true) {
    const message = `":::${first.name}" is a container of the old site with ${timesOf(uses)}. It is an admonition for now: choose its kind and title in ${definitionsFile}.`
    return [{ kind: 'by-hand', topic: 'own-container', file: first.file, line: first.line, message }]
  }
  const message = `<${first.name}> is a component of the old site with ${timesOf(uses)}. Write what ${names.length === 1 ? `its directive ${names.join()} shows` : `its directives ${names.join(' and ')} show`} in ${definitionsFile}, or replace ${uses.length === 1 ? 'it' : 'them'}.`
  return [{ kind: 'by-hand', topic: 'own-component', file: first.file, line: first.line, message }]
}

function timesOf({ length }: readonly ComponentUse[]): string {
  return `${length} ${length === 1 ? 'use' : 'uses'}`
}

/** The file of a component that pages use is the same work. */
function isOwnSource({ topic, file }: Note, byName: ReadonlyMap<string, readonly ComponentUse[]>): boolean {
  return topic === 'theme-override' && byName.has(/([^/]+)\.\w+$/.exec(file)?.[1] ?? '')
}
