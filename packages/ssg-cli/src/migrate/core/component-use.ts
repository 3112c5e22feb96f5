// A component of the old site where a page uses it as a directive.

export type AttributeType = 'string' | 'number' | 'boolean'

export interface ComponentUse {
  /** As the old site calls it: `PriceList`. */
  readonly name: string
  readonly directive: string
  readonly isInline: boolean
  /** Whether it is written with colons in the old site too: `:::studio`. */
  readonly isContainer?: boolean | undefined
  readonly attributes: Readonly<Record<string, AttributeType>>
  /** The module that its page imports it from. */
  readonly module?: string | undefined
  readonly file: string
  /** 1-based. */
  readonly line: number
}
