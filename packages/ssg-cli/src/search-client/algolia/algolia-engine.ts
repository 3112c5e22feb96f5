// Asks an index at Algolia whose records have DocSearch's shape. The only file that knows Algolia's client.
import { liteClient, type LiteClient, type SearchParamsObject, type SearchResponse } from 'algoliasearch/lite'
import {
  searchFacets,
  type AlgoliaOptions,
  type HostedSearchConfig,
  type SearchContext,
  type SearchRequest,
  type SearchResults,
} from '@docgen/model'
import { facetsOf, narrowed } from '../hosted/facets.ts'
import { markEnd, markStart } from '../hosted/marked-text.ts'
import { patience } from '../hosted/patience.ts'
import { hitOfRecord, type FoundRecord, type Place } from '../hosted/record-hit.ts'
import { ServiceFailure, type SearchEngine } from '../hosted/serve-engine.ts'
import { suggestionsOf } from '../hosted/suggestions.ts'

/** `place` is that of the page that asks. */
export function createAlgoliaEngine({ options, context }: HostedSearchConfig<AlgoliaOptions>, place: Place): SearchEngine {
  const { appId, apiKey, indexName, hosts = [] } = options
  // The client gives a host one second, and asks the next of Algolia's own with more patience: hosts of the author's may be one alone.
  const timeouts = { connect: patience, read: patience, write: patience }
  const client = liteClient(appId, apiKey, hosts.length === 0 ? {} : { hosts: hosts.map(hostOf), timeouts })
  const ask = (parameters: SearchParamsObject): Promise<AlgoliaResponse> =>
    askFor(client, { ...common, ...parameters, indexName })
  return {
    search: async (request) => {
      const response = await ask(parametersOf(request, context))
      const hits = response.hits.flatMap((hit) => hitOfRecord(recordOf(hit), place) ?? [])
      const total = response.nbHits ?? hits.length
      const suggestions = total > 0 ? [] : suggestionsOf(await nearHits(request, ask, context, place))
      return { hits, total, facets: facetsOf(response.facets ?? {}), suggestions } satisfies SearchResults
    },
  }
}

type AlgoliaHit = Readonly<Record<string, unknown>>
type AlgoliaResponse = SearchResponse<AlgoliaHit>

const common: SearchParamsObject = {
  highlightPreTag: markStart,
  highlightPostTag: markEnd,
  attributesToSnippet: ['content:24'],
  snippetEllipsisText: '…',
  attributesToHighlight: ['hierarchy'],
  facets: [...searchFacets],
  clickAnalytics: false,
}

async function askFor(
  client: LiteClient,
  request: SearchParamsObject & { readonly indexName: string },
): Promise<AlgoliaResponse> {
  try {
    const { results } = await client.searchForHits<AlgoliaHit>({ requests: [request] })
    const [first] = results
    if (!Array.isArray(first?.hits)) throw new ServiceFailure('An answer without hits.')
    return first
  } catch (error) {
    // The client says so once no host could be reached.
    if (error instanceof Error && error.name === 'RetryError') throw error
    throw new ServiceFailure(error instanceof Error ? error.message : String(error))
  }
}

function parametersOf({ query, offset, limit, filters }: SearchRequest, context: SearchContext | undefined): SearchParamsObject {
  const chosen = narrowed(filters).map(([facet, values]) => values.map((value) => `${facet}:${value}`))
  return { query, offset, length: limit, facetFilters: [...contextFilters(context), ...chosen] }
}

/** Inner lists are alternatives, as in DocSearch. */
function contextFilters(context: SearchContext | undefined): (string | string[])[] {
  if (!context) return []
  return [`language:${context.language}`, context.tags.map((tag) => `docusaurus_tag:${tag}`)]
}

/** What is found when no word has to be there. */
async function nearHits(
  { query }: SearchRequest,
  ask: (parameters: SearchParamsObject) => Promise<AlgoliaResponse>,
  context: SearchContext | undefined,
  place: Place,
) {
  const { hits } = await ask({ query, length: 8, offset: 0, optionalWords: [query], facetFilters: contextFilters(context) })
  return hits.flatMap((hit) => hitOfRecord(recordOf(hit), place) ?? [])
}

function recordOf(hit: AlgoliaHit): FoundRecord {
  return { fields: hit, marked: { ...valuesOf(hit['_highlightResult']), ...valuesOf(hit['_snippetResult']) } }
}

/** `{ hierarchy: { lvl0: { value } } }` → `{ 'hierarchy.lvl0': value }`. */
function valuesOf(result: unknown, prefix = ''): Record<string, string> {
  if (typeof result !== 'object' || result === null) return {}
  const own: unknown = Reflect.get(result, 'value')
  if (typeof own === 'string') return { [prefix]: own }
  return Object.assign(
    {},
    ...Object.entries(result).map(([key, value]) => valuesOf(value, prefix === '' ? key : `${prefix}.${key}`)),
  )
}

function hostOf(origin: string): { url: string; accept: 'readWrite'; protocol: 'http' | 'https'; port: number | undefined } {
  const { hostname, port, protocol } = new URL(origin)
  return {
    url: hostname,
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port === '' ? undefined : Number(port),
  }
}
