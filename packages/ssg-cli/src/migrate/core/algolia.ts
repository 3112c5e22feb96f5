// The search by Algolia, which tools are told of in the same words.
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from './config-notes.ts'
import { textIn } from './values.ts'

/** `undefined` where one of the three values is missing. */
export function algoliaOf(options: unknown, notes: ConfigNotes): Code {
  const [appId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) => textIn(options, key))
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined
  notes.say(
    'changed',
    'search',
    'algolia',
    'The search uses the same Algolia index. Remove `search` to use the index that docgen builds.',
  )
  return new Call('algolia', { appId, apiKey, indexName })
}
