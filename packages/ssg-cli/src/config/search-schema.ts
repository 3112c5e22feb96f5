// What `search` of a config may hold. As in config-schema.ts, the message of each schema completes "Give it …".
import * as v from 'valibot'
import { propertyOf, searchFacets, type HostedSearch, type LocalEngine, type SearchConfig } from '@docgen/model'
import { flag, fullText, shape } from './schema-parts.ts'

const originName = 'an origin, such as "https://search.example.com"'
const origin = v.pipe(v.string(originName), v.check(isOrigin, originName))
const origins = v.array(origin, 'a list of origins')
const facets = v.array(
  v.picklist(searchFacets, `one of ${searchFacets.map((facet) => `"${facet}"`).join(', ')}`),
  'a list of facets',
)

const algoliaSchema = engineSchema(
  'algolia',
  shape(
    { appId: fullText, apiKey: fullText, indexName: fullText, contextual: v.optional(flag), hosts: v.optional(origins) },
    '`algolia({ appId, apiKey, indexName })`',
  ),
)

const typesenseSchema = engineSchema(
  'typesense',
  shape(
    {
      hosts: v.pipe(origins, v.minLength(1, 'a list with at least one origin')),
      apiKey: fullText,
      collection: fullText,
      contextual: v.optional(flag),
      facets: v.optional(facets),
    },
    '`typesense({ hosts, apiKey, collection })`',
  ),
)

const ownSchema = v.custom<Exclude<SearchConfig, HostedSearch>>(
  isOwnSearch,
  '"auto", `false`, or a provider: what `lunr()`, `fragments()`, `pagefind()`, `algolia()` or `typesense()` returns',
)

const localEngines: readonly LocalEngine[] = ['lunr', 'fragments', 'pagefind']

export const searchSchema = v.lazy((value) => {
  if (engineOf(value) === 'algolia') return algoliaSchema
  return engineOf(value) === 'typesense' ? typesenseSchema : ownSchema
})

function isOwnSearch(value: unknown): boolean {
  if (value === 'auto' || value === false) return true
  const isLocal = propertyOf(value, 'kind') === 'local'
  return isLocal && localEngines.some((engine) => engineOf(value) === engine)
}

function engineSchema<const Engine extends string, Options extends v.GenericSchema>(engine: Engine, options: Options) {
  return shape({ kind: v.literal('hosted'), engine: v.literal(engine), options }, 'what `algolia()` or `typesense()` returns')
}

function engineOf(value: unknown): unknown {
  return propertyOf(value, 'engine')
}

function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value)
}
