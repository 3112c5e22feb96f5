import type { ChildProcess } from 'node:child_process'
import { startDocgen } from './docgen.ts'
import { until } from './until.ts'

export interface Served {
  /** Address of the site's home, with a slash at its end. */
  readonly url: string
  readonly stop: () => Promise<number | null>
}

/** `docgen preview` or `docgen dev` on a free port; resolves when it says where it serves. */
export async function serveSite(command: 'preview' | 'dev', root: string, ...args: readonly string[]): Promise<Served> {
  const child = startDocgen([command, '--port', '0', ...args], root)
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const address = (): string | undefined => /at (http:\/\/\S+)/.exec(output)?.[1]
  await until(
    () => address() !== undefined,
    `docgen ${command} serves the site: ${output}`,
    () => hasEnded(child),
  ).catch((error: unknown) => {
    throw new Error(`docgen ${command} did not start:\n${output}`, { cause: error })
  })
  return { url: address() ?? '', stop: () => stop(child) }
}

/** Ends it as Ctrl+C does; resolves to its exit code. */
function stop(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill('SIGINT')
  })
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
