import { relative } from 'node:path'
import { mayHaveSite } from '../io/workspace/usual-places.ts'

/** Says that there is a site of another tool, whose pages docgen would show without what only that tool knows; `undefined` where there is none. */
export async function oldSiteLine(root: string): Promise<string | undefined> {
  // Migrations are much code.
  if (!mayHaveSite(root)) return undefined
  const { findSite } = await import('../io/migrate/prepare-migration.ts')
  const site = findSite(root, undefined)
  // Options of TypeDoc are no pages.
  if (site === undefined || 'missing' in site || site.tool.name === 'typedoc') return undefined
  const folder = relative(root, site.root).replaceAll('\\', '/')
  const [place, argument] = folder === '' ? ['This folder', ''] : [`${folder}/`, ` ${folder}`]
  return `${place} has a site of ${site.tool.title}: \`docgen migrate${argument}\` converts it to docgen.`
}
