// The files that something was bundled from, and whether they are as they were then.
import nodePath, { resolve, type PlatformPath } from 'node:path'
import { diskTimeOf, fileStateOf, hasChangedSince, isAsItWas, isFileState, type FileState } from './file-state.ts'
import { siteFileOf } from './site-file.ts'

export interface InputState {
  /** Relative to the site root, unless it lies on another drive. */
  readonly file: string
  /** `null` for a file that did not exist. */
  readonly state: FileState | null
}

/** `files` are absolute. */
export function inputStatesOf(files: readonly string[], root: string): readonly InputState[] {
  return inputStatesAfter([], root)(files)
}

/** The same, without reading again what is as it was. */
export function inputStatesAfter(before: readonly InputState[], root: string) {
  const known = new Map(before.map(({ file, state }) => [file, state ?? undefined]))
  return (files: readonly string[]): readonly InputState[] =>
    files.map((path) => {
      const file = fromRoot(path, root)
      return { file, state: fileStateOf(path, known.get(file)) ?? null }
    })
}

export function areAsTheyWere(inputs: readonly InputState[], root: string): boolean {
  return inputs.every(({ file, state }) => {
    const path = resolve(root, file)
    return state === null ? fileStateOf(path) === undefined : isAsItWas(path, state)
  })
}

/** What was made of files. */
interface MadeOfFiles<Made> {
  readonly made: Made
  /** Whether none of them changed meanwhile, so that the states of files that were taken with it are those of the bytes that it was made of. */
  readonly isSettled: boolean
}

/** An author who goes on typing is not waited for. */
const mostTries = 3

/**
 * Makes something of files, and makes it again where one of them changed meanwhile: the states that are taken afterwards would vouch for bytes that
 * nobody has read, and a cache would keep the old result for ever. `filesOf` names those that were read; `cacheDir` is where it will be kept.
 */
export async function makeSettled<Made>(
  cacheDir: string,
  make: () => Promise<Made>,
  filesOf: (made: Made) => readonly string[],
): Promise<MadeOfFiles<Made>> {
  for (let tries = 1; ; tries++) {
    const began = diskTimeOf(cacheDir)
    const made = await make()
    const isSettled = began !== undefined && !filesOf(made).some((file) => hasChangedSince(file, began))
    if (isSettled || began === undefined || tries === mostTries) return { made, isSettled }
  }
}

/** They say how TypeScript is read and where imports lead, whether they exist or not. */
export const surroundingFiles = (root: string): readonly string[] =>
  ['package.json', 'tsconfig.json'].map((name) => resolve(root, name))

/** For what is read back from a cache. */
export function isInputState(value: unknown): value is InputState {
  if (typeof value !== 'object' || value === null || !('file' in value) || !('state' in value)) return false
  return typeof value.file === 'string' && (value.state === null || isFileState(value.state))
}

/** With `/` separators, so that a cache may go to another system. */
export function fromRoot(path: string, root: string, paths: PlatformPath = nodePath): string {
  const way = siteFileOf(path, root, paths)
  return paths.isAbsolute(way) ? path : way
}
