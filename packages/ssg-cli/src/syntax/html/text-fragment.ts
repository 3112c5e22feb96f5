/**
 * What stands behind the `#` of an address: the anchor, and for the browser alone what it is to show there, as it is written.
 * https://wicg.github.io/scroll-to-text-fragment/#the-fragment-directive
 */
export interface Fragment {
  readonly anchor: string
  /** `:~:text=word`, or empty. */
  readonly directive: string
}

export function fragmentOf(written: string): Fragment {
  const start = written.indexOf(':~:')
  return start < 0 ? { anchor: written, directive: '' } : { anchor: written.slice(0, start), directive: written.slice(start) }
}
