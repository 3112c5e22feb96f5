import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ClientFiles } from '../model/ports.ts'
import { hashOf } from '../pipeline/hash.ts'

/** The script that answers searches in the browser, bundled when docgen itself was built. */
export async function readSearchWorker(): Promise<NonNullable<ClientFiles['searchWorker']>> {
  const beside = new URL('./search-worker.js', import.meta.url)
  // docgen's own unit tests run from its sources.
  const bytes = await readFile(existsSync(beside) ? beside : new URL('../../dist/search-worker.js', import.meta.url))
  return { path: `assets/search-worker-${hashOf(bytes).slice(0, 8)}.js`, bytes }
}
