import type { ApiType } from '@docgen/model'

type ApiTypeReference = Extract<ApiType, { readonly kind: 'reference' }>

/** The types that a value of the model names, in order, type arguments after the type that has them. */
export function typeReferencesOf(value: unknown): readonly ApiTypeReference[] {
  const references: ApiTypeReference[] = []
  const visit = (item: unknown): void => {
    if (Array.isArray(item)) item.forEach(visit)
    else if (typeof item === 'object' && item !== null && !('markdown' in item)) {
      if (isTypeReference(item)) references.push(item)
      Object.values(item).forEach(visit)
    }
  }
  visit(value)
  return references
}

/** A re-export is of the kind `reference` too, and has no type arguments. */
function isTypeReference(value: object): value is ApiTypeReference {
  return 'kind' in value && value.kind === 'reference' && 'typeArguments' in value
}
