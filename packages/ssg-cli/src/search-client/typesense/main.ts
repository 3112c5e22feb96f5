import type { HostedSearchConfig, TypesenseOptions } from '@docgen/model'
import { placeOf } from '../hosted/place.ts'
import { serveWorker } from '../hosted/serve-worker.ts'
import { createTypesenseEngine } from './typesense-engine.ts'

serveWorker((config) => {
  // Written by the build for this script.
  const hosted = config as HostedSearchConfig<TypesenseOptions>
  return createTypesenseEngine(hosted, placeOf(hosted, location.origin), fetch)
})
