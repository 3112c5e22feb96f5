// In: the files that went into a bundle. Out: the licenses of the packages they belong to, as one text to ship beside the bundle.
// The build scripts of the packages load this file too, so it imports nothing but Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface LicenseTexts {
  /** One section per package, sorted by name; empty when no package was bundled. */
  readonly text: string
  /** Packages that come without a license file, as `name version`. Their section names the license of their `package.json`. */
  readonly withoutFile: readonly string[]
}

interface License {
  /** `name version` */
  readonly package: string
  readonly text: string
  readonly hasFile: boolean
}

const separator = '\n---\n\n'

/** `files` are absolute. Files of a private package (a site, a workspace) need no notice and are passed over. */
export function licenseTextsOf(files: Iterable<string>): LicenseTexts {
  const folders = new Map<string, string | undefined>()
  for (const file of files) findPackage(dirname(file), folders)
  const licenses = new Map(
    [...new Set(folders.values())]
      .filter((folder) => folder !== undefined)
      .map((folder) => licenseOf(folder))
      .map((license) => [license.package, license] as const),
  )
  const sorted = [...licenses.values()].sort((a, b) => (a.package < b.package ? -1 : 1))
  return {
    text: sorted.map((license) => `${license.package}\n\n${license.text}\n`).join(separator),
    withoutFile: sorted.filter(({ hasFile }) => !hasFile).map((license) => license.package),
  }
}

/** The texts of several bundles as one, each package once. */
export function joinLicenseTexts(texts: readonly string[]): string {
  const sections = texts
    .filter((text) => text !== '')
    .flatMap((text) => text.split(separator).map((section) => section.trimEnd()))
  return [...new Set(sections)]
    .sort()
    .map((section) => `${section}\n`)
    .join(separator)
}

/** Folder of the package that a folder belongs to. A `package.json` without a name only sets the module type. */
function findPackage(folder: string, known: Map<string, string | undefined>): string | undefined {
  if (known.has(folder)) return known.get(folder)
  const parent = dirname(folder)
  const manifest = readManifest(folder)
  const found =
    manifest?.name !== undefined && manifest.version !== undefined
      ? manifest.isPrivate
        ? undefined
        : folder
      : parent === folder
        ? undefined
        : findPackage(parent, known)
  known.set(folder, found)
  return found
}

function licenseOf(folder: string): License {
  const { name = '', version = '', license = 'unknown' } = readManifest(folder) ?? {}
  // Sorted: of a package with several licenses the same one is taken on every disk.
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(entry))
  const text =
    file === undefined ? `License: ${license}` : readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n')
  return { package: `${name} ${version}`, text, hasFile: file !== undefined }
}

function readManifest(folder: string) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const textOf = (key: string): string | undefined => {
    const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined
    return typeof value === 'string' ? value : undefined
  }
  const isPrivate = typeof json === 'object' && json !== null && Reflect.get(json, 'private') === true
  return { name: textOf('name'), version: textOf('version'), license: textOf('license'), isPrivate }
}
