// What the checker of samples says of the code in guides and comments.
import type { Ports, SampleSet, SiteConfig } from '@docgen/model'
import { readSourcesOf } from '../../config/locales.ts'
import { versionNameOf } from '../../config/version-family.ts'
import { queryOf } from '../../engine/query.ts'
import { referencesIn, referenceVersionsIn } from '../../config/reference-versions.ts'
import { carriedOver, checkSamples, joinSamples, noSamples, type CheckedSamples, type SampledText } from '../check-samples.ts'
import { delivered, keyOfJson, settings } from './inputs.ts'
import { pages } from './pages.ts'
import { loadedReferences, references } from './reference.ts'
import type { SiteWorld } from './world.ts'

const traits = {
  keyOf: ({ samples, diagnostics }: CheckedSamples) => keyOfJson([samples, diagnostics]),
}

/** Samples are checked version by version, each against the packages of its references. */
async function checkByVersion(
  name: SampleSet['name'],
  versioned: readonly { readonly text: SampledText; readonly version: string | undefined }[],
  ports: Ports,
  config: SiteConfig,
): Promise<CheckedSamples> {
  const versions = [...new Set(versioned.map(({ version }) => version))]
  const checked = versions.map((version) => {
    const texts = versioned.flatMap((each) => (each.version === version ? [each.text] : []))
    return checkSamples({ name, ...(version !== undefined && { version }) }, texts, ports, config)
  })
  return joinSamples(await Promise.all(checked))
}

/** They begin as soon as the guides are compiled, while the packages are still read. */
export const guideSamples = queryOf<SiteWorld, CheckedSamples>(
  'guide samples',
  async ({ ask, world }) => {
    const [{ config }, compiled] = await Promise.all([ask(settings), ask(pages)])
    // Translations have the version of their originals.
    const versionOfSource = new Map(
      readSourcesOf(config).flatMap((source) =>
        source.kind === 'docs' ? [[source.name, versionNameOf(source.version)] as const] : [],
      ),
    )
    const { knownTo } = referenceVersionsIn(config.sources)
    const versioned = compiled.map((text) => ({
      text,
      version: knownTo(versionOfSource.get(text.source)),
    }))
    return checkByVersion('guides', versioned, world.ports, config)
  },
  traits,
)

export const commentSamples = queryOf<SiteWorld, CheckedSamples>(
  'comment samples',
  async ({ ask, world }) => {
    const { config, isLazy } = await ask(settings)
    const { fragmentsByReference } = await ask(isLazy ? references : loadedReferences)
    const { knownTo } = referenceVersionsIn(config.sources)
    const versioned = referencesIn(config.sources).flatMap(({ name, version }) =>
      [...(fragmentsByReference.get(name)?.values() ?? [])].map((text) => ({ text, version: knownTo(version) })),
    )
    return checkByVersion('comments', versioned, world.ports, config)
  },
  traits,
)

export const checkedSamples = queryOf<SiteWorld, CheckedSamples>('checked samples', async ({ ask }) =>
  joinSamples(await Promise.all([ask(guideSamples), ask(commentSamples)])),
)

/** For an author at work: what was delivered last, at the places where the samples now stand. */
export const samples = queryOf<SiteWorld, CheckedSamples>('samples', async ({ ask }) => {
  const { isLazy } = await ask(settings)
  if (!isLazy) return ask(checkedSamples)
  const last = ((await ask(delivered(checkedSamples.kind.name)))?.answer as CheckedSamples | undefined) ?? noSamples
  const [compiled, { fragments }] = await Promise.all([ask(pages), ask(references)])
  return carriedOver(last, [...compiled, ...fragments.values()])
})

export const areSamplesChecked = queryOf<SiteWorld, boolean>('are samples checked', async ({ ask }) => {
  const { checksSamples, isLazy } = await ask(settings)
  return checksSamples && (!isLazy || (await ask(delivered(checkedSamples.kind.name))) !== undefined)
})
