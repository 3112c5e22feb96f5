// The command line in a process that has run docgen before: to start Node and to load docgen costs half a second. For tests of what a command
// makes and says; what it is as a process (its start, its signals, how it ends) is asked with `runDocgen()`.
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sharedFolderVariable } from '../site/accounts-site.ts'
import { cleanEnv, type Run } from './docgen.ts'

const program = fileURLToPath(new URL('./warm-docgen.mjs', import.meta.url))

interface Waiting {
  readonly resolve: (run: Run) => void
  readonly reject: (error: Error) => void
}

interface Warm {
  readonly child: ChildProcess
  readonly waiting: Map<number, Waiting>
}

/** Of this test file; it ends with the process that started it. */
let warm: Warm | undefined
let lastId = 0

export function runWarm(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const { child, waiting } = (warm ??= startWarm())
  const id = ++lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    // Whoever waits for nothing else would end before the answer comes.
    child.ref()
    child.channel?.ref()
    child.send({ id, args, cwd, env: { ...cleanEnv(), ...env } })
  })
}

function startWarm(): Warm {
  // As `bin/docgen.mjs` does, whose process this stands for.
  const env = { ...cleanEnv(), NODE_ENV: 'production' }
  const runFolder = process.env[sharedFolderVariable]
  const child = fork(program, runFolder === undefined ? [] : [runFolder], { env, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  child.on('message', ({ id, run }: { readonly id: number; readonly run: Run }) => {
    waiting.get(id)?.resolve(run)
    waiting.delete(id)
    if (waiting.size === 0) letGo(child)
  })
  child.on('exit', (code) => {
    warm = undefined
    for (const { reject } of waiting.values()) reject(new Error(`docgen ended its process with exit code ${code}.`))
  })
  letGo(child)
  return { child, waiting }
}

/** It keeps nobody from ending. */
function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
