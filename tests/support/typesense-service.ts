import type { Answer, Asked, SearchRecord, SearchStore } from './search-store.ts'

/** https://typesense.org/docs/latest/api/ */
export function answerTypesense({ method, path, body }: Asked, store: SearchStore): Answer {
  const { pathname } = new URL(path, 'http://localhost')
  const [, kind = '', name = '', ...rest] = pathname.split('/').map(decodeURIComponent)
  if (method === 'POST' && kind === 'multi_search') {
    // What the client sends is of this shape.
    const { searches } = JSON.parse(body) as { searches: readonly Query[] }
    return ok({ results: searches.map((query) => search(query, store)) })
  }
  if (kind === 'aliases') return answerAlias(method, name, body, store)
  if (kind !== 'collections') return undefined
  if (method === 'POST' && name === '') {
    const { name: made } = JSON.parse(body) as { name: string }
    if (store.indexes.has(made)) return { status: 409, body: { message: 'Already exists.' } }
    store.indexes.set(made, [])
    return { status: 201, body: { name: made } }
  }
  const records = store.indexes.get(store.aliases.get(name) ?? name)
  if (!records) return { status: 404, body: { message: 'Not found.' } }
  if (method === 'DELETE') {
    store.indexes.delete(name)
    return ok({ name })
  }
  if (rest.join('/') === 'documents/export') return ok(records.map(({ id }) => JSON.stringify({ id })).join('\n'))
  if (rest.join('/') === 'documents/import') {
    const added = body.split('\n').map((line) => JSON.parse(line) as SearchRecord)
    const byId = new Map([...records, ...added].map((record) => [record['id'], record]))
    store.indexes.set(name, [...byId.values()])
    return ok(added.map(() => '{"success":true}').join('\n'))
  }
  return method === 'GET' ? ok({ name, num_documents: records.length }) : undefined
}

function answerAlias(method: string, name: string, body: string, { aliases }: SearchStore): Answer {
  if (method === 'PUT') aliases.set(name, (JSON.parse(body) as { collection_name: string }).collection_name)
  const collection = aliases.get(name)
  return collection === undefined ? { status: 404, body: { message: 'Not found.' } } : ok({ name, collection_name: collection })
}

interface Query {
  readonly collection: string
  readonly q: string
  readonly offset?: number
  readonly limit: number
  readonly highlight_start_tag: string
  readonly highlight_end_tag: string
}

function search({ collection, q, offset = 0, limit, ...tags }: Query, { indexes, aliases }: SearchStore) {
  const records = indexes.get(aliases.get(collection) ?? collection)
  if (!records) return { code: 404, error: 'Not found.' }
  const words = q.toLowerCase().split(/\s+/)
  const found = records.filter((record) => {
    const text = JSON.stringify(record).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const mark = (text: string): string =>
    text.replace(new RegExp(words.join('|'), 'gi'), (match) => tags.highlight_start_tag + match + tags.highlight_end_tag)
  return {
    found: found.length,
    hits: found.slice(offset, offset + limit).map((document) => ({
      document,
      highlights: [{ field: 'content', snippet: mark(String(document['content'] ?? '')) }],
    })),
    facet_counts: [],
  }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}
