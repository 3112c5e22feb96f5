// What the pages of a site depend on together. If its key is the same as in the last build, a page comes out the same unless something of its own
// has changed. `everything` is made of it, and a build checks that `everything` covers all that it asked: a query that is forgotten here is noticed.
import { queryOf } from '../../engine/query.ts'
import { hashOf } from '../hash.ts'
import { assets } from './assets.ts'
import { customContent, keyOfJson, listing, settings } from './inputs.ts'
import { compiler, pages, reactPages } from './pages.ts'
import { apiHistories, client, references, tags } from './reference.ts'
import { samples } from './samples.ts'
import { originals } from './translations.ts'
import type { SiteWorld } from './world.ts'

/** Of each page what other pages can show of it. */
const surfaces = queryOf<SiteWorld, string | undefined>(
  'surfaces',
  async ({ ask, world }) => {
    const [{ config }, compiled] = await Promise.all([ask(settings), ask(pages)])
    const areLinksTold = config.sources.some(({ kind }) => kind === 'api')
    const { facts } = world.ports.cache
    const keys = facts && compiled.map(facts.surfaceKeysOf)
    return keys && hashOf(keys.map(({ page, links }) => (areLinksTold ? page + links : page)).join('\n'))
  },
  { keyOf: (key) => key },
)

/** Where the identifiers in samples lead, what their types are and what is asked for, in the order of the samples. Their code belongs to their page. */
const sampleNames = queryOf<SiteWorld, string | undefined>(
  'names in samples',
  async ({ ask }) =>
    keyOfJson((await ask(samples)).samples.map(({ sample, links, types, queries }) => [sample.file, links, types?.key, queries])),
  { keyOf: (key) => key },
)

/** Everything that a site is made from, except what concerns one page alone: its text, and when it was last changed. */
export const shape = queryOf<SiteWorld, void>('shape', async ({ ask }) => {
  await Promise.all(
    [
      settings,
      compiler,
      customContent,
      reactPages,
      references,
      apiHistories,
      sampleNames,
      assets,
      tags,
      client,
      originals,
      listing,
      surfaces,
    ].map((query) => ask<unknown>(query)),
  )
})
