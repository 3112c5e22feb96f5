import type { ApiComment, ApiId, ApiPackage, ApiSignature } from '../../model/api.ts'
import { namedEntriesOf, type PagedEntry } from './api-entries.ts'

interface Declaration {
  readonly comment?: ApiComment | undefined
  readonly signatures?: readonly ApiSignature[] | undefined
}

/** What can be called says it in each of its signatures: it is deprecated when all of them are. */
export function isDeprecated({ comment, signatures = [] }: Declaration): boolean {
  if (comment?.deprecated !== undefined) return true
  return signatures.length > 0 && signatures.every((signature) => signature.comment?.deprecated !== undefined)
}

/** Every deprecated declaration of the packages, members included. */
export function deprecatedIdsOf(packages: readonly ApiPackage[]): ReadonlySet<ApiId> {
  const declarations = namedEntriesOf(packages).flatMap(({ entry }) => [entry, ...membersOf(entry)])
  return new Set(declarations.flatMap((declaration) => (isDeprecated(declaration) ? [declaration.id] : [])))
}

function membersOf(entry: PagedEntry): readonly (Declaration & { readonly id: ApiId })[] {
  return entry.kind === 'class' || entry.kind === 'interface' || entry.kind === 'enum' ? entry.members : []
}
