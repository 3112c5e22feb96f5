import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { outputPathOf, searchLanguageOf, type ClientFiles, type SiteConfig } from '@docgen/model'
import { nameHashOf } from '../pipeline/hash.ts'
import { joinLicenseTexts } from './license-texts.ts'

export interface SearchWorker {
  readonly script: NonNullable<ClientFiles['searchWorker']>
  /** Of the packages that are bundled into it; may be empty. */
  readonly licenses: string
}

type WorkerConfig = Pick<SiteConfig, 'search' | 'locale' | 'relativeLinks'>

/** The script that answers searches in the browser, bundled when docgen itself was built: the rules of the language of the site, then the engine. */
export async function readSearchWorker(config: WorkerConfig): Promise<SearchWorker> {
  const { search } = config
  const isHosted = search !== 'auto' && search !== false && search.kind === 'hosted'
  const names = isHosted ? [`search-${search.engine}`] : [...rulesOf(config.locale.htmlLang), localWorkerOf(config)]
  const parts = await Promise.all(names.map((name) => readFile(builtFile(`${name}.js`))))
  const bytes = Buffer.concat(parts)
  return {
    script: { path: outputPathOf(`assets/search-worker-${nameHashOf(bytes)}.js`), bytes },
    licenses: joinLicenseTexts(await Promise.all(names.map(noticesOf))),
  }
}

/** English is part of every engine. */
function rulesOf(htmlLang: string): readonly string[] {
  const language = searchLanguageOf(htmlLang)
  return language === 'en' ? [] : [`search-rules-${language}`]
}

async function noticesOf(name: string): Promise<string> {
  const notices = builtFile(`${name}.licenses.txt`)
  return existsSync(notices) ? readFile(notices, 'utf8') : ''
}

function localWorkerOf({ search, relativeLinks }: WorkerConfig): string {
  // It knows all engines.
  if (relativeLinks) return 'search-disk'
  // Which engine `auto` takes is known only once the pages are.
  const isAnyEngine = search === 'auto' || (search !== false && search.kind === 'local' && search.engine === 'lunr')
  return isAnyEngine ? 'search-worker' : 'search-without-lunr'
}

/** Beside the bundled docgen; docgen's own unit tests run from its sources. */
function builtFile(name: string): URL {
  const beside = new URL(`./${name}`, import.meta.url)
  return existsSync(beside) ? beside : new URL(`../../dist/${name}`, import.meta.url)
}
