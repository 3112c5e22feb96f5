// What the checker of samples says of the code in guides and comments.
import { queryOf } from '../../engine/query.ts'
import { carriedOver, checkSamples, joinSamples, noSamples, type CheckedSamples } from '../check-samples.ts'
import { delivered, keyOfJson, settings } from './inputs.ts'
import { pages } from './pages.ts'
import { loadedReferences, references } from './reference.ts'
import type { SiteWorld } from './world.ts'

const traits = {
  keyOf: ({ samples, diagnostics }: CheckedSamples) => keyOfJson([samples, diagnostics]),
}

/** They begin as soon as the guides are compiled, while the packages are still read. */
export const guideSamples = queryOf<SiteWorld, CheckedSamples>(
  'guide samples',
  async ({ ask, world }) => {
    const [{ config }, compiled] = await Promise.all([ask(settings), ask(pages)])
    return checkSamples('guides', compiled, world.ports, config)
  },
  traits,
)

export const commentSamples = queryOf<SiteWorld, CheckedSamples>(
  'comment samples',
  async ({ ask, world }) => {
    const { config, isLazy } = await ask(settings)
    const { fragments } = await ask(isLazy ? references : loadedReferences)
    return checkSamples('comments', [...fragments.values()], world.ports, config)
  },
  traits,
)

export const checkedSamples = queryOf<SiteWorld, CheckedSamples>('checked samples', async ({ ask }) =>
  joinSamples(...(await Promise.all([ask(guideSamples), ask(commentSamples)]))),
)

/** For an author at work: what was delivered last, at the places where the samples now stand. */
export const samples = queryOf<SiteWorld, CheckedSamples>('samples', async ({ ask }) => {
  const { isLazy } = await ask(settings)
  if (!isLazy) return ask(checkedSamples)
  const last = ((await ask(delivered(checkedSamples.id))) as CheckedSamples | undefined) ?? noSamples
  const [compiled, { fragments }] = await Promise.all([ask(pages), ask(references)])
  return carriedOver(last, [...compiled, ...fragments.values()])
})

export const areSamplesChecked = queryOf<SiteWorld, boolean>('are samples checked', async ({ ask }) => {
  const { checksSamples, isLazy } = await ask(settings)
  return checksSamples && (!isLazy || (await ask(delivered(checkedSamples.id))) !== undefined)
})
