import type { Query } from '../engine/query.ts'
import { DamagedCache } from '../common/damaged-cache.ts'
import { layeredCache } from '../io/layered-cache.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { openSession } from '../io/open-session.ts'
import { createMemoryCache, openPageCache } from '../io/page-cache.ts'
import { giveSources } from '../pipeline/queries/inputs.ts'
import { loadedReferences } from '../pipeline/queries/reference.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import { loadSources } from '../stages/1-load/load-sources.ts'

interface AskSiteInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
}

/** Asks a site that nobody works on. A build keeps more than is asked here, so its cache is read and left as it is. */
export async function askSite<Answer>(input: AskSiteInput, query: Query<SiteWorld, Answer>): Promise<Answer> {
  return withSession(input, async ({ session, ports }) => {
    // Packages are read in another thread, while Markdown is read here.
    session.ask(loadedReferences).catch(() => undefined)
    giveSources(session, await loadSources(ports.reader, input.loaded.config))
    return session.ask(query)
  })
}

/** The same for a query that asks for packages alone: the sources are not read. */
export function askPackages<Answer>(input: AskSiteInput, query: Query<SiteWorld, Answer>): Promise<Answer> {
  return withSession(input, ({ session }) => session.ask(query))
}

async function withSession<Answer>(
  { root, loaded, useCache }: AskSiteInput,
  work: (open: ReturnType<typeof openSession>) => Promise<Answer>,
): Promise<Answer> {
  const disk = useCache ? openPageCache(root) : createMemoryCache()
  const cache = layeredCache(createMemoryCache(), disk)
  const run = async (): Promise<Answer> => {
    const open = openSession({
      root,
      loaded,
      cache,
      useCache,
      mode: { includeDrafts: false, isLazy: false },
      onRendered: () => undefined,
      onFailedOutput: () => undefined,
    })
    try {
      return await work(open)
    } finally {
      await open.close()
    }
  }
  try {
    return await run().catch((error: unknown) => {
      if (error instanceof DamagedCache) return run()
      throw error
    })
  } finally {
    disk.close()
  }
}
