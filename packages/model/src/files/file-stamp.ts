/** What a system says of a file, as `stat` returns it with `bigint: true`. */
export interface FileStats {
  readonly size: bigint
  readonly ino: bigint
  readonly mtimeNs: bigint
  readonly mtimeMs: bigint
  /** Time of the last change of the inode, which `touch`, archives and copies cannot set. */
  readonly ctimeNs: bigint
  readonly ctimeMs: bigint
}

/**
 * Systems count time in steps, of up to 2 seconds on some disks: a file that was changed within the step in which it was read would look the same
 * again. Milliseconds.
 */
const longestStep = 2000

/**
 * How the system describes a file, to be taken before its bytes are read: an equal stamp later means equal bytes. Empty for a file that was
 * changed just now, or, by its times, in the future. `now` in milliseconds since 1970.
 */
export function stampOf(stats: FileStats, now: number): string {
  const latest = Math.max(Number(stats.ctimeMs), Number(stats.mtimeMs))
  return latest + longestStep < now ? describeFile(stats) : ''
}

/** What `stampOf` returns for a file that has settled. To be compared with stamps of earlier, and not to be kept. */
export function describeFile({ size, mtimeNs, ctimeNs, ino }: Omit<FileStats, 'mtimeMs' | 'ctimeMs'>): string {
  return [size, mtimeNs, ctimeNs, ino].join('-')
}
