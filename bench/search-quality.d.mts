import type { StartedSearch } from './search-worker.mjs'

export interface JudgedQuery {
  readonly sort: string
  readonly query: string
  readonly targets: readonly string[]
  readonly split: 'tune' | 'final'
  /** 0 when no acceptable hit is among the first ten. */
  readonly rank: number
}

export declare function judge(search: StartedSearch['search']): Promise<readonly JudgedQuery[]>
export declare function meanReciprocalRank(judged: readonly JudgedQuery[]): number
/** Queries none of whose targets are among the addresses. */
export declare function staleTargets(hrefs: readonly string[]): readonly string[]
