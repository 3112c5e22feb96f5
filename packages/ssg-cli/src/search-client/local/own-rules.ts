import { english, type Rules } from '../../search/rules.ts'

/** Where the script of a language leaves its rules: it stands before this one, in the same file. */
export const rulesName = 'docgenSearchRules'

/** Those of the language of the site. English has no script of its own. */
export function ownRules(): Rules {
  // Written by docgen itself, of the same version as this script.
  return (Reflect.get(globalThis, rulesName) as Rules | undefined) ?? english
}
