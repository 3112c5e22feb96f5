#!/usr/bin/env node
// Starts the command line: checks what would otherwise fail in an obscure way, and prepares Node for a command that takes seconds.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`docgen needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
} else if (!process.getBuiltinModule('node:fs').existsSync(new URL('../dist/cli.js', import.meta.url))) {
  fail('docgen is not built yet: run "pnpm build" in its repository first.')
} else {
  // To import these would take longer: `build.mjs` says why.
  const { enableCompileCache } = process.getBuiltinModule('node:module')
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  // React reads this once, when it is first imported: its development build is several times slower.
  process.env.NODE_ENV ??= 'production'
  // From 22.8 on Node keeps what it has compiled, in the system's folder for temporary files: a build after an edit takes
  // a tenth less. Where Node cannot, it says nothing and neither do we.
  const { directory } = enableCompileCache?.() ?? {}
  // Threads keep nothing unless this tells them. With it that of TypeDoc has loaded TypeScript 0.2 s sooner.
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory
  const { main } = await import('../dist/cli.js').catch((error) => {
    const isLimit = error.code === 'EMFILE' || error.code === 'ENFILE'
    fail(
      isLimit
        ? 'Too many files are open at once: raise the limit with "ulimit -n 4096".'
        : `docgen cannot be loaded: ${error.message}`,
      1,
    )
    return { main: undefined }
  })
  // V8 compiles code that runs a little once more, in other threads: most builds are over before that pays. These flags were
  // measured on Node 20, 24 and 26; of Node 22 none was better than its own.
  const v8 = process.versions.v8
  if (v8.startsWith('11.3.')) setFlagsFromString('--interrupt-budget=400000')
  // From Node 24 on two compilers optimize. The slower one is for commands that last.
  else if (Number(v8.split('.')[0]) >= 13) {
    setFlagsFromString('--no-turbofan')
    setTimeout(() => setFlagsFromString('--turbofan'), 10_000).unref()
  }
  await main?.()
}

function fail(message, exitCode = 2) {
  process.stderr.write(`docgen: ${message}\n`)
  process.exitCode = exitCode
}
