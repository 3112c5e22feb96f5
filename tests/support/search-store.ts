import type { IncomingHttpHeaders } from 'node:http'

export type SearchRecord = Readonly<Record<string, unknown>>

export interface SearchStore {
  /** Records by the name of their index or collection. */
  readonly indexes: Map<string, SearchRecord[]>
  /** Names that stand for a collection. */
  readonly aliases: Map<string, string>
}

export interface Asked {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

/** Status and body; `undefined` where the service knows no such address. */
export type Answer = { readonly status: number; readonly body: unknown } | undefined
