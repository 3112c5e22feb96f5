import { writeStored } from './cache.ts'
import type { Extract } from './extraction.ts'
import { runTypedoc } from './run-typedoc.ts'

/** Extracts in this thread. Loads TypeScript and TypeDoc, so nothing that the main module imports may import it. */
export const extract: Extract = async (request, store) => {
  const extraction = await runTypedoc(request)
  if (store) writeStored(store.file, store.key, request.root, extraction)
  return extraction
}
