import type { ApiReferenceSource, FoundPackages, LocalText, SampleChecker } from '@docgen/model'
import { createApiReference } from './api-reference.ts'
import type { ApiReferenceOptions } from './options.ts'
import { createCheckedSamples } from './samples/checked-samples.ts'
import type { CheckedSamplesOptions } from './samples/options.ts'
import {
  checkInThread,
  extractInThread,
  interruptExtractions,
  prepareInThread,
  releaseThreads,
  resultsStored,
} from './typescript-thread.ts'

export type { CheckedSamplesOptions } from './samples/options.ts'
export type {
  ApiGroupOption,
  ApiPackageOption,
  ApiReferenceOptions,
  ExternalSymbolsOption,
  FolderPackageOption,
  NpmPackageOption,
} from './options.ts'

/**
 * A source that documents TypeScript packages: TypeDoc reads all of them in one program, in a worker thread, and its result is kept in
 * the cache until one of the files that the program read has changed. Reports `api-package-not-found`, `api-entry-not-found`,
 * `duplicate-api-package`, `api-syntax`, `api-module-not-found`, `unresolved-api-link`, `unexported-type`, `unknown-api-parameter`,
 * `unknown-api-tag`, `symbols-file-not-found`, `symbols-file-invalid`, `missing-include`, `missing-region`, `outside-root`, `secret-file`,
 * `undocumented-entries`, `stale-source-link`, `api-comments-not-found`, `unknown-api-comment`, `unused-api-comment` and `invalid-api-comment`.
 */
export function apiReference(options: ApiReferenceOptions): ApiReferenceSource<LocalText> {
  return withRelease(createApiReference(options, extractInThread, { prepare: prepareInThread }))
}

function withRelease(source: ApiReferenceSource<LocalText>): ApiReferenceSource<LocalText> {
  const { withPackages } = source
  return {
    ...source,
    ...(withPackages && { withPackages: (found: FoundPackages) => withRelease(withPackages(found)) }),
    interrupt: interruptExtractions,
    release: () => releaseThreads('extract'),
  }
}

/**
 * Checks the code of guides and comments with TypeScript 7, against the packages that the site documents and those that it has installed.
 * Results are kept until a file that they depend on has changed. Reports `sample-options`; the generator reports what it finds in samples.
 */
export function checkedSamples(options: CheckedSamplesOptions = {}): SampleChecker {
  return { ...createCheckedSamples(options, checkInThread, resultsStored), release: () => releaseThreads('check') }
}
