export function buildAtOnce(options: {
  readonly builds: number
  readonly atOnce: number
  readonly tell?: (line: string) => void
}): Promise<{ readonly builds: number; readonly failures: number }>
