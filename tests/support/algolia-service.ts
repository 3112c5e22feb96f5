import type { Answer, Asked, SearchRecord, SearchStore } from './search-store.ts'

/** https://www.algolia.com/doc/rest-api/search/ */
export function answerAlgolia({ method, path, body }: Asked, { indexes }: SearchStore): Answer {
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/?]+)\/(\w+)/.exec(path) ?? []
  if (name === '') return undefined
  const index = decodeURIComponent(name)
  // What the client sends is of these shapes.
  const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
  if (method === 'POST' && name === '*' && action === 'queries') {
    const requests = given['requests'] as readonly Query[]
    return ok({ results: requests.map((query) => search(query, indexes.get(query.indexName) ?? [])) })
  }
  if (method === 'GET' && action === 'task') return ok({ status: 'published', pendingTask: false })
  if (method === 'PUT' && action === 'settings') {
    if (!indexes.has(index)) indexes.set(index, [])
    return ok({ taskID: 3 })
  }
  if (method === 'POST' && action === 'browse') {
    const records = indexes.get(index)
    if (!records) return { status: 404, body: { message: 'Index does not exist', status: 404 } }
    const start = Number(given['cursor'] ?? 0)
    const size = Number(given['hitsPerPage'] ?? 1000)
    const hits = records.slice(start, start + size).map(({ objectID }) => ({ objectID }))
    return ok({ hits, ...(start + size < records.length ? { cursor: String(start + size) } : {}) })
  }
  if (method === 'POST' && action === 'operation') {
    const { operation, destination } = given as { operation: 'copy' | 'move'; destination: string }
    indexes.set(destination, [...(indexes.get(index) ?? [])])
    if (operation === 'move') indexes.delete(index)
    return ok({ taskID: 1 })
  }
  if (method === 'POST' && action === 'batch') {
    const records = new Map((indexes.get(index) ?? []).map((record) => [record['objectID'], record]))
    for (const { action: what, body: record } of given['requests'] as readonly Change[]) {
      if (what === 'deleteObject') records.delete(record['objectID'])
      else records.set(record['objectID'], record)
    }
    indexes.set(index, [...records.values()])
    return ok({ taskID: 2, objectIDs: [] })
  }
  return undefined
}

interface Query {
  readonly indexName: string
  readonly query: string
  readonly offset: number
  readonly length: number
  readonly optionalWords?: readonly string[]
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly highlightPreTag: string
  readonly highlightPostTag: string
}

interface Change {
  readonly action: string
  readonly body: SearchRecord
}

function search({ query, offset, length, optionalWords, facetFilters = [], ...tags }: Query, records: readonly SearchRecord[]) {
  const words = query.toLowerCase().split(/\s+/)
  const passes = (filter: string): ((record: SearchRecord) => boolean) => {
    const at = filter.indexOf(':')
    return (record) => [record[filter.slice(0, at)]].flat().includes(filter.slice(at + 1))
  }
  const found = records
    .filter((record) => facetFilters.every((any) => [any].flat().some((filter) => passes(filter)(record))))
    .filter((record) => {
      const text = JSON.stringify([record['hierarchy'], record['content']]).toLowerCase()
      return optionalWords ? words.some((word) => text.includes(word)) : words.every((word) => text.includes(word))
    })
  const mark = (value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const pattern = new RegExp(words.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'gi')
    return value.replace(pattern, (match) => tags.highlightPreTag + match + tags.highlightPostTag)
  }
  return {
    hits: found.slice(offset, offset + length).map((record) => ({
      ...record,
      _snippetResult: { content: { value: mark(record['content']) ?? '' } },
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record['hierarchy'] ?? {}).flatMap(([level, value]) =>
            typeof value === 'string' ? [[level, { value: mark(value) }]] : [],
          ),
        ),
      },
    })),
    nbHits: found.length,
    facets: { kind: countsOf(found, 'kind'), package: countsOf(found, 'package') },
  }
}

function countsOf(records: readonly SearchRecord[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { [facet]: value } of records) if (typeof value === 'string') counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}
