// Imported before docgen: ends the process without a word before its n-th call that changes something below the site. A process that is sent what to
// build counts these calls, and says with each answer how many there were since the last one. NO_EXCHANGE=1 takes away the programs that exchange folders, as on systems
// that have none.
//   DIE_AT=n node --import die-at-call.mjs docgen.mjs build
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const dieAt = Number(process.env.DIE_AT ?? 0)
let calls = 0
/** The calls that write the plan of moves, and remove it. */
let plan = [0, 0]

const changing =
  /^(?:rename|link|symlink|unlink|rm|rmdir|mkdir|writeFile|copyFile|chmod|utimes|truncate|ftruncate|appendFile|write|cp)(?:Sync)?$/

function beforeCall() {
  calls++
  if (calls === dieAt) process.kill(process.pid, 'SIGKILL')
}

function watch(api, names) {
  for (const name of names) {
    const original = api[name]
    if (typeof original !== 'function') continue
    api[name] = function (...args) {
      beforeCall()
      if (String(args[1]).endsWith('/plan')) plan = [calls, calls]
      else if (String(args[0]).endsWith('/plan')) plan[1] = calls
      return original.apply(this, args)
    }
  }
}

function sayCalls() {
  const send = process.send.bind(process)
  process.send = (answer) => {
    send({ ...answer, calls, plan })
    calls = 0
    plan = [0, 0]
  }
}

function withoutExchange() {
  const original = childProcess.spawnSync
  childProcess.spawnSync = (program, ...args) =>
    ['perl', 'mv', 'python3'].includes(program) ? { status: 1 } : original(program, ...args)
}

if (isMainThread) {
  const namesOf = (api) => Object.keys(api).filter((name) => changing.test(name))
  watch(fs, namesOf(fs))
  watch(fs.promises, namesOf(fs.promises))
  // The program that exchanges the folders.
  watch(childProcess, ['spawnSync'])
  if (process.env.NO_EXCHANGE === '1') withoutExchange()
  syncBuiltinESMExports()
  if (process.send) sayCalls()
}
