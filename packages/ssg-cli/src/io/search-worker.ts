import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { outputPathOf, searchLanguageOf, type ClientFiles, type SiteConfig } from '@docgen/model'
import { nameHashOf } from '../pipeline/hash.ts'

export interface SearchWorker {
  readonly script: NonNullable<ClientFiles['searchWorker']>
  /** Of the packages that are bundled into it; may be empty. */
  readonly licenses: string
}

type WorkerConfig = Pick<SiteConfig, 'search' | 'locale' | 'siteLocales' | 'relativeLinks'>

/** The script that answers searches in the browser, bundled when docgen itself was built. */
export async function readSearchWorker(config: WorkerConfig): Promise<SearchWorker> {
  const { search } = config
  const isHosted = search !== 'auto' && search !== false && search.kind === 'hosted'
  const name = isHosted ? `search-${search.engine}` : localWorkerOf(config)
  const bytes = await readFile(builtFile(`${name}.js`))
  const notices = builtFile(`${name}.licenses.txt`)
  return {
    script: { path: outputPathOf(`assets/search-worker-${nameHashOf(bytes)}.js`), bytes },
    licenses: existsSync(notices) ? await readFile(notices, 'utf8') : '',
  }
}

function localWorkerOf({ locale, siteLocales, relativeLinks }: WorkerConfig): string {
  // It knows all languages.
  if (relativeLinks) return 'search-disk'
  const languages = siteLocales?.map(({ htmlLang }) => htmlLang) ?? [locale.htmlLang]
  return languages.some((htmlLang) => searchLanguageOf(htmlLang) === 'de') ? 'search-worker-german' : 'search-worker'
}

/** Beside the bundled docgen; docgen's own unit tests run from its sources. */
function builtFile(name: string): URL {
  const beside = new URL(`./${name}`, import.meta.url)
  return existsSync(beside) ? beside : new URL(`../../dist/${name}`, import.meta.url)
}
