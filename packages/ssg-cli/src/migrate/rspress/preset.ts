// `withCallstackPreset({ docs: … }, config)` of `@callstack/rspress-preset`: its options about the site, under the keys that Rspress has for them.
import { isRecord } from '@docgen/model'
import { at, entriesIn, merged, textIn } from '../core/values.ts'

/** The config as Rspress would be told it. */
export function withoutPreset(config: unknown): unknown {
  const docs = at(config, 'docs')
  if (!isRecord(config) || !isRecord(docs) || textIn(docs, 'rootDir') === undefined) return config
  const { docs: _, context: __, ...rest } = config
  const base = `${(textIn(config, 'base') ?? '').replace(/\/$/, '')}/`
  // The preset writes no base in front of pictures, so the site has done so.
  const belowBase = (path: string | undefined): string | undefined =>
    path?.startsWith(base) === true ? `/${path.slice(base.length)}` : path
  const told = {
    title: textIn(docs, 'title'),
    description: textIn(docs, 'description'),
    root: textIn(docs, 'rootDir'),
    siteOrigin: textIn(docs, 'rootUrl'),
    logo: { light: belowBase(textIn(docs, 'logoLight')), dark: belowBase(textIn(docs, 'logoDark')) },
    themeConfig: {
      editLink: { docRepoBaseUrl: textIn(docs, 'editUrl') },
      socialLinks: entriesIn(docs, 'socials').map(([icon, content]) => ({ icon, mode: 'link', content })),
    },
  }
  return merged(told, rest)
}
