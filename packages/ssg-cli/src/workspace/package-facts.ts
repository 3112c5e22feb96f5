// In: what lies in the folder of a package. Out: whether the reference can document it, and why not.
import type { LeftOutPackage, LeftOutReason, WorkspaceTool } from './description.ts'
import { recordOf } from './package-patterns.ts'

export interface PackageFacts {
  /** Relative to the root of the repository; `.` for the root itself. */
  readonly folder: string
  /** Its package.json as JSON; `undefined` where that is none. */
  readonly manifest: unknown
  /** Names of the files beside it, and of those in its `src`, as `src/index.ts`. */
  readonly names: readonly string[]
}

/** Why a package is not documented; `undefined` for one that is. `mayBePrivate`: whether those that npm would not publish are documented too. */
export function leftOutReasonOf({ manifest, names }: PackageFacts, mayBePrivate = false): LeftOutReason | undefined {
  if (typeof manifest !== 'object' || manifest === null) return 'unreadable'
  const { name, private: isPrivate, exports, main, module, browser, types, typings } = recordOf(manifest)
  if (!mayBePrivate && (isPrivate === true || isPrivate === 'true')) return 'private'
  if (typeof name !== 'string' || name === '') return 'unnamed'
  const declared = [exports, main, module, browser, types, typings].some(leadsToCode)
  return declared || names.some(isUsualEntry) ? undefined : 'no-code'
}

const exampleFolders = /^(?:examples?|demos?|samples?|playgrounds?|sandbox(?:es)?|e2e|fixtures?|tests?|benchmarks?)$/i

/** `examples/react/todo`, and not `packages/fixtures`: many examples are not marked as private, although nobody publishes them. */
export function isExample(folder: string): boolean {
  return folder
    .split('/')
    .slice(0, -1)
    .some((segment) => exampleFolders.test(segment))
}

/** Whether nothing of a workspace is meant for npm: then its packages are documented for those who work on it. The root holds its scripts. */
export function isPrivateWorkspace(packages: readonly PackageFacts[], tool: WorkspaceTool): boolean {
  if (tool === 'single' || tool === 'none') return false
  return (
    packages.every((each) => leftOutReasonOf(each) !== undefined) &&
    packages.some((each) => each.folder !== '.' && leftOutReasonOf(each, true) === undefined)
  )
}

export function leftOutOf({ folder, manifest }: PackageFacts, reason: LeftOutReason): LeftOutPackage {
  const { name } = recordOf(manifest)
  return { folder, ...(typeof name === 'string' && name !== '' && { name }), reason }
}

/** Files that make a package of one that had no code, relative to its folder. */
export const awaitedEntries = ['src/index.ts', 'src/index.tsx', 'index.ts', 'index.js', 'index.d.ts']

/** What Node imports of a package that names no entry, and where sources begin. A command line alone is nothing to import. */
function isUsualEntry(name: string): boolean {
  return /^(?:src\/)?index\.(?:d\.ts|[cm]?tsx?)$/.test(name) || name === 'index.js'
}

/** Not `./package.json`, styles and the like. A path without an ending is a script: `"main": "lib"`. */
function leadsToCode(target: unknown): boolean {
  if (typeof target === 'string') return target !== '' && /(?:\.[cm]?[jt]sx?|\/[^./]+|^[^./]+|\/\*)$/.test(target)
  if (typeof target !== 'object' || target === null) return false
  return Object.values(target).some(leadsToCode)
}
