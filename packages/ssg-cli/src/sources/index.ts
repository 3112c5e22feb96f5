import type { Source } from '@docgen/model'
import { apiKind } from './api/api-kind.ts'
import { changelogsKind } from './changelogs/changelogs-kind.ts'
import { customKind } from './custom/custom-kind.ts'
import { docsKind } from './docs/docs-kind.ts'
import { pagesKind } from './pages/pages-kind.ts'
import type { SourceKind } from './source-kind.ts'

const kinds: { readonly [Kind in Source['kind']]: SourceKind<Extract<Source, { readonly kind: Kind }>> } = {
  api: apiKind,
  changelogs: changelogsKind,
  custom: customKind,
  docs: docsKind,
  pages: pagesKind,
}

export function kindOf({ kind }: Source): SourceKind<Source> {
  return kinds[kind]
}
