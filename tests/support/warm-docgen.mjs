// Runs the commands that it is sent, in one process that has loaded docgen's code.
import { setTimeout } from 'node:timers/promises'
import './kept-threads.mjs'
import { runCli } from '@docgen/ssg-cli/testing'

process.on('message', async ({ id, args, cwd, env }) => {
  const written = { stdout: '', stderr: '' }
  const streamTo = (name) => ({ write: (text) => (written[name] += text), isTerminal: false })
  const world = { cwd, env, stdout: streamTo('stdout'), stderr: streamTo('stderr'), interrupted: new AbortController().signal }
  const code = await runCli(args, world)
  await threadsIdle()
  process.send({ id, run: { code, ...written } })
})

// Whoever asked is gone.
process.on('disconnect', () => process.exit())

/** A process would not end while a thread has something to do, such as to store what it has found. */
async function threadsIdle() {
  while (process.getActiveResourcesInfo().includes('MessagePort')) await setTimeout(3)
}
