/** A stream that text goes to. */
export interface TextStream {
  readonly write: (text: string) => void
  readonly isTerminal: boolean
}

/** What the command line may touch of the world outside. */
export interface CliWorld {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: TextStream
  readonly stderr: TextStream
  /** Aborts when the user interrupts the command; the reason is the exit code. */
  readonly interrupted: AbortSignal
  /** Told that a command ends before its time: what it has started may still run. */
  readonly onCrash?: (() => void) | undefined
}

/** NO_COLOR and FORCE_COLOR as https://no-color.org and https://force-color.org have them; else colours are for terminals. */
export function hasColours(stream: TextStream, env: CliWorld['env']): boolean {
  if (env['NO_COLOR']) return false
  const forced = env['FORCE_COLOR']
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false'
  return stream.isTerminal && env['TERM'] !== 'dumb'
}

/** What is written next takes the place of the line that stands there. */
export const clearLine = '\r\u001b[2K'

/** Whether somebody is watching, so that lines may be written over. */
export function isInteractive(stream: TextStream, env: CliWorld['env']): boolean {
  return stream.isTerminal && env['TERM'] !== 'dumb' && (env['CI'] ?? '') === ''
}
