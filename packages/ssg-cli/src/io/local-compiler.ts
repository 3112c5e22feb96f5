import {
  createWords,
  type CompiledFragment,
  type CompiledSource,
  type CompileOptions,
  type Compiler,
  type DocgenPlugin,
  type FragmentJob,
  type IslandComponents,
  type LocaleWords,
  type Theme,
} from '@docgen/model'
import { pageFailed } from '../diagnostics/markdown.ts'
import type { AttachFailure } from '../stages/2-compile/plugins/attach-plugins.ts'
import { writeFile } from './output/write-file.ts'
import type { PageJob } from './run-work.ts'
import { once } from '../syntax/once.ts'

export interface LocalCompiler extends Omit<Compiler, 'key'> {
  /** Loads what rendering needs, before anybody asks for it. */
  readonly prepareRendering: () => void
  /** What stands for a text that killed the thread that compiled it. */
  readonly failedPage: (job: PageJob, reason: string) => Promise<CompiledSource>
  readonly failedFragment: (job: FragmentJob, reason: string) => Promise<CompiledFragment>
}

export interface LocalCompilerInput {
  readonly options: CompileOptions
  readonly plugins: readonly DocgenPlugin[]
  readonly locale: LocaleWords
}

/** Compiles in this thread. Its modules are loaded with the first job: a build that compiles nothing is spared them. */
export function createLocalCompiler(
  theme: Theme,
  { options, plugins, locale }: LocalCompilerInput,
  loadIslands: () => Promise<IslandComponents>,
): LocalCompiler {
  const words = createWords(locale.messages, locale.lang)
  const markdown = once(async () => {
    const { createMarkdownCompiler } = await import('../stages/2-compile/compile-markdown.ts')
    return createMarkdownCompiler(options, theme.content, plugins, words)
  })
  const rendering = once(async () => {
    const [{ createPageRenderer }, islands] = await Promise.all([import('../stages/5-render/render-page.ts'), loadIslands()])
    return createPageRenderer(theme.layouts, islands, words)
  })
  return {
    compilePages: async (jobs, onCompiled) => {
      if (jobs.length === 0) return
      const compiler = await markdown()
      for (const { file, key } of jobs) {
        const start = performance.now()
        const compiled = await compiler.compilePage(file, key)
        onCompiled({ ...compiled, ms: performance.now() - start })
      }
    },
    compileFragments: async (jobs) => {
      if (jobs.length === 0) return []
      const compiler = await markdown()
      const fragments: CompiledFragment[] = []
      for (const job of jobs) fragments.push(await compiler.compileFragment(job))
      return fragments
    },
    prepareRendering: () => void rendering(),
    failedPage: async ({ file: source, key }, reason) => {
      const { failedSourceOf } = await import('../stages/2-compile/failed-source.ts')
      return failedSourceOf(source, key, pageFailed({ file: source.file, line: 1, column: 1 }, reason))
    },
    failedFragment: async ({ text: { file, line, column } }, reason) => {
      const { failedFragmentOf } = await import('../stages/2-compile/failed-source.ts')
      return failedFragmentOf(pageFailed({ file, line, column }, reason))
    },
    renderPage: async (job) => {
      const render = await rendering()
      return render(job)
    },
    writePage: async ({ target, isMeasured, ...job }) => {
      const render = await rendering()
      const { html, faults } = render(job)
      return { written: await writeFile(target, html, isMeasured), faults }
    },
  }
}

/** What plugins throw when they get their options. */
export async function attachFailuresOf(plugins: readonly DocgenPlugin[]): Promise<readonly AttachFailure[]> {
  const { attachPlugins } = await import('../stages/2-compile/plugins/attach-plugins.ts')
  return attachPlugins(plugins).failures
}
