import type { AlgoliaOptions, HostedSearchConfig } from '@docgen/model'
import { placeOf } from '../hosted/place.ts'
import { serveWorker } from '../hosted/serve-worker.ts'
import { createAlgoliaEngine } from './algolia-engine.ts'

serveWorker((config) => {
  // Written by the build for this script.
  const hosted = config as HostedSearchConfig<AlgoliaOptions>
  return createAlgoliaEngine(hosted, placeOf(hosted, location.origin))
})
