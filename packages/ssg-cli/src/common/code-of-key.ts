import { compareText, type OwnFrontmatterKey } from '@docgen/model'

/** The type of a frontmatter key as code: equal for types that accept the same values of the same pages. */
export function codeOfKey(type: OwnFrontmatterKey): string {
  const values =
    type.type === 'enum'
      ? `, values: [${type.values
          .toSorted(compareText)
          .map((value) => `'${value}'`)
          .join(', ')}]`
      : ''
  return `{ type: '${type.type}'${values}${type.required ? ', required: true' : ''} }`
}
