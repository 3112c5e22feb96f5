import type { CompileOptions } from '../model/compile.ts'
import type { CompiledFragment, CompiledSource } from '../model/page.ts'
import type { Compiler } from '../model/ports.ts'
import type { Theme } from '../model/theme.ts'

export interface LocalCompiler extends Compiler {
  /** Loads what rendering needs, before anybody asks for it. */
  readonly prepareRendering: () => void
}

/** Compiles in this thread. Its modules are loaded with the first job: a build that compiles nothing is spared them. */
export function createLocalCompiler(theme: Theme, options: CompileOptions): LocalCompiler {
  const markdown = once(async () => {
    const { createMarkdownCompiler } = await import('../stages/2-compile/compile-markdown.ts')
    return createMarkdownCompiler(options, theme.content)
  })
  const render = once(() => import('../stages/5-render/render-page.ts'))
  return {
    compilePages: async (jobs) => {
      if (jobs.length === 0) return []
      const compiler = await markdown()
      const pages: CompiledSource[] = []
      for (const { file, key } of jobs) {
        const start = performance.now()
        const compiled = await compiler.compilePage(file, key)
        pages.push({ ...compiled, ms: performance.now() - start })
      }
      return pages
    },
    compileFragments: async (jobs) => {
      if (jobs.length === 0) return []
      const compiler = await markdown()
      const fragments: CompiledFragment[] = []
      for (const job of jobs) fragments.push(await compiler.compileFragment(job))
      return fragments
    },
    prepareRendering: () => void render(),
    renderLayout: async (page) => (await render()).renderLayout(page, theme.layouts),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
