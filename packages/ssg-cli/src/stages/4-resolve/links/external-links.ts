import { externalKey, knownAddressOf, safeHrefOf } from '@docgen/model'
import { typeReferencesOf } from '../../../syntax/api/api-references.ts'

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
  return knownAddressOf(reference)
}
