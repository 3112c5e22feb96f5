// The samples of all texts, handed to the checker as modules, and what it found handed back to each.
import type {
  CheckedSample,
  CheckedUnit,
  CompiledFragment,
  CompiledPage,
  Diagnostic,
  Ports,
  Sample,
  SampleCheckResult,
  SampleSet,
  SampleUnit,
  SiteConfig,
} from '@docgen/model'
import { locatePath } from '../config/locate.ts'
import { sourceFailed } from '../diagnostics/environment.ts'
import { guardedLater } from '../common/guarded.ts'
import { codeTypesOf } from '../stages/4-resolve/samples/code-types.ts'
import { hashOf } from './hash.ts'
import { answeredQueriesOf } from '../syntax/markdown/answered-queries.ts'
import { fileUnitOf, textUnitOf } from '../syntax/markdown/sample-units.ts'

export interface CheckedSamples {
  readonly samples: readonly CheckedSample[]
  readonly diagnostics: readonly Diagnostic[]
  readonly watchFiles: readonly string[]
}

export const noSamples: CheckedSamples = { samples: [], diagnostics: [], watchFiles: [] }

/** For reports: how many samples there are, how many of them were checked, and how many identifiers of theirs are links. */
export interface SampleCounts {
  readonly total: number
  readonly checked: number
  readonly links: number
}

export function countSamples({ samples }: CheckedSamples): SampleCounts {
  return {
    total: samples.length,
    checked: samples.filter(({ sample }) => sample.isUnchecked !== true).length,
    links: samples.reduce((sum, { links }) => sum + links.length, 0),
  }
}

export type SampledText = Pick<CompiledPage | CompiledFragment, 'samples'>

export async function checkSamples(
  set: SampleSet,
  texts: readonly SampledText[],
  { checkSamples: check }: Pick<Ports, 'checkSamples'>,
  { configFiles }: Pick<SiteConfig, 'configFiles'>,
): Promise<CheckedSamples> {
  const lists = texts.flatMap(({ samples }) => (samples && samples.length > 0 ? [samples] : []))
  if (check === undefined || lists.length === 0) return noSamples
  const units = unitsOf(lists)
  const result = await guardedLater<SampleCheckResult | Diagnostic>(
    () => check(set, units),
    (reason) => sourceFailed(locatePath(configFiles, ['samples'], 'value'), 'The checker of samples', reason),
  )
  // Of samples that nobody checked, nothing can be said: not even that an expected error is missing.
  if (!('units' in result)) return { ...noSamples, diagnostics: [result] }
  const { units: checked, diagnostics, watchFiles } = result
  const resultByUnit = new Map(units.map((unit, index) => [unit, checked[index] ?? nothingFound]))
  const fileUnits = new Map(units.flatMap((unit) => (unit.isFile ? [[unit.file, unit] as const] : [])))
  const samples = lists.flatMap((list, index) =>
    list.map((sample, module) => {
      const [unit, at] = sample.origin ? [fileUnits.get(sample.origin.file), 0] : [units[index], module]
      return checkedSample(sample, at, (unit && resultByUnit.get(unit)) ?? nothingFound)
    }),
  )
  return { samples, diagnostics, watchFiles }
}

export function joinSamples(all: readonly CheckedSamples[]): CheckedSamples {
  return {
    samples: all.flatMap(({ samples }) => samples),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    watchFiles: [...new Set(all.flatMap(({ watchFiles }) => watchFiles))],
  }
}

/** What is known of the samples that are still in the texts, at the places where they now stand: until they have been checked again. */
export function carriedOver(before: CheckedSamples, texts: readonly SampledText[]): CheckedSamples {
  const known = new Map(before.samples.map((checked) => [identityOf(checked.sample), checked]))
  const samples = texts
    .flatMap((text) => text.samples ?? [])
    .flatMap((sample): CheckedSample[] => {
      const checked = known.get(identityOf(sample))
      return checked ? [{ ...checked, sample }] : []
    })
  return { ...before, samples }
}

/** Names all that pages show of checked samples. The links of a text that is new to the checker were not shown before, however alike they are. */
export function shownBy({ samples }: CheckedSamples): string {
  return JSON.stringify(samples.map(({ sample, links, types, queries }) => [identityOf(sample), links, types?.key, queries]))
}

function identityOf({ file, language, code, origin, title }: Sample): string {
  return JSON.stringify([file, language, code, origin?.text, title])
}

const nothingFound: CheckedUnit = { findings: [], links: [] }

/** One for each text, in their order, then one for each file that a sample shows. */
function unitsOf(lists: readonly (readonly Sample[])[]): readonly SampleUnit[] {
  const files = new Map<string, SampleUnit>()
  for (const sample of lists.flat()) {
    const unit = sample.isUnchecked ? undefined : fileUnitOf(sample)
    if (unit && !files.has(unit.file)) files.set(unit.file, unit)
  }
  return [...lists.map((samples) => textUnitOf(samples[0]?.file ?? '', samples)), ...files.values()]
}

function checkedSample(sample: Sample, module: number, { findings, links, types, queries }: CheckedUnit): CheckedSample {
  const ownTypes = types?.find((each) => each.module === module)
  const ownQueries = queries?.filter((query) => query.module === module)
  return {
    sample,
    types: ownTypes && codeTypesOf(ownTypes, sample, answeredQueriesOf({ sample, queries: ownQueries }), hashOf),
    queries: ownQueries,
    findings: findings.filter((finding) => finding.module === module),
    links: links.filter((link) => link.module === module),
  }
}
