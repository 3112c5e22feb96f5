// The files that something was bundled from, and whether they are as they were then.
import nodePath, { resolve, type PlatformPath } from 'node:path'
import { fileStateOf, isAsItWas, isFileState, type FileState } from './file-state.ts'
import { siteFileOf } from './site-file.ts'

export interface InputState {
  /** Relative to the site root, unless it lies on another drive. */
  readonly file: string
  /** `null` for a file that did not exist. */
  readonly state: FileState | null
}

/** `files` are absolute. */
export function inputStatesOf(files: readonly string[], root: string): readonly InputState[] {
  return files.map((file) => ({ file: fromRoot(file, root), state: fileStateOf(file) ?? null }))
}

export function areAsTheyWere(inputs: readonly InputState[], root: string): boolean {
  return inputs.every(({ file, state }) => {
    const path = resolve(root, file)
    return state === null ? fileStateOf(path) === undefined : isAsItWas(path, state)
  })
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
