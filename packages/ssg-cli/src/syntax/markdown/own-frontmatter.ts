// In: a page, and the frontmatter keys that the config and its plugins have added to those of docgen. Out: the page with their values, checked.
// It is not part of compiling: where they declare other keys, no page is compiled again.
import {
  findNearest,
  frontmatterKeys,
  type CompiledPage,
  type Diagnostic,
  type OtherKey,
  type OwnFrontmatterKeys,
  type OwnFrontmatterKey,
  type OwnFrontmatterValues,
  type SiteConfig,
} from '@docgen/model'
import { isDate } from '../../common/is-date.ts'
import {
  frontmatterMissingKey,
  frontmatterRepeatedKey,
  frontmatterType,
  frontmatterUnknownKey,
} from '../../diagnostics/frontmatter.ts'
import { foreignFrontmatter } from './foreign-words.ts'
import { listOf, shownValue, textOf } from './frontmatter-value.ts'

/** `isGuide`: only a guide has to have what is required. Reports `frontmatter-unknown-key`, `frontmatter-type` and `frontmatter-missing-key`. */
export function withOwnKeys(
  page: CompiledPage,
  { frontmatter: keys, plugins }: Pick<SiteConfig, 'frontmatter' | 'plugins'>,
  isGuide: boolean,
): CompiledPage {
  const { others = [] } = page
  const required = isGuide ? Object.entries(keys).filter(([, { required: isRequired }]) => isRequired) : []
  const missing = required.filter(([key]) => !others.some((other) => other.key === key))
  if (others.length === 0 && missing.length === 0) return page
  const own: Record<string, unknown> = {}
  const start = { file: page.file, line: 1, column: 1 }
  const diagnostics: Diagnostic[] = missing.map(([key, type]) => {
    const plugin = plugins.find(({ frontmatter = {} }) => Object.hasOwn(frontmatter, key))
    return frontmatterMissingKey(start, key, expectedOf(type), plugin?.name)
  })
  for (const other of others) {
    const type = Object.hasOwn(keys, other.key) ? keys[other.key] : undefined
    const value = type && meantBy(type, other.value)
    if (!type) diagnostics.push(unknownKey(other, keys, page))
    else if (isOfType(type, value)) own[other.key] = value
    else diagnostics.push(frontmatterType(other.valueAt, other.key, expectedOf(type), shownValue(value)))
  }
  return { ...page, ...(Object.keys(own).length > 0 && { own }), diagnostics: [...page.diagnostics, ...diagnostics] }
}

/** What a file says of the keys; others are passed over. `file` begins with the frontmatter. Reports `frontmatter-type` and `frontmatter-missing-key`. */
export function valuesOfKeys<Keys extends OwnFrontmatterKeys>(
  file: string,
  given: readonly OtherKey[],
  keys: Keys,
): { readonly values: OwnFrontmatterValues<Keys>; readonly diagnostics: readonly Diagnostic[] } {
  const values: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  for (const [key, type] of Object.entries(keys)) {
    const found = given.find((each) => each.key === key)
    const value = found && meantBy(type, found.value)
    if (found && isOfType(type, value)) values[key] = value
    else if (found) diagnostics.push(frontmatterType(found.valueAt, key, expectedOf(type), shownValue(value)))
    else if (type.required)
      diagnostics.push(frontmatterMissingKey({ file, line: 1, column: 1 }, key, expectedOf(type), undefined))
  }
  // Every value has passed the type of its key.
  return { values: values as OwnFrontmatterValues<Keys>, diagnostics }
}

function unknownKey({ key, at }: OtherKey, keys: OwnFrontmatterKeys, { frontmatter, others = [] }: CompiledPage): Diagnostic {
  const nearest = foreignFrontmatter.get(key) ?? findNearest(key, [...Object.keys(keys), ...frontmatterKeys])
  const isThere = nearest !== undefined && (Object.hasOwn(frontmatter, nearest) || others.some((other) => other.key === nearest))
  return isThere ? frontmatterRepeatedKey(at, key, nearest) : frontmatterUnknownKey(at, key, nearest)
}

function meantBy({ type }: OwnFrontmatterKey, value: unknown): unknown {
  if (type === 'list') return listOf(value)
  return type === 'string' || type === 'enum' ? textOf(value) : value
}

function isOfType(type: OwnFrontmatterKey, value: unknown): boolean {
  switch (type.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type.type
    case 'enum':
      return typeof value === 'string' && type.values.includes(value)
    case 'date':
      return typeof value === 'string' && isDate(value)
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string')
  }
}

/** As the rules of docgen's own keys say it. */
function expectedOf(type: OwnFrontmatterKey): string {
  switch (type.type) {
    case 'string':
      return 'a string'
    case 'number':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'enum':
      return `one of ${type.values.map((value) => `"${value}"`).join(', ')}`
    case 'date':
      return 'a date such as 2024-03-01'
    case 'list':
      return 'a list of strings'
  }
}
