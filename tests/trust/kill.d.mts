export interface KillReport {
  readonly killed: number
  readonly ended: number
  /** Amid the moves of a plan, where folders cannot be exchanged. */
  readonly planned: number
  readonly failures: number
}

export function killBuilds(options: {
  readonly calls: number
  readonly random: number
  readonly seed?: number
  readonly canExchange?: boolean
  readonly hasSamples?: boolean
  readonly tell?: (line: string) => void
}): Promise<KillReport>

export function processesOf(mark: string): readonly { readonly id: number; readonly command: string }[]
