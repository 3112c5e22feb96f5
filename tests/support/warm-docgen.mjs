// Runs the commands that it is sent, in one process that has loaded docgen's code. The argument is the folder that all processes of a run share.
import { setTimeout } from 'node:timers/promises'
import { runCli } from '@docgen/ssg-cli/testing'
import { giveClientBundle } from './client-bundle.mjs'
import { keepThreads } from './kept-threads.mjs'

keepThreads()

const [, , runFolder] = process.argv

process.on('message', async ({ id, args, cwd, env }) => {
  if (runFolder !== undefined && args[0] === 'build') await giveClientBundle(cwd, runFolder, (root) => run(['build'], root, env))
  process.send({ id, run: await run(args, cwd, env) })
})

// Whoever asked is gone.
process.on('disconnect', () => process.exit())

async function run(args, cwd, env) {
  const written = { stdout: '', stderr: '' }
  const streamTo = (name) => ({ write: (text) => (written[name] += text), isTerminal: false })
  const world = { cwd, env, stdout: streamTo('stdout'), stderr: streamTo('stderr'), interrupted: new AbortController().signal }
  const code = await runCli(args, world)
  await threadsIdle()
  return { code, ...written }
}

/** A process would not end while a thread has something to do, such as to store what it has found. */
async function threadsIdle() {
  while (process.getActiveResourcesInfo().includes('MessagePort')) await setTimeout(3)
}
