// https://www.algolia.com/doc/rest-api/search/: changes are made in a copy of the index, which then takes its place.
import { propertyOf, type AlgoliaOptions } from '@docgen/model'
import { batchesOf } from '../batches.ts'
import { requestJson, ServiceError, type Patience, type ServiceRequest } from './patient-request.ts'
import { type PushPlan, type PushTarget } from './push-plan.ts'

const batchSize = 1000

export function algoliaTarget({ appId, indexName, hosts = [] }: AlgoliaOptions, adminKey: string, how: Patience): PushTarget {
  const host = hosts[0]?.replace(/\/$/, '') ?? `https://${appId}.algolia.net`
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey, 'content-type': 'application/json' }
  const requestFor = (method: ServiceRequest['method'], index: string, action: string, body?: object): ServiceRequest => {
    const url = `${host}/1/indexes/${encodeURIComponent(index)}/${action}`
    return { method, url, headers, body: body && JSON.stringify(body) }
  }
  const ask = (...request: Parameters<typeof requestFor>): Promise<unknown> => requestJson(requestFor(...request), how)
  /** Services take work and do it later. */
  const run = async (method: 'POST' | 'PUT', index: string, action: string, body: object): Promise<void> => {
    const task = String(propertyOf(await ask(method, index, action, body), 'taskID'))
    const look = requestFor('GET', index, `task/${task}`)
    const deadline = performance.now() + how.taskTimeout
    while (propertyOf(await requestJson(look, how), 'status') !== 'published') {
      if (performance.now() > deadline) {
        throw new ServiceError(look, undefined, `no end of task ${task} after ${Math.round(how.taskTimeout / 60_000)} minutes`)
      }
      await how.wait(how.pause)
    }
  }
  const next = `${indexName}_docgen_next`
  return {
    loadIds: async () => {
      const ids = new Set<string>()
      let cursor: unknown
      do {
        const page = await ask('POST', indexName, 'browse', {
          attributesToRetrieve: ['objectID'],
          hitsPerPage: batchSize,
          cursor,
        }).catch((error: unknown) => {
          // There is no index yet.
          if (error instanceof ServiceError && error.status === 404) return {}
          throw error
        })
        for (const hit of listOf(propertyOf(page, 'hits'))) ids.add(String(propertyOf(hit, 'objectID')))
        cursor = propertyOf(page, 'cursor')
      } while (cursor !== undefined)
      return ids
    },
    push: async (plan) => {
      // What a push that was cut off may have left is replaced by either.
      if (plan.kept + plan.removed.length > 0) await run('POST', indexName, 'operation', { operation: 'copy', destination: next })
      else await run('PUT', next, 'settings', indexSettings)
      for (const requests of batchesOf(changesOf(plan), batchSize)) await run('POST', next, 'batch', { requests })
      await run('POST', next, 'operation', { operation: 'move', destination: indexName })
    },
  }
}

function changesOf({ added, removed }: PushPlan): readonly object[] {
  return [
    ...removed.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
    ...added.map((body) => ({ action: 'updateObject', body })),
  ]
}

/** Of an index that docgen makes; one that is there keeps its own. */
const indexSettings = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['kind', 'package', 'version', 'language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:24'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  ignorePlurals: true,
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
