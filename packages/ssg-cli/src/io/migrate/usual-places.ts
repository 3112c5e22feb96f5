// Where sites of other tools lie, without the code that migrates them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders where repositories keep their documentation, relative to their root. */
export const usualPlaces: readonly string[] = [
  '.',
  ...['', 'packages/', 'apps/', 'sites/'].flatMap((above) =>
    ['website', 'docs', 'site', 'documentation', 'www'].map((name) => `${above}${name}`),
  ),
]

/** Of the file or folder that says which tool makes a site. Options of TypeDoc are of no site. */
export const nameOfSite =
  /^(?:\.vitepress|docusaurus\.config\..+|astro\.config\..+|mkdocs\.ya?ml|next\.config\..+|source\.config\..+)$/

/** Whether there may be a site of another tool. */
export function mayHaveSite(root: string): boolean {
  return usualPlaces.some((place) => namesIn(join(root, place)).some((name) => nameOfSite.test(name)))
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
