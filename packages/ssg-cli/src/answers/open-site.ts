// A site that programs ask what it says: its pages as Markdown, and what its own search finds. Nothing is written.
// What is asked is answered from the files as they are at that moment, so nothing has to be watched.
import { searchLanguageOf, type SiteConfig } from '@docgen/model'
import { fragments } from '../config/local-search.ts'
import { keptTextsOf } from '../config/plugins.ts'
import { UnusableConfig } from '../dev/dev-server.ts'
import { createEventStream } from '../dev/event-stream.ts'
import { createLiveSite, type LiveSite } from '../dev/live-site.ts'
import { letGo } from '../io/let-go.ts'
import { loadConfig, type LoadConfigInput } from '../io/load-config.ts'
import { createQueue } from '../io/queue.ts'
import { llmsTxt } from '../outputs/llms-txt.ts'
import { markdownPages } from '../outputs/markdown-pages.ts'
import { loadRules } from '../search/languages/load-rules.ts'
import { searchOf, type FindPlaces, type FoundPlace } from './found-places.ts'
import { placesInSite, textFileAt } from './places-in-site.ts'

export interface OpenedSite {
  /**
   * A list of all pages with their addresses and descriptions, in the form of `llms.txt`: of the newest version of the guides, with the addresses of
   * the lists of the others, which `read` takes. In the default language, unless `language` names another one of the site.
   */
  readonly overview: (language?: string) => Promise<string>
  /**
   * The page as Markdown. `address` is its path, with or without the base and an anchor, or its whole address. `undefined` where the site has no such page, or
   * where the page has no text, as the one for searches has none.
   */
  readonly read: (address: string) => Promise<SiteText | undefined>
  /** The best first, at most `limit` of them; 10 by default. */
  readonly search: (query: string, options?: SearchOptions) => Promise<readonly FoundPlace[]>
  /** What was asked before is answered first. What is asked later is an error. */
  readonly close: () => Promise<void>
}

export interface SiteText {
  /** Of the page, relative to the base. */
  readonly path: string
  readonly markdown: string
}

export interface SearchOptions {
  readonly limit?: number | undefined
  /** Name of one of the site's languages, in place of the default one. */
  readonly language?: string | undefined
  /** Label of one of the site's versions, in place of the newest. Pages of no version are found in any case. */
  readonly version?: string | undefined
}

/** Rejects with `UnusableConfig` where the config has problems. One that gets problems later on leaves the site as it was. */
export async function openSite(input: Omit<LoadConfigInput, 'outDir'>): Promise<OpenedSite> {
  const first = await loadConfig({ ...input, keepsBrokenPages: true })
  if ('problems' in first) throw new UnusableConfig(first.problems)
  const live = await createLiveSite({
    input: { ...input, port: 0, host: '', open: false, log: ignore, onFindings: ignore, adapt: withAnswers },
    events: createEventStream(),
    first: { ...first, config: withAnswers(first.config) },
    watch: ignore,
    watchManifests: ignore,
    messageOf: String,
  })
  const inTurn = createQueue()
  let isClosed = false
  const asked = <Answer>(answer: (config: SiteConfig) => Promise<Answer>): Promise<Answer> =>
    inTurn(async () => {
      // Otherwise it would start threads that nobody ends.
      if (isClosed) throw new Error('The site is closed.')
      await live.rescan()
      await live.site().rescanReference()
      return answer(live.loaded().config)
    })
  const searches = new Map<string, FindPlaces>()
  return {
    overview: (language) => asked(async (config) => (await fileAt(live, `${localeOf(config, language).path}llms.txt`)) ?? ''),
    read: (address) => asked((config) => readPage(live, config, address)),
    search: (query, { limit = 10, language, version } = {}) =>
      asked(async (config) => {
        const locale = localeOf(config, language)
        const key = JSON.stringify([locale, config.base])
        const find = searches.get(key) ?? (await searchIn(live, locale, config))
        searches.set(key, find)
        return find(query, limit, version)
      }),
    close: () =>
      inTurn(async () => {
        isClosed = true
        await live.site().close()
        await letGo(live.loaded().config)
      }),
  }
}

/** Whatever the config says, there is an index that can be read here, and the pages have Markdown. */
function withAnswers(config: SiteConfig): SiteConfig {
  const names = new Set(config.plugins.flatMap(({ outputs = [] }) => outputs.map(({ name }) => name)))
  const outputs = [markdownPages(), llmsTxt()].filter(({ name }) => !names.has(name))
  const plugins = [...config.plugins, { name: 'answers', outputs }]
  return { ...config, search: fragments(), plugins, markdown: { ...config.markdown, keep: keptTextsOf(plugins) } }
}

interface Language {
  readonly path: string
  readonly htmlLang: string
}

/** Throws an `Error` that names the languages of the site. */
function localeOf({ siteLocales, locale }: SiteConfig, language: string | undefined): Language {
  const all = siteLocales ?? [{ name: locale.name, path: '/', htmlLang: locale.htmlLang }]
  const found = language === undefined ? all[0] : all.find(({ name }) => name === language)
  if (found) return found
  throw new Error(`The site has no language "${language}"; it has ${all.map(({ name }) => `"${name}"`).join(', ')}.`)
}

/** The text of a file that a build would write, beside the pages. `path` is decoded and begins with `/`. */
async function fileAt(live: LiveSite, path: string): Promise<string | undefined> {
  const served = await live.site().serve(path)
  return served.kind === 'bytes' ? new TextDecoder().decode(served.bytes) : undefined
}

async function readPage(live: LiveSite, config: SiteConfig, address: string, isMoved = false): Promise<SiteText | undefined> {
  const places = placesInSite(address, config)
  for (const path of places) {
    const markdown = await fileAt(live, textFileAt(path))
    if (markdown !== undefined) return { path, markdown }
  }
  for (const path of isMoved ? [] : places) {
    const served = await live.site().serve(path)
    if (served.kind === 'redirect') return readPage(live, config, served.href, true)
  }
  return undefined
}

async function searchIn(live: LiveSite, { path, htmlLang }: Language, { base }: SiteConfig): Promise<FindPlaces> {
  const rules = await loadRules(searchLanguageOf(htmlLang))
  return searchOf({ rules }, { folder: path, base, readFile: (file) => fileAt(live, file) })
}

const ignore = (): void => undefined
