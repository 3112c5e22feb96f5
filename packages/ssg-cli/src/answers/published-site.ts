// A site that is on the web, asked by its address for what `openSite()` answers of a folder: its own Markdown, and the files of its search index. Files are read
// as data: nothing that the site publishes is run.
import { searchLanguageOf } from '@docgen/model'
import { indexFileName, searchFormat, type SearchIndexFile } from '../search/index-format.ts'
import { loadRules } from '../search/languages/load-rules.ts'
import { searchOf, type FindPlaces } from './found-places.ts'
import type { OpenedSite } from './open-site.ts'
import { placesInSite, textFileAt } from './places-in-site.ts'

/** `address` is that of the start page. What the site does not offer is an `Error` of the call that asks for it. */
export function openPublishedSite(address: string): OpenedSite {
  const root = new URL(address)
  root.search = ''
  root.hash = ''
  root.pathname = root.pathname.replace(/(?:\/index\.html|\/)?$/, '/')
  const { pathname: base, href, origin } = root
  const fileAt = (path: string): Promise<string | undefined> => fetchText(href + encodeURI(path.slice(1)))
  const searches = new Map<string, { readonly index: string; readonly find: FindPlaces }>()
  const searchIn = async (folder: string): Promise<FindPlaces> => {
    const index = await fileAt(folder + indexFileName)
    if (index === undefined) throw new Error(`${href} has no search that can be read at "${folder}".`)
    const known = searches.get(folder)
    if (known?.index === index) return known.find
    const readFile = async (path: string) => (path === folder + indexFileName ? index : fileAt(path))
    const find = searchOf(await accessTo(index, href), { folder, base, readFile })
    searches.set(folder, { index, find })
    return find
  }
  return {
    overview: async (language) => {
      const text = await fileAt(`${folderOf(language)}llms.txt`)
      if (text === undefined) throw new Error(`${href} has no llms.txt${language === undefined ? '' : ` in "${language}"`}.`)
      return text
    },
    read: async (given) => {
      for (const path of placesInSite(given, { base, url: origin })) {
        const markdown = await fileAt(textFileAt(path))
        if (markdown !== undefined) return { path, markdown }
      }
      return undefined
    },
    search: async (query, { limit = 10, language, version } = {}) => (await searchIn(folderOf(language)))(query, limit, version),
    close: async () => undefined,
  }
}

function folderOf(language: string | undefined): string {
  if (language === undefined) return '/'
  if (!/^[\w-]+$/.test(language)) throw new Error(`"${language}" is not the name of a language.`)
  return `/${language}/`
}

async function accessTo(text: string, href: string): Promise<Parameters<typeof searchOf>[0]> {
  const { format, engine, facets } = JSON.parse(text) as Partial<SearchIndexFile>
  if (format !== searchFormat) throw new Error(`${href} was built by a version of docgen with another search index.`)
  if (engine === 'pagefind') throw new Error(`${href} has a search index of Pagefind, which only browsers can read.`)
  const rules = await loadRules(searchLanguageOf(facets?.[0]?.language ?? 'en'))
  if (engine !== 'lunr') return { rules }
  const { lunrEngine } = await import('../search-client/local/lunr-engine.ts')
  return { rules, lunr: lunrEngine }
}

/** Milliseconds. */
const longest = 20_000

/** `undefined` where the site has no such file. Rejects where the host does not respond. */
async function fetchText(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longest) }).catch((error: unknown) => {
    throw new Error(`${address} could not be fetched: ${reasonOf(error)}`)
  })
  // Some hosts send their start page for whatever they do not have.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (response.status === 404 || response.status === 410 || (response.ok && isPage)) return undefined
  if (!response.ok) throw new Error(`${address} could not be fetched: the host responds with ${response.status}.`)
  return response.text()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
