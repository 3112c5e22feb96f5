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

function localWorkerOf({ search, locale, siteLocales, relativeLinks }: WorkerConfig): string {
  // It knows all languages, and all engines.
  if (relativeLinks) return 'search-disk'
  // Which engine `auto` takes is known only once the pages are.
  const isAnyEngine = search === 'auto' || (search !== false && search.kind === 'local' && search.engine === 'lunr')
  const name = isAnyEngine ? 'search-worker' : 'search-without-lunr'
  const languages = siteLocales?.map(({ htmlLang }) => htmlLang) ?? [locale.htmlLang]
  return languages.some((htmlLang) => searchLanguageOf(htmlLang) === 'de') ? `${name}-german` : name
}

/** Beside the bundled docgen; docgen's own unit tests run from its sources. */
function builtFile(name: string): URL {
  const beside = new URL(`./${name}`, import.meta.url)
  return existsSync(beside) ? beside : new URL(`../../dist/${name}`, import.meta.url)
}
