// The command line as a user runs it: a process of its own, without a terminal and without colours.
import { spawn, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

export const docgenBin = fileURLToPath(new URL('../../packages/ssg-cli/bin/docgen.mjs', import.meta.url))

export interface Run {
  /** `null` when a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts docgen. The caller sees to it that the process ends. */
export function startDocgen(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [docgenBin, ...args], { cwd, env: { ...cleanEnv(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

export async function runDocgen(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  return finish(startDocgen(args, cwd, env))
}

export function finish(child: ChildProcess): Promise<Run> {
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** Without what a test runner or a CI sets, and with no repository around a temporary folder: output is the same everywhere. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV, CI, FORCE_COLOR, GITHUB_ACTIONS, GITHUB_WORKSPACE, NODE_OPTIONS, VITEST, ...env } = process.env
  void [NODE_ENV, CI, FORCE_COLOR, GITHUB_ACTIONS, GITHUB_WORKSPACE, NODE_OPTIONS, VITEST]
  return { ...env, NO_COLOR: '1', GIT_CEILING_DIRECTORIES: realpathSync(tmpdir()) }
}
