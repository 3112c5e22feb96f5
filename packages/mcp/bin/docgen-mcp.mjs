#!/usr/bin/env node
// Starts the server. What it says to people goes to standard error: standard output belongs to the protocol.
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const main = new URL('../dist/main.js', import.meta.url)

// React reads this once, when it is first imported: its development build is several times slower.
process.env.NODE_ENV ??= 'production'
module.enableCompileCache?.()

if (existsSync(fileURLToPath(main))) {
  const { run } = await import(main.href)
  await run(process.argv.slice(2))
} else {
  process.stderr.write('docgen-mcp: It is not built yet: run "pnpm build" in its repository first.\n')
  process.exitCode = 2
}
