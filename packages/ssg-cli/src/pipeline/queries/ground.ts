// What a build depends on before it reads a page: its inputs, and what the outside says whatever is on the pages. If these are the same as in the last
// build, and so are the answers to the questions that pages raise (`pipeline/asked-ports.ts`), the build comes out the same.
import { queryOf } from '../../engine/query.ts'
import { customContent, listing, settings, sourceTexts } from './inputs.ts'
import { compiler, reactPages } from './pages.ts'
import { apiHistories, client, lastUpdates, loadedApi } from './reference.ts'
import type { SiteWorld } from './world.ts'

/** The config, the code, and what authors wrote: an edit changes its key, and nothing has to be waited for to know it. */
export const given = queryOf<SiteWorld, void>('given', async ({ ask }) => {
  await Promise.all([settings, compiler, sourceTexts, listing, customContent].map((query) => ask<unknown>(query)))
})

export const ground = queryOf<SiteWorld, void>('ground', async ({ ask }) => {
  const { config } = await ask(settings)
  const apis = config.sources.flatMap(({ kind, name }) => (kind === 'api' ? [loadedApi(name)] : []))
  await Promise.all([given, reactPages, client, lastUpdates, apiHistories, ...apis].map((query) => ask<unknown>(query)))
})
