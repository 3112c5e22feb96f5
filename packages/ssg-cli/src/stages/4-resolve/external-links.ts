import { externalKey } from '../../model/api.ts'
import { typeReferencesOf } from '../../syntax/api-references.ts'
import { externalNames } from './external-names.ts'

/** Addresses of the names from elsewhere that a value of the model uses, by `externalKey`; what we know no address of is left out. */
export function externalHrefsOf(value: unknown): Readonly<Record<string, string>> {
  const hrefs = typeReferencesOf(value).flatMap((reference) => {
    const href = reference.target === undefined ? externalHrefOf(reference) : undefined
    return href === undefined ? [] : [[externalKey(reference), href] as const]
  })
  return Object.fromEntries(hrefs)
}

function externalHrefOf(reference: { readonly package?: string | undefined; readonly name: string }): string | undefined {
  const names = reference.package === undefined ? undefined : externalNames.get(reference.package)
  const known = names?.get(reference.name)
  if (known !== undefined || reference.package !== 'typescript') return known
  // `Intl.DateTimeFormat` has a page of its own below the one of `Intl`.
  return reference.name.startsWith('Intl.') ? intlHrefOf(reference.name.slice('Intl.'.length)) : undefined
}

const intlClasses = new Set(
  'Collator DateTimeFormat DisplayNames DurationFormat ListFormat Locale NumberFormat PluralRules RelativeTimeFormat Segmenter'.split(
    ' ',
  ),
)

function intlHrefOf(name: string): string | undefined {
  const intl = externalNames.get('typescript')?.get('Intl')
  return intl !== undefined && intlClasses.has(name) ? `${intl}/${name}` : undefined
}
