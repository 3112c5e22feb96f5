import { externalKey, safeHrefOf } from '@docgen/model'
import { typeReferencesOf } from '../../../syntax/api/api-references.ts'
import { externalNames } from './external-names.ts'

type Hrefs = Readonly<Record<string, string>>

/**
 * Addresses of the names from elsewhere that a value of the model uses, by `externalKey`; what we know no address of is left out.
 * `inventory` holds those that the author of the site gave, which take the place of ours.
 */
export function externalHrefsOf(value: unknown, inventory: Hrefs = {}): Hrefs {
  const hrefs = typeReferencesOf(value).flatMap((reference) => {
    const href = reference.target === undefined ? externalHrefOf(reference, inventory) : undefined
    return href === undefined ? [] : [[externalKey(reference), href] as const]
  })
  return Object.fromEntries(hrefs)
}

/** Address of a name that no package of the reference declares. */
export function externalHrefOf(
  reference: { readonly package?: string | undefined; readonly name: string },
  inventory: Hrefs = {},
): string | undefined {
  const key = externalKey(reference)
  if (Object.hasOwn(inventory, key)) return safeHrefOf(inventory[key] ?? '')
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
