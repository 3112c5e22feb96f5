import type { ChildProcess } from 'node:child_process'
import { startDocgen } from './docgen.ts'
import { runWarm } from './run-warm.ts'
import { until } from './until.ts'

export interface Served {
  /** Address of the site's home, with a slash at its end. */
  readonly url: string
  /** All that it has printed. */
  readonly output: () => string
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
  return { url: address() ?? '', output: () => output, stop: () => stop(child) }
}

/** `docgen build`, without what to load docgen costs each time. Throws what it says when it fails. */
export async function buildSite(root: string, ...args: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await runWarm(['build', ...args], root)
  if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`)
}

/** The built site, from `docgen preview`. */
export async function buildAndServe(root: string): Promise<Served> {
  await buildSite(root)
  return serveSite('preview', root)
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
