import { defineConfig } from 'vitest/config'

// The tests beside pure code, and of `io` those that only read and write small files: what starts threads or whole servers would make each
// mutant slow.
export default defineConfig({
  test: {
    include: [
      'src/{engine,syntax,sources,search,stages,config,model,pipeline,outputs,rules}/**/*.test.ts',
      'src/cli/fold-findings.test.ts',
      'src/dev/*.test.ts',
      'src/io/{stored,file-state,own-hosts}.test.ts',
      'src/io/output/*.test.ts',
    ],
    testTimeout: 20_000,
  },
})
