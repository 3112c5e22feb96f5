// Test files share a process. What the applications of one have set in the environment, and in the packages of accounts-js (these keep options
// for the next server, and GraphQL Modules changes their resolvers for good), those of the next do not meet: they load the packages anew.
import { createRequire } from 'node:module'
import { afterAll } from 'vitest'

const { cache } = createRequire(import.meta.url)
const before = { ...process.env }

// No others: what ES modules import too may stand there before it is run.
for (const file of Object.keys(cache))
  if (/[\\/]node_modules[\\/]@(?:accounts|graphql-modules)[\\/]/.test(file)) delete cache[file]

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
