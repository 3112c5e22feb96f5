// How the samples of a text see each other: which one a sample continues, and the modules that a checker is given.
import type { Sample, SampleModule, SampleUnit } from '@docgen/model'
import { isInstalledFile } from '../../common/paths.ts'

/**
 * Index of the sample that the one at `index` continues, above it: without a name the nearest that is checked; else the nearest of that
 * title or, for a setup, of that name. `undefined` when there is none.
 */
export function findContinued(samples: readonly Sample[], index: number, name: string): number | undefined {
  const found = samples
    .slice(0, index)
    .findLastIndex(({ title, setup, isUnchecked, origin }) =>
      name === '' ? isUnchecked !== true && origin === undefined : title === name || setup === name,
    )
  return found < 0 ? undefined : found
}

/** The unit of a text: its own samples, in order. Those that show a file are a unit of their own, see `fileUnitOf`. */
export function textUnitOf(file: string, samples: readonly Sample[]): SampleUnit {
  return { file, isFile: false, modules: samples.map((sample, index) => moduleOf(sample, index, samples)) }
}

/** The unit of the file that a sample shows; `undefined` for one that is written in the text. */
export function fileUnitOf({ origin, language }: Sample): SampleUnit | undefined {
  if (!origin) return undefined
  return { file: origin.file, isFile: true, modules: [{ language, code: origin.text, sees: [], isChecked: true }] }
}

function moduleOf(sample: Sample, index: number, samples: readonly Sample[]): SampleModule {
  const continued = sample.continues === undefined ? undefined : findContinued(samples, index, sample.continues)
  // A setup without a name is for all below it; one with a name is for those that continue it.
  const setup = samples.slice(0, index).findLastIndex((other) => other.setup === '')
  return {
    language: sample.language,
    code: sample.origin === undefined ? sample.code : reExportOf(sample.file, sample.origin),
    title: sample.title,
    sees: [...new Set([continued ?? -1, setup])].filter((other) => other >= 0),
    isChecked: sample.origin === undefined && sample.isUnchecked !== true && !isForeignSample(sample),
  }
}

/** What others import from a sample that shows a file, they get from the file: it is checked where it lives. */
function reExportOf(file: string, origin: NonNullable<Sample['origin']>): string {
  // By way of the site root, so that no other sample's title is meant.
  const specifier = JSON.stringify(`./${'../'.repeat(file.split('/').length - 1)}${origin.file}`)
  const hasDefault = /\bexport\s+default\b|\bas\s+default\b/.test(origin.text)
  return `export * from ${specifier};${hasDefault ? `export { default } from ${specifier};` : ''}`
}

/** What an installed package says, the author of the site cannot mend; its identifiers are links all the same. */
export function isForeignSample({ file }: Pick<Sample, 'file'>): boolean {
  return isInstalledFile(file)
}
