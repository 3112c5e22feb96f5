import type { ApiReferenceSource } from '@docgen/ssg-cli/model'
import { createApiReference } from './api-reference.ts'
import { extractInWorker } from './extract-in-worker.ts'
import type { ApiReferenceOptions } from './options.ts'

export type {
  ApiPackageOption,
  ApiReferenceOptions,
  ExternalSymbolsOption,
  FolderPackageOption,
  NpmPackageOption,
} from './options.ts'

/**
 * A source that documents TypeScript packages: TypeDoc reads all of them in one program, in a worker thread, and its result is kept in
 * the cache until one of the files that the program read has changed. Reports `api-package-not-found`, `api-entry-not-found`,
 * `duplicate-api-package`, `unresolved-api-link`, `unexported-type`, `unknown-api-tag`, `symbols-file-not-found`,
 * `symbols-file-invalid`, `missing-include` and `missing-region`.
 */
export function apiReference(options: ApiReferenceOptions): ApiReferenceSource {
  return createApiReference(options, extractInWorker)
}
