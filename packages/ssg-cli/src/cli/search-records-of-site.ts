import { join } from 'node:path'
import { layeredCache } from '../dev/layered-cache.ts'
import { createPorts } from '../io/create-ports.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { createMemoryCache, openPageCache } from '../io/page-cache.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { SearchRecord } from '../model/search-record.ts'
import { buildSite } from '../pipeline/build-site.ts'
import { hashOf } from '../pipeline/hash.ts'
import { searchRecordsOf } from '../stages/6-emit/search/search-records.ts'
import { UsageError } from './usage-error.ts'

export type RecordsOfSite = { readonly records: readonly SearchRecord[] } | { readonly errors: readonly Diagnostic[] }

/** A site with errors has no records: what is searched is what a build would write. Throws `UsageError` when its address is not known. */
export async function recordsOfSite(root: string, loaded: LoadedConfig, useCache: boolean): Promise<RecordsOfSite> {
  const origin = loaded.config.url
  if (origin === undefined) {
    throw new UsageError('Records need the address of the site.', 'Write `url: "https://…"` in its config.')
  }
  // A build keeps more than is looked at here, so its cache is left as it is.
  const disk = useCache ? openPageCache(join(root, '.docgen', 'pages'), '.docgen/pages') : createMemoryCache()
  const cache = layeredCache(createMemoryCache(), disk)
  const { ports, close } = createPorts({ root, loaded, cache, useCache })
  try {
    const { site, diagnostics } = await buildSite({
      config: loaded.config,
      reactPages: loaded.reactPages,
      configKey: loaded.hash,
      includeDrafts: false,
      ports,
      onStage: () => undefined,
    })
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    return errors.length > 0 ? { errors } : { records: searchRecordsOf({ pages: site.pages, origin, hashOf }) }
  } finally {
    await close()
    disk.close()
  }
}
