import type { Diagnostic, SearchRecord } from '@docgen/model'
import { askSite } from '../build/ask-site.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { searchExport } from '../pipeline/queries/reports.ts'
import { UsageError } from './usage-error.ts'

type RecordsOfSite = { readonly records: readonly SearchRecord[] } | { readonly errors: readonly Diagnostic[] }

/** A site with errors has no records: what is searched is what a build would write. Throws `UsageError` when its address is not known. */
export async function recordsOfSite(root: string, loaded: LoadedConfig, useCache: boolean): Promise<RecordsOfSite> {
  if (loaded.config.url === undefined) {
    throw new UsageError('Records need the address of the site.', 'Write `url: "https://…"` in its config.')
  }
  const { records, diagnostics } = await askSite({ root, loaded, useCache }, searchExport)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? { errors } : { records }
}
