import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { outputPathOf } from '../model/output-path.ts'
import type { ClientFiles } from '../model/ports.ts'
import type { SearchConfig } from '../model/search-provider.ts'
import { nameHashOf } from '../pipeline/hash.ts'

/** The script that answers searches in the browser, bundled when docgen itself was built. */
export async function readSearchWorker(search: Exclude<SearchConfig, false>): Promise<NonNullable<ClientFiles['searchWorker']>> {
  const name = search !== 'auto' && search.kind === 'hosted' ? `search-${search.engine}.js` : 'search-worker.js'
  const beside = new URL(`./${name}`, import.meta.url)
  // docgen's own unit tests run from its sources.
  const bytes = await readFile(existsSync(beside) ? beside : new URL(`../../dist/${name}`, import.meta.url))
  return { path: outputPathOf(`assets/search-worker-${nameHashOf(bytes)}.js`), bytes }
}
