export interface KillReport {
  readonly killed: number
  readonly ended: number
  readonly failures: number
}

export function killBuilds(options: {
  readonly calls: number
  readonly random: number
  readonly seed?: number
  readonly tell?: (line: string) => void
}): Promise<KillReport>
