// https://typesense.org/docs/latest/api/: a collection cannot be copied, so any change fills a new one; then the alias is pointed at it.
import { propertyOf, type SearchRecord, type TypesenseOptions } from '@docgen/model'
import { batchesOf } from '../batches.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { requestJson, requestLines, ServiceError, type Patience, type ServiceRequest } from './patient-request.ts'
import { type PushTarget } from './push-plan.ts'

const batchSize = 500

/** `collection` of the options is the name of the alias. */
export function typesenseTarget({ hosts, collection: alias }: TypesenseOptions, adminKey: string, how: Patience): PushTarget {
  const host = hosts[0]?.replace(/\/$/, '') ?? ''
  const headers = { 'X-TYPESENSE-API-KEY': adminKey, 'content-type': 'application/json' }
  const requestFor = (method: ServiceRequest['method'], path: string, body?: string): ServiceRequest => ({
    method,
    url: `${host}/${path}`,
    headers,
    body,
  })
  const ask = (...request: Parameters<typeof requestFor>): Promise<unknown> => requestJson(requestFor(...request), how)
  const current = async (): Promise<string | undefined> => {
    const found = await orMissing(ask('GET', `aliases/${encodeURIComponent(alias)}`))
    const name = propertyOf(found, 'collection_name')
    return typeof name === 'string' ? name : undefined
  }
  return {
    loadIds: async () => {
      const name = await current()
      if (name === undefined) return new Set()
      const request = requestFor('GET', `collections/${encodeURIComponent(name)}/documents/export?include_fields=id`)
      const lines = (await orMissing(requestLines(request, how))) ?? []
      return new Set(lines.map((line) => String(propertyOf(line, 'id'))))
    },
    push: async (_, records) => {
      const before = await current()
      const name = nameFor(alias, records, before)
      const path = `collections/${encodeURIComponent(name)}`
      // What a push that was cut off has left.
      await orMissing(ask('DELETE', path))
      await ask('POST', 'collections', JSON.stringify({ ...schema, name }))
      for (const batch of batchesOf(records, batchSize)) {
        const request = requestFor('POST', `${path}/documents/import?action=upsert`, batch.map(toDocument).join('\n'))
        const refused = (await requestLines(request, how)).filter((line) => propertyOf(line, 'success') !== true)
        if (refused.length > 0) throw new ServiceError(request, 400, `a refusal of ${refused.length} of ${batch.length} records`)
      }
      await ask('PUT', `aliases/${encodeURIComponent(alias)}`, JSON.stringify({ collection_name: name }))
      if (before !== undefined) await orMissing(ask('DELETE', `collections/${encodeURIComponent(before)}`))
    },
  }
}

/** Another name than that of the collection in use, even where that one is named after the same records because it has lost some since. */
function nameFor(alias: string, records: readonly SearchRecord[], inUse: string | undefined): string {
  const name = `${alias}_${hashOf(records.map(({ objectID }) => objectID).join()).slice(0, 10)}`
  return name === inUse ? `${name}_again` : name
}

/** `undefined` where the service has no such thing. */
async function orMissing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined
    throw error
  }
}

/** Typesense takes no `null` for a text. */
function toDocument({ objectID, weight, hierarchy, ...record }: SearchRecord): string {
  const levels = Object.entries(hierarchy).map(([level, text]) => [`hierarchy.${level}`, text] as const)
  const fields = [['id', objectID], ...Object.entries(record), ...levels, ['item_priority', weight.level]] as const
  return JSON.stringify(Object.fromEntries(fields.filter(([, value]) => value !== null)))
}

const facet = { type: 'string', facet: true, optional: true }

const schema = {
  default_sorting_field: 'item_priority',
  token_separators: ['_', '-', '.', '/', '@'],
  fields: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => ({ name: `hierarchy.lvl${level}`, ...facet })),
    { name: 'content', type: 'string', optional: true },
    { name: 'url', type: 'string' },
    { name: 'url_without_anchor', type: 'string' },
    { name: 'anchor', type: 'string', optional: true },
    { name: 'type', ...facet },
    { name: 'kind', ...facet },
    { name: 'package', ...facet },
    { name: 'version', ...facet },
    { name: 'language', ...facet },
    { name: 'docusaurus_tag', ...facet },
    { name: 'tags', type: 'string[]', facet: true, optional: true },
    { name: 'deprecated', type: 'bool', optional: true },
    { name: 'item_priority', type: 'int64' },
  ],
}
