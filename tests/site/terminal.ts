// A shell as a reader of a tutorial has it open: a folder that `cd` changes, commands that end, and commands that run on.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasEnded } from '../support/serve.ts'
import { until } from '../support/until.ts'

export interface Terminal {
  /** Resolves to what the commands print once they have ended; rejects with all of their output if one fails. */
  readonly run: (script: string) => Promise<string>
  /** Resolves once the commands, which run on, have printed `output`. */
  readonly start: (script: string, output: string) => Promise<void>
  readonly folder: () => string
  /** Ends what still runs, and whatever that has started. */
  readonly close: () => Promise<void>
}

export function openTerminal(root: string, environment: Readonly<Record<string, string>>): Terminal {
  const started: ChildProcess[] = []
  const closed = new Set<ChildProcess>()
  const cwdFile = join(root, '.terminal-folder')
  let folder = root

  const spawnShell = (script: string) => {
    // A group of its own, so that all that the shell starts can be ended with it.
    const child = spawn('bash', ['-e', '-c', script], { cwd: folder, env: { ...process.env, ...environment }, detached: true })
    started.push(child)
    child.once('close', () => closed.add(child))
    const output = { stdout: '', all: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text
      output.all += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.all += text))
    return { child, output }
  }

  return {
    run: async (script) => {
      const { child, output } = spawnShell(`${script}\npwd > '${cwdFile}'`)
      const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
      if (code !== 0) throw new Error(`This failed with exit code ${code}:\n${script}\n\n${output.all}`)
      folder = readFileSync(cwdFile, 'utf8').trim()
      return output.stdout
    },
    start: async (script, expected) => {
      const { child, output } = spawnShell(script)
      await until(
        () => output.stdout.includes(expected),
        'it printed what it should',
        () => hasEnded(child),
      ).catch((error: unknown) => {
        throw new Error(`This should have printed "${expected}":\n${script}\n\n${output.all}`, { cause: error })
      })
    },
    folder: () => folder,
    close: async () => {
      await Promise.all(started.filter((child) => !closed.has(child)).map(endGroup))
    },
  }
}

/** Closed are the streams of a shell only when nobody is left who writes to them: then all that it started has ended. */
async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The last of them has ended by itself.
  }
  await ended
}
