import {
  createWords,
  type CompiledFragment,
  type CompiledPage,
  type CompiledSource,
  type CompileOptions,
  type Compiler,
  type DocgenPlugin,
  type FragmentJob,
  type IslandComponents,
  type LocaleWords,
  type Theme,
  type Words,
} from '@docgen/model'
import { pageFailed } from '../diagnostics/markdown.ts'
import type { AttachFailure } from '../stages/2-compile/plugins/attach-plugins.ts'
import { settled } from './settled.ts'
import { nextTurn } from './threads/next-turn.ts'
import { writeFile } from './output/write-file.ts'
import type { PageJob } from '../pipeline/compile-in-batches.ts'

export interface LocalCompiler extends Omit<Compiler, 'key'> {
  /** Those of encoded pages: a thread that compiles has time for it before pages are rendered. */
  readonly mergePostings: (pages: readonly string[]) => Promise<string>
  /** Loads what compiling and rendering need, before anybody asks for it. */
  readonly prepare: () => void
  /** What stands for a text that killed the thread that compiled it. */
  readonly failedPage: (job: PageJob, reason: string) => Promise<CompiledSource>
  readonly failedFragment: (job: FragmentJob, reason: string) => Promise<CompiledFragment>
}

interface LocalCompilerInput {
  readonly options: CompileOptions
  readonly plugins: readonly DocgenPlugin[]
  readonly locale: LocaleWords
  /** Those of all locales by their names, where a site has several. */
  readonly locales?: Readonly<Record<string, LocaleWords>> | undefined
}

/** Compiles in this thread. Its modules are loaded with the first job: a build that compiles nothing is spared them. */
export function createLocalCompiler(
  theme: Theme,
  { options, plugins, locale, locales }: LocalCompilerInput,
  loadIslands: () => Promise<IslandComponents>,
): LocalCompiler {
  const wordsOf = (name: string): Words => {
    const { messages, lang } = locales?.[name] ?? locale
    return createWords(messages, lang)
  }
  const markdown = oncePerName(async (name) => {
    const { createMarkdownCompiler } = await import('../stages/2-compile/compile-markdown.ts')
    return createMarkdownCompiler(options, theme.content, plugins, wordsOf(name), settled)
  })
  const rendering = oncePerName(async (name) => {
    const [{ createPageRenderer }, islands] = await Promise.all([import('../stages/5-render/render-page.ts'), loadIslands()])
    return createPageRenderer(theme.layouts, islands, wordsOf(name))
  })
  return {
    compilePages: async (jobs, onCompiled) => {
      for (const { file, key } of jobs) {
        const compiler = await markdown(file.locale ?? '')
        const start = performance.now()
        const compiled = await compiler.compilePage(file, key)
        onCompiled({ ...compiled, page: heldAlone(compiled.page), ms: performance.now() - start })
        // What other threads and programs are to do is asked of them between two pages.
        await nextTurn()
      }
    },
    compileFragments: async (jobs) => {
      if (jobs.length === 0) return []
      const compiler = await markdown('')
      const fragments: CompiledFragment[] = []
      for (const job of jobs) fragments.push(await compiler.compileFragment(job))
      return fragments
    },
    mergePostings: async (pages) => {
      const { mergePostings } = await import('../stages/6-emit/search/postings.ts')
      return mergePostings(pages)
    },
    prepare: () => {
      // What fails fails again where it is asked for.
      markdown('').catch(() => undefined)
      rendering('').catch(() => undefined)
    },
    failedPage: async ({ file: source, key }, reason) => {
      const { failedSourceOf } = await import('../stages/2-compile/failed-source.ts')
      return failedSourceOf(source, key, pageFailed({ file: source.file, line: 1, column: 1 }, reason))
    },
    failedFragment: async ({ text: { file, line, column } }, reason) => {
      const { failedFragmentOf } = await import('../stages/2-compile/failed-source.ts')
      return failedFragmentOf(pageFailed({ file, line, column }, reason))
    },
    renderPage: async (job) => {
      const render = await rendering(job.locale ?? '')
      return render(job)
    },
    writePage: async ({ target, isMeasured, ...job }) => {
      const render = await rendering(job.locale ?? '')
      const { html, isCut, faults } = render(job)
      const written = await writeFile(target, html, isMeasured)
      return { written: isCut ? { ...written, isCut } : written, faults }
    },
  }
}

/**
 * The same as a cache gives it back. V8 keeps the whole of a text as long as somebody holds a part of it: the anchors of a page would hold its HTML,
 * and its headings the text that it was made of.
 */
function heldAlone(page: CompiledPage): CompiledPage {
  return JSON.parse(JSON.stringify(page)) as CompiledPage
}

/** The empty name is that of the site itself. */
function oncePerName<Made>(make: (name: string) => Promise<Made>): (name: string) => Promise<Made> {
  const made = new Map<string, Promise<Made>>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** What plugins throw when they get their options. */
export async function attachFailuresOf(plugins: readonly DocgenPlugin[]): Promise<readonly AttachFailure[]> {
  const { attachPlugins } = await import('../stages/2-compile/plugins/attach-plugins.ts')
  return attachPlugins(plugins).failures
}
