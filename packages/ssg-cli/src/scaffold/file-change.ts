/** A file that a command writes. Paths are relative to the folder that it works in, with `/` separators. */
export interface FileChange {
  readonly path: string
  /** Its text when the command read it; `undefined` where there is no such file. */
  readonly before: string | undefined
  readonly after: string
}

/** A file that is there already and stays as it is. */
export interface KeptFile {
  readonly path: string
  /** Why, and what to do about it: one or two sentences. */
  readonly reason: string
}
