// What all pages of a site depend on together. Where its key is that of the last build, a page came out the same if nothing of its own has changed.
import { queryOf } from '../../engine/query.ts'
import { hashOf } from '../hash.ts'
import { customContent, keyOfJson, listing, settings } from './inputs.ts'
import { assets, compiler, pages, reactPages } from './pages.ts'
import { client, references, tagDays } from './reference.ts'
import { samples } from './samples.ts'
import { originals } from './translations.ts'
import type { SiteWorld } from './world.ts'

/** Of each page what the others may tell of it. */
const outlines = queryOf<SiteWorld, string | undefined>(
  'outlines',
  async ({ ask, world }) => {
    const [{ config }, compiled] = await Promise.all([ask(settings), ask(pages)])
    const areLinksTold = config.sources.some(({ kind }) => kind === 'api')
    const { facts } = world.ports.cache
    const keys = facts && compiled.map(({ key }) => facts.outlineKeysOf(key))
    return keys && hashOf(keys.map(({ outline, links }) => (areLinksTold ? outline + links : outline)).join('\n'))
  },
  { keyOf: (key) => key },
)

/** Where identifiers of samples lead, in the order of the samples. Their code is part of their page. */
const sampleLinks = queryOf<SiteWorld, string | undefined>(
  'links of samples',
  async ({ ask }) => keyOfJson((await ask(samples)).samples.map(({ sample, links }) => [sample.file, links])),
  { keyOf: (key) => key },
)

/** All that a site is made from but what only one page depends on: what is written in it, and when it was last changed. */
export const shape = queryOf<SiteWorld, void>('shape', async ({ ask }) => {
  await Promise.all(
    [
      settings,
      compiler,
      customContent,
      reactPages,
      references,
      sampleLinks,
      assets,
      tagDays,
      client,
      originals,
      listing,
      outlines,
    ].map((query) => ask<unknown>(query)),
  )
})
