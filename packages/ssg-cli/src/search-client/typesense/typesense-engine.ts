// Asks a collection of Typesense whose documents have DocSearch's shape: https://typesense.org/docs/latest/api/search.html
import {
  searchFacets,
  type HostedSearchConfig,
  type SearchContext,
  type SearchRequest,
  type SearchResults,
  type TypesenseOptions,
} from '@docgen/model'
import { facetsOf, narrowed } from '../hosted/facets.ts'
import { markEnd, markStart } from '../hosted/marked-text.ts'
import { hitOfRecord, type FoundRecord, type Place } from '../hosted/record-hit.ts'
import { patience } from '../hosted/patience.ts'
import { ServiceFailure, type SearchEngine } from '../hosted/serve-engine.ts'
import { suggestionsOf } from '../hosted/suggestions.ts'

type Parameters = Readonly<Record<string, string | number>>

/** `place` is that of the page that asks. */
export function createTypesenseEngine(
  { options, context }: HostedSearchConfig<TypesenseOptions>,
  place: Place,
  fetch: (address: string, init: RequestInit) => Promise<Response>,
): SearchEngine {
  const ask = async (parameters: Parameters): Promise<TypesenseResult> => {
    const body = JSON.stringify({ searches: [{ ...parameters, collection: options.collection }] })
    // As text with the key in the address, so that the browser asks once and not for permission first.
    const init = { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }
    const path = `/multi_search?x-typesense-api-key=${encodeURIComponent(options.apiKey)}`
    return resultOf(
      await firstAnswer(options.hosts, (host) =>
        fetch(host.replace(/\/$/, '') + path, { ...init, signal: AbortSignal.timeout(patience) }),
      ),
    )
  }
  return {
    search: async (request) => {
      const result = await ask(parametersOf(request, options, context))
      const hits = result.hits.flatMap((hit) => hitOfRecord(recordOf(hit), place) ?? [])
      const suggestions = result.found > 0 ? [] : suggestionsOf(await nearHits(request, ask, context, place))
      return { hits, total: result.found, facets: facetsOf(countsOf(result)), suggestions } satisfies SearchResults
    },
  }
}

/** Asks one node after the other until one is there; a node that answers wrongly is not there. */
async function firstAnswer(hosts: readonly string[], ask: (host: string) => Promise<Response>): Promise<unknown> {
  let last: unknown = new ServiceFailure('No host.')
  for (const host of hosts) {
    try {
      const response = await ask(host)
      if (response.ok) return await response.json()
      last = new ServiceFailure(`Status ${response.status}.`)
      if (response.status < 500 && response.status !== 429) break
    } catch (error) {
      last = error instanceof SyntaxError ? new ServiceFailure(error.message) : error
    }
  }
  throw last
}

const fields = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'hierarchy.lvl5', 'hierarchy.lvl6']

function parametersOf(
  { query, offset, limit, filters }: SearchRequest,
  { facets = searchFacets }: TypesenseOptions,
  context: SearchContext | undefined,
): Parameters {
  const chosen = narrowed(filters).map(([facet, values]) => `${facet}:=[${values.map(quoted).join(',')}]`)
  return {
    ...shown,
    q: query,
    offset,
    limit,
    facet_by: facets.join(','),
    max_facet_values: 50,
    filter_by: [...contextFilters(context), ...chosen].join(' && '),
  }
}

const shown: Parameters = {
  query_by: [...fields, 'hierarchy.lvl0', 'content'].join(','),
  query_by_weights: '10,8,7,6,5,4,2,1',
  highlight_fields: [...fields, 'content'].join(','),
  highlight_affix_num_tokens: 12,
  highlight_start_tag: markStart,
  highlight_end_tag: markEnd,
  exclude_fields: 'embedding',
}

function contextFilters(context: SearchContext | undefined): readonly string[] {
  if (!context) return []
  return [`language:=${quoted(context.language)}`, `docusaurus_tag:=[${context.tags.map(quoted).join(',')}]`]
}

/** Backticks keep commas and brackets of a value from being syntax; they cannot stand in one. */
function quoted(value: string): string {
  return `\`${value.replaceAll('`', '')}\``
}

/** What is found by the longest word alone, misspelt as it may be. */
async function nearHits(
  { query }: SearchRequest,
  ask: (parameters: Parameters) => Promise<TypesenseResult>,
  context: SearchContext | undefined,
  place: Place,
) {
  const [longest = ''] = query.split(/\s+/).sort((a, b) => b.length - a.length)
  const near = {
    q: longest.slice(0, Math.max(3, Math.ceil(longest.length * 0.6))),
    num_typos: 2,
    limit: 8,
    drop_tokens_threshold: 8,
  }
  const { hits } = await ask({ ...shown, ...near, filter_by: contextFilters(context).join(' && ') })
  return hits.flatMap((hit) => hitOfRecord(recordOf(hit), place) ?? [])
}

interface TypesenseResult {
  readonly found: number
  readonly hits: readonly TypesenseHit[]
  readonly facet_counts?: readonly {
    readonly field_name: string
    readonly counts: readonly { readonly value: string; readonly count: number }[]
  }[]
}

interface TypesenseHit {
  readonly document: Readonly<Record<string, unknown>>
  readonly highlights?: readonly { readonly field: string; readonly snippet?: string }[]
}

/** A search of several that failed is answered with its own code, within an answer that is well. */
function resultOf(answer: unknown): TypesenseResult {
  const results: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'results') : undefined
  const result: unknown = Array.isArray(results) ? results[0] : undefined
  if (!isResult(result)) throw new ServiceFailure('An answer without hits.')
  return result
}

function isResult(value: unknown): value is TypesenseResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray(Reflect.get(value, 'hits')) &&
    typeof Reflect.get(value, 'found') === 'number'
  )
}

function recordOf({ document, highlights = [] }: TypesenseHit): FoundRecord {
  return {
    fields: document,
    marked: Object.fromEntries(highlights.flatMap(({ field, snippet }) => (snippet === undefined ? [] : [[field, snippet]]))),
  }
}

function countsOf({ facet_counts: facets = [] }: TypesenseResult): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facets.map(({ field_name: name, counts }) => [name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))]),
  )
}
