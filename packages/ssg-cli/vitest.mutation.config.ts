import { defineConfig } from 'vitest/config'

// Tables over values in memory, and of effects the tests that only read small files or ask one server. Whatever compiles pages, starts
// threads or builds would make each mutant ten times as slow.
export default defineConfig({
  test: {
    include: [
      'src/{engine,common,outputs,syntax,sources,search,pipeline}/**/*.test.ts',
      'src/stages/{3-graph,4-resolve,6-emit}/**/*.test.ts',
      'src/stages/2-compile/{sanitise-tree,unsafe-addresses}.test.ts',
      'src/cli/fold-findings.test.ts',
      'src/dev/answer-request.test.ts',
      'src/io/{is-within,keep-compiled,layered-cache,stored*}.test.ts',
      'src/io/git/history-state.test.ts',
      'src/io/serve/{byte-range,refused-request}.test.ts',
      'src/io/output/*.test.ts',
    ],
  },
})
