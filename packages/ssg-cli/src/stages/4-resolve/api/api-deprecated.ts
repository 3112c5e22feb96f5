import { isDeprecated, type ApiEnumMember, type ApiId, type ApiMember, type ApiPackage } from '@docgen/model'
import { namedEntriesOf, type PagedEntry } from './api-entries.ts'

/** Every deprecated declaration of the packages, members included. */
export function deprecatedIdsOf(packages: readonly ApiPackage[]): ReadonlySet<ApiId> {
  const declarations = namedEntriesOf(packages).flatMap(({ entry }) => [entry, ...membersOf(entry)])
  return new Set(declarations.flatMap((declaration) => (isDeprecated(declaration) ? [declaration.id] : [])))
}

function membersOf(entry: PagedEntry): readonly (ApiMember | ApiEnumMember)[] {
  return entry.kind === 'class' || entry.kind === 'interface' || entry.kind === 'enum' ? entry.members : []
}
