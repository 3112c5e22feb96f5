// One command of a script: announced, run to its end, never left behind.
import { spawn } from 'node:child_process'

const running = new Set()

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.on(signal, () => {
    for (const child of running) stop(child)
    process.exit(code)
  })
}

/**
 * Runs `command` to its end; its output goes where ours goes, or to `write` piece by piece. Resolves to `{ ok, seconds, reason }`: it never
 * rejects, and a command that takes longer than `minutes` is ended with all that it started.
 */
export function runStep(command, args, { cwd, env = process.env, minutes = 15, write }) {
  const started = process.hrtime.bigint()
  return new Promise((resolve) => {
    // A group of its own, so that what it started ends with it. Windows has no groups, and needs a shell for `pnpm.cmd`.
    const isWindows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: !isWindows,
      shell: isWindows,
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write)
    let reason = ''
    const timer = setTimeout(() => {
      reason = `was stopped after ${minutes} minutes`
      stop(child)
      setTimeout(() => stop(child, 'SIGKILL'), 10_000).unref()
    }, minutes * 60_000)
    const finish = (ok) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok, seconds: Number(process.hrtime.bigint() - started) / 1e9, reason })
    }
    child.on('error', (error) => {
      reason = `could not start: ${error.message}`
      finish(false)
    })
    child.on(write ? 'close' : 'exit', (code, signal) => {
      if (code !== 0) reason ||= signal ? `ended by ${signal}` : `exit code ${code}`
      finish(code === 0)
    })
  })
}

function stop(child, signal = 'SIGTERM') {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A line that stands out from the output of the commands. */
export function announce(text) {
  process.stdout.write(`\n▸ ${text}\n`)
}

export function formatSeconds(seconds) {
  return seconds < 10
    ? `${seconds.toFixed(1)} s`
    : seconds < 100
      ? `${Math.round(seconds)} s`
      : `${(seconds / 60).toFixed(1)} min`
}

/** Runs a step beside others: it is announced with its output, once it has ended. */
export async function runBeside(title, command, args, options) {
  let output = ''
  const run = await runStep(command, args, { ...options, write: (text) => void (output += text) })
  announce(title)
  process.stdout.write(output)
  return run
}
