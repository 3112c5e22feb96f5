// For tests.
import type { SearchRecord } from '@docgen/model'

export function searchRecord(objectID: string): SearchRecord {
  return {
    objectID,
    url: `https://www.example.com/docs/${objectID}/`,
    url_without_anchor: `https://www.example.com/docs/${objectID}/`,
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'Docs', lvl1: objectID, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    language: 'en',
    version: null,
    docusaurus_tag: 'docs-default-current',
    tags: ['docs-default-current'],
    kind: 'page',
    package: null,
    deprecated: false,
    weight: { pageRank: 0, level: 90, position: 0 },
  }
}
