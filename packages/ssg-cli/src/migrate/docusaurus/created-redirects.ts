// `createRedirects` of the plugin for redirects is a function: it is asked about each page of the new site, and its answers are redirects.
// https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects
import { countOf } from '../../common/count-of.ts'
import { plainAddress, redirectsOf, withRedirects } from '../core/redirects.ts'
import type { ConfigAnswer, ConfigQuestion, ForeignConfig, Migration } from '../core/site.ts'
import { flagIn, rooted, textIn } from '../core/values.ts'

/** Whether a path of the config is the function of that name. */
export function isCreateRedirects(path: string): boolean {
  return /^plugins\.\d+\.1\.createRedirects$/.test(path)
}

/** What the report says of it until it has answered. */
export const notAsked = '`createRedirects` is code, so it was not migrated: compute the same list for `redirects`.'

/** Docusaurus asks with addresses that end as it serves them. */
export function questionsOf({ opaque, value }: ForeignConfig, { addresses }: Migration): readonly ConfigQuestion[] {
  const end = flagIn(value, 'trailingSlash') === true ? '/' : ''
  const about = [...new Set(addresses.map(({ address }) => plainAddress(address) + end || '/'))]
  return opaque.filter((path) => isCreateRedirects(path)).map((path) => ({ path, about }))
}

/** An address that has a page is none to redirect, and so it is in Docusaurus. */
export function withCreatedRedirects(migration: Migration, answers: readonly ConfigAnswer[], { file }: ForeignConfig): Migration {
  const given = redirectsOf(migration)
  const taken = new Set([
    ...migration.addresses.map(({ address }) => plainAddress(address)),
    ...given.map((redirect) => plainAddress(textIn(redirect, 'from') ?? '')),
  ])
  const ofPages = answers.filter(([about]) => about.startsWith('/'))
  const created = ofPages.flatMap(([to, answer]) =>
    (Array.isArray(answer) ? answer : [answer]).flatMap((from: unknown) => {
      if (typeof from !== 'string' || from === '' || taken.has(plainAddress(rooted(from)))) return []
      taken.add(plainAddress(rooted(from)))
      return [{ from: rooted(from), to }]
    }),
  )
  const asked = migration.notes.find(({ message }) => message === notAsked)
  const message = `\`createRedirects\` was called for each page: its ${countOf(created.length, 'redirect')} ${created.length === 1 ? 'is' : 'are'} now in \`redirects\`.`
  return {
    ...migration,
    settings: withRedirects(migration.settings, [...given, ...created]),
    notes: [
      ...migration.notes.filter((note) => note !== asked),
      { kind: 'changed', topic: 'redirects', file, line: asked?.line ?? 1, message },
    ],
  }
}
