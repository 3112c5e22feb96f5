import { defineConfig } from 'vitest/config'

// The tests beside pure code, and of effects those that only read small files or ask one server: what starts threads or builds would make
// each mutant slow.
export default defineConfig({
  test: {
    include: [
      'src/{engine,syntax,sources,search,stages,config,model,pipeline,outputs,rules}/**/*.test.ts',
      'src/cli/fold-findings.test.ts',
      'src/dev/answer-request.test.ts',
      'src/io/{stored,file-state}.test.ts',
    ],
  },
})
