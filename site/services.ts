// The services of the published site. Their details belong to the host: they come from its environment, or from a file `.env` that it makes.
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { algolia, fathom, fragments } from '@docgen/ssg-cli'

export type Environment = Readonly<Record<string, string | undefined>>

/** What is set in the environment goes before what a `.env` in `folder` says. */
export function readEnvironment(folder: string): Environment {
  const file = `${folder}/.env`
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env }
}

/** Without the variables, nothing is counted and the site answers its own searches. Throws where only a part of a set is there. */
export function servicesOf(environment: Environment) {
  const counting = setOf(environment, ['DOCS_FATHOM_SITE'], ['DOCS_FATHOM_SCRIPT'])
  const searching = setOf(
    environment,
    ['DOCS_ALGOLIA_APP_ID', 'DOCS_ALGOLIA_SEARCH_KEY', 'DOCS_ALGOLIA_INDEX'],
    ['DOCS_ALGOLIA_HOSTS'],
  )
  return {
    analytics: counting && fathom({ siteId: counting.DOCS_FATHOM_SITE, scriptUrl: counting.DOCS_FATHOM_SCRIPT }),
    search: searching
      ? algolia({
          appId: searching.DOCS_ALGOLIA_APP_ID,
          apiKey: searching.DOCS_ALGOLIA_SEARCH_KEY,
          indexName: searching.DOCS_ALGOLIA_INDEX,
          hosts: searching.DOCS_ALGOLIA_HOSTS?.split(',').map((host) => host.trim()),
        })
      : // A first result costs a third less than with lunr, which is loaded whole.
        fragments(),
  }
}

type Set<Required extends string, Optional extends string> = { readonly [Name in Required]: string } & {
  readonly [Name in Optional]?: string
}

/** `undefined` where none of the variables is set. One that is empty is not set. */
function setOf<Required extends string, Optional extends string>(
  environment: Environment,
  required: readonly Required[],
  optional: readonly Optional[],
): Set<Required, Optional> | undefined {
  const found = [...required, ...optional].flatMap((name) => {
    const value = environment[name]?.trim() ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  if (found.length === 0) return undefined
  const names = found.map(([name]) => name)
  const missing = required.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`${names.join(', ')} is set without ${missing.join(', ')}: set all of them, or none.`)
  // Every required name has been found.
  return Object.fromEntries(found) as Set<Required, Optional>
}
