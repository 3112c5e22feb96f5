// In: what a package and its repository say. Out: the web address of its lines, at the release that is documented.
import type { ApiLoadContext, Diagnostic } from '@docgen/model'
import { staleSourceLink } from './diagnostics/packages.ts'
import type { Checkout, DocumentedPackage, Extraction } from './extraction.ts'
import type { PackageManifest } from './entries/package-manifest.ts'
import { createTagLookup, findObjects } from './git.ts'
import { optionPlaceOf } from './option-places.ts'
import { packageOfFile, pathInPackage } from './package-of-file.ts'

/** How hosts that are known address a line of a file, behind the address of a repository. */
const linkByHost: Readonly<Record<string, string>> = {
  'github.com': '/blob/{ref}/{directory}/{file}#L{line}',
  'gitlab.com': '/-/blob/{ref}/{directory}/{file}#L{line}',
  'bitbucket.org': '/src/{ref}/{directory}/{file}#lines-{line}',
  'codeberg.org': '/src/commit/{ref}/{directory}/{file}#L{line}',
}

/** Made of `repository`, where its host is known. Its `{ref}`, `{file}` and `{line}` are to be filled in. */
export function sourceLinkOf(
  { repository }: Pick<PackageManifest, 'repository'>,
  checkout: Checkout | undefined,
): string | undefined {
  if (!repository) return undefined
  const { host, origin, pathname } = new URL(repository.url)
  const [owner, name, ...rest] = pathname.split('/').filter(Boolean)
  const link = linkByHost[host]
  if (link === undefined || owner === undefined || name === undefined) return undefined
  const written = rest.slice(rest[0] === '-' ? 3 : 2).join('/')
  const named = checkout?.isRead ? checkout.directory : repository.directory
  const directory = named === undefined ? written : encodedPath(named)
  return `${origin}/${owner}/${name}${link}`.replace('{directory}/', () => (directory === '' ? '' : `${directory}/`))
}

/** Fills in what is left of a `sourceLink`. `file` is a path as the disk has it. */
export function lineAddressOf(sourceLink: string, file: string, line: number): string {
  const path = encodedPath(file)
  return sourceLink.replaceAll('{file}', () => path).replaceAll('{line}', String(line))
}

/** A path as the disk has it, for an address. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The same repository in any of its addresses. */
export function isSameRepository(a: string, b: string): boolean {
  return repositoryPath(a) === repositoryPath(b)
}

function repositoryPath(address: string): string {
  const path = address.replace(/^(?:git\+)?(?:\w+:\/\/)?(?:[^@/]+@)?/, '').replace(':', '/')
  return path
    .replace(/\.git$/, '')
    .split('/')
    .slice(0, 3)
    .join('/')
    .toLowerCase()
}

/** Tags that families give to the release of a package. */
function tagsOf({ name, version }: Pick<DocumentedPackage, 'name' | 'version'>): readonly string[] {
  const bare = name.split('/').at(-1) ?? name
  return [
    ...new Set([
      `${name}@${version}`,
      `${bare}@${version}`,
      `${bare}-v${version}`,
      `${bare}/v${version}`,
      `v${version}`,
      version,
    ]),
  ]
}

/**
 * Fills in the `{ref}` of links: the commit that npm knows of, else the tag of the version where the checkout has it and it holds the sources that are
 * read, else `HEAD`, which hosts take for the default branch.
 */
export async function withReleases(packages: readonly DocumentedPackage[]): Promise<readonly DocumentedPackage[]> {
  const open = packages.filter(({ sourceLink }) => sourceLink?.includes('{ref}'))
  const roots = new Set(open.flatMap(({ checkout }) => checkout?.root ?? []))
  const tags = new Map<DocumentedPackage, string>()
  for (const root of roots) {
    const own = open.filter(({ checkout }) => checkout?.root === root)
    for (const [documented, tag] of await findTags(root, own)) tags.set(documented, tag)
  }
  return packages.map((documented) => {
    const ref = documented.commit ?? tags.get(documented) ?? 'HEAD'
    return {
      ...documented,
      sourceLink: documented.sourceLink?.replaceAll('{ref}', encodedPath(ref)),
    }
  })
}

async function findTags(root: string, packages: readonly DocumentedPackage[]): Promise<ReadonlyMap<DocumentedPackage, string>> {
  const mayHave = createTagLookup(root)
  const asked = packages.flatMap((documented) => {
    const tags = tagsOf(documented).filter(mayHave)
    const refs = tags.length === 0 ? [] : ['HEAD', ...tags]
    return refs.map((ref) => ({ documented, ref, name: objectOf(ref, documented.checkout?.directory ?? '') }))
  })
  if (asked.length === 0) return new Map()
  const objects = await findObjects(
    root,
    asked.map(({ name }) => name),
  )
  const found = new Map<DocumentedPackage, string>()
  let head: string | undefined
  asked.forEach(({ documented, ref }, index) => {
    const object = objects[index]
    if (ref === 'HEAD') head = object
    else if (object !== undefined && !found.has(documented) && (!documented.checkout?.isRead || object === head))
      found.set(documented, ref)
  })
  return found
}

function objectOf(ref: string, path: string): string {
  return `${ref === 'HEAD' ? ref : `refs/tags/${ref}`}:${path}`
}

/** Reports `stale-source-link` for links of the config whose branch or tag holds other files than those that are documented, where the checkout tells. */
export async function findStaleLinks(
  { configFiles }: Pick<ApiLoadContext, 'configFiles'>,
  packages: readonly DocumentedPackage[],
  { files }: Pick<Extraction, 'files'>,
): Promise<readonly Diagnostic[]> {
  const found = await Promise.all(packages.map((documented) => staleFilesOf(documented, packages, files)))
  const stale = found.flatMap((each) => each ?? [])
  if (stale.length === 0) return []
  const place = optionPlaceOf(configFiles, 'sourceLink')
  return stale.map(({ name, ref, changed, count }) => staleSourceLink(place, { name, ref, changed, count }))
}

async function staleFilesOf(documented: DocumentedPackage, packages: readonly DocumentedPackage[], files: readonly string[]) {
  const { checkout, name, writtenLink } = documented
  const ref = refOf(writtenLink)
  if (!checkout || ref === undefined) return undefined
  const own = files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && packageOfFile(packages, file) === documented)
    .map((file) => pathInPackage(documented, file))
  const tags = checkout.isRead ? ['HEAD'] : tagsOf(documented).map((tag) => `refs/tags/${tag}`)
  const [tagged, ...refs] = [await firstKnown(checkout.root, tags), ref]
  if (tagged === undefined) return undefined
  const paths = own.map((file) => (checkout.directory === '' ? file : `${checkout.directory}/${file}`))
  const names = [tagged, ...refs].flatMap((each) => paths.map((path) => `${each}:${path}`))
  const objects = await findObjects(checkout.root, names)
  const changed = own.filter((_, index) => {
    const [read, linked] = [objects[index], objects[index + own.length]]
    return read !== undefined && linked !== undefined && read !== linked
  })
  return changed.length === 0 ? undefined : { name, ref, changed, count: own.length }
}

async function firstKnown(root: string, refs: readonly string[]): Promise<string | undefined> {
  const objects = await findObjects(root, refs)
  return refs.find((_, index) => objects[index] !== undefined)
}

/** The branch, tag or commit that a link names: `main` of `…/blob/main/…`. */
export function refOf(link: string | undefined): string | undefined {
  return /\/(?:blob|src)\/(?:(?:commit|branch|tag)\/)?([^/{}]+)\//.exec(link ?? '')?.[1]
}
