import type { ApiId, ApiNameLink } from '../api/api.ts'

/** A name as types and members write it. */
export interface LinkedName {
  readonly name: string
  readonly target?: ApiId | undefined
  readonly package?: string | undefined
}

/** Where names lead, and which of them are deprecated. */
export interface Links {
  readonly hrefOf: (name: LinkedName) => string | undefined
  /** Where the member of another declaration is documented, else that declaration, which its name does not say the package of. */
  readonly originHrefOf: (origin: ApiNameLink, base: string) => string | undefined
  readonly isDeprecated: (target: ApiId | undefined) => boolean
}

/** Code as text leads nowhere. */
export const noLinks: Links = { hrefOf: () => undefined, originHrefOf: () => undefined, isDeprecated: () => false }
