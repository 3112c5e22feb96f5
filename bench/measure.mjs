// One command, measured: wall time in ms, CPU time in ms of it and its children, and the memory of its largest process in MB.
//
//   node bench/measure.mjs COMMAND [ARGUMENT...]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const gnuTime = '/usr/bin/time'

/**
 * Runs `command`; rejects, with its output, where it does not exit with 0. CPU time and memory come from GNU time. Where that is
 * missing, memory is what /proc says at the end of each 10 ms, and what cannot be known is undefined.
 */
export async function measure(command, args, { cwd, env = benchEnv() } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-measure-'))
  const file = join(folder, 'time')
  const hasTime = existsSync(gnuTime) && process.platform === 'linux'
  try {
    const start = performance.now()
    const child = hasTime
      ? spawn(gnuTime, ['-q', '-o', file, '-f', '%U %S %M', command, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const memory = hasTime ? undefined : watchMemory(child.pid)
    const { code, output } = await finish(child)
    const wall = performance.now() - start
    const polled = memory?.stop()
    if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with exit code ${code}:\n${output.slice(-2000)}`)
    if (!hasTime) return { wall, cpu: undefined, memory: polled, output }
    const [user, system, kilobytes] = readFileSync(file, 'utf8').trim().split(' ').map(Number)
    return { wall, cpu: (user + system) * 1000, memory: kilobytes / 1024, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ours, without what makes tools behave differently on a CI or in a terminal. */
export function benchEnv() {
  const { CI, FORCE_COLOR, NODE_ENV, NODE_OPTIONS, ...env } = process.env
  void [CI, FORCE_COLOR, NODE_ENV, NODE_OPTIONS]
  return { ...env, NO_COLOR: '1' }
}

function finish(child) {
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

function watchMemory(pid) {
  let peak
  const timer = setInterval(() => {
    try {
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      if (kilobytes) peak = Number(kilobytes) / 1024
    } catch {
      // No /proc here, or the process has ended.
    }
  }, 10)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2)
  if (!command) {
    console.error('Usage: node bench/measure.mjs COMMAND [ARGUMENT...]')
    process.exit(2)
  }
  const { wall, cpu, memory } = await measure(command, args)
  console.log(JSON.stringify({ wallMs: Math.round(wall), cpuMs: cpu && Math.round(cpu), memoryMb: memory && Math.round(memory) }))
}
