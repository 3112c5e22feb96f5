// Imported before docgen: folders list what they hold from the last to the first, as another file system may.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { readdir, readdirSync } = fs
const { readdir: readdirPromised } = fs.promises

fs.readdirSync = (...args) => readdirSync(...args).reverse()
fs.promises.readdir = async (...args) => (await readdirPromised(...args)).reverse()
fs.readdir = (...args) => {
  const done = args.pop()
  readdir(...args, (error, entries) => done(error, entries?.reverse()))
}
syncBuiltinESMExports()
