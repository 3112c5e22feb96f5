import type { SearchAnswer, SearchMessage, SearchRequest, SearchResults } from '@docgen/model'
import { indexFileName } from '../../search/index-format.ts'
import { openLocalSearch, type LocalSearch } from './local-search.ts'
import type { SiteAccess } from './site-access.ts'

/** The file is not to be had: the connection is down, or the site has been built anew meanwhile. */
export class UnreadableFile extends Error {}

/**
 * What the worker posts for a message; early results go to `post`. `accessTo` reaches the site whose base the config names; its version is the
 * reader's.
 */
export function answerMessages(
  accessTo: (base: string) => SiteAccess,
  post: (answer: SearchAnswer) => void = () => undefined,
): (message: SearchMessage) => Promise<SearchAnswer> {
  let base = ''
  let version: string | undefined
  let opening: Promise<OpenedSite> | undefined
  const keep = (opened: Promise<OpenedSite>): Promise<OpenedSite> => {
    opening = opened
    opened.catch(() => {
      if (opening === opened) opening = undefined
    })
    return opened
  }
  const open = (): Promise<OpenedSite> => opening ?? keep(openSite(accessTo(base), version))
  /** A new build may have left none of the files that the old index names: it is read again before anybody is told. */
  const searchTwice = async (request: SearchRequest, onEarly?: (results: SearchResults) => void): Promise<SearchResults> => {
    try {
      return await (await open()).local.search(request, onEarly)
    } catch (error) {
      opening = undefined
      if (!(error instanceof UnreadableFile)) throw error
      return (await open()).local.search(request)
    }
  }
  return async (message) => {
    const id = message.kind === 'search' ? message.id : undefined
    try {
      if (message.kind === 'start') {
        base = baseOf(message.config)
        version = versionOf(message.config)
      }
      if (message.kind === 'search') {
        const { id: ofMessage, wantsEarly } = message
        const onEarly =
          wantsEarly === true ? (early: SearchResults) => post({ kind: 'early', id: ofMessage, ...early }) : undefined
        return { kind: 'results', id: ofMessage, ...(await searchTwice(message, onEarly)) }
      }
      await keep(openSite(accessTo(base), version, opening, message.ahead))
      return { kind: 'ready' }
    } catch (error) {
      return { kind: 'failure', id, reason: error instanceof UnreadableFile ? 'network' : 'service' }
    }
  }
}

interface OpenedSite {
  /** Text of its `search/index.json`. */
  readonly index: string
  readonly version: string | undefined
  readonly local: LocalSearch
}

/** The same as before where index and version are, or cannot be asked for: what has been loaded answers without the network, too. */
async function openSite(
  access: SiteAccess,
  version: string | undefined,
  before?: Promise<OpenedSite>,
  ahead?: string,
): Promise<OpenedSite> {
  const known = await before?.catch(() => undefined)
  const index =
    ahead ??
    (await access.readFile(indexFileName).catch((error: unknown) => {
      if (known) return known.index
      throw error
    }))
  if (known?.index === index && known.version === version) return known
  return { index, version, local: openLocalSearch(index, access, version) }
}

function baseOf(config: unknown): string {
  if (typeof config === 'object' && config !== null && 'base' in config && typeof config.base === 'string') return config.base
  throw new Error('The search worker was started without the base of its site.')
}

function versionOf(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('version' in config)) return undefined
  return typeof config.version === 'string' ? config.version : undefined
}
