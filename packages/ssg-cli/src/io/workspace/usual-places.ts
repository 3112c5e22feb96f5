// Where sites of other tools lie, without the code that migrates them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '@docgen/model'

const words = ['website', 'docs', 'site', 'documentation', 'www']
const parents = ['', 'packages/', 'apps/', 'sites/']

/** Folders where repositories keep their documentation, relative to their root. */
const usualPlaces: readonly string[] = ['.', ...parents.flatMap((above) => words.map((name) => `${above}${name}`))]

/** A name that has such a word in it: `acme-website`, `docs.acme.dev`. */
const likelyName = /(?:^|[-_.])(?:website|docs?|site|documentation|www)(?:[-_.]|$)/

/** The usual folders, whether they are there or not, then those that are named alike. */
export function placesOfSites(root: string): readonly string[] {
  const named = parents.flatMap((above) =>
    namesIn(join(root, above))
      .filter((name) => likelyName.test(name) && !name.startsWith('.'))
      .map((name) => `${above}${name}`),
  )
  return [...new Set([...usualPlaces, ...named.sort(compareText)])]
}

/** Where else a repository may keep a site: folders of any name, such as `apps/web`. */
export function otherPlacesOfSites(root: string): readonly string[] {
  const named = parents.filter((above) => above !== '').map((above) => above.slice(0, -1))
  return named.flatMap((above) => [
    above,
    ...namesIn(join(root, above))
      .filter((name) => !name.startsWith('.'))
      .sort(compareText)
      .map((name) => `${above}/${name}`),
  ])
}

/** Of the file or folder that says which tool makes a site. Options of TypeDoc are of no site. */
export const nameOfSite =
  /^(?:\.vitepress|docusaurus\.config\..+|rs(?:press|tack)\.config\..+|astro\.config\..+|mkdocs\.ya?ml|next\.config\..+|source\.config\..+)$/

/** Whether there may be a site of another tool. */
export function mayHaveSite(root: string): boolean {
  return placesOfSites(root).some((place) => hasSite(join(root, place)))
}

function hasSite(folder: string): boolean {
  return namesIn(folder).some((name) => nameOfSite.test(name))
}

/** Folders of sites of Docusaurus, Starlight and the like whose name says that they are the documentation; not those where docgen looks anyway. */
export function foldersOfSites(root: string): readonly string[] {
  return placesOfSites(root).filter((place) => !['.', 'docs', 'website'].includes(place) && hasSite(join(root, place)))
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
