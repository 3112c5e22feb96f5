/** Why a page cannot be compiled. */
type FailureReason =
  | { readonly kind: 'nesting'; readonly levels: number }
  | { readonly kind: 'error'; readonly message: string }
  /** The text is not what syntax wants that a plugin adds; `extension` is the package that says so. */
  | { readonly kind: 'syntax'; readonly extension: string | undefined; readonly message: string }

/** Thrown while a text is compiled, and caught where that began. */
export class PageFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** In the text that is compiled. */
    readonly place: { readonly line: number; readonly column: number } | undefined,
  ) {
    super(reason.kind)
  }
}
