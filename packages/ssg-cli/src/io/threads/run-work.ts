// A batch of work and its answers, the same in this thread as in a worker.
import type {
  CompiledFragment,
  CompiledSource,
  Compiler,
  FileTarget,
  FragmentJob,
  PageTarget,
  RenderedPage,
  RenderJob,
  WrittenFile,
  WrittenPage,
} from '@docgen/model'
import type { PageJob } from '../../pipeline/compile-in-batches.ts'
import type { LocalCompiler } from '../local-compiler.ts'
import { linkFiles } from '../output/output-tree.ts'
import { writeFile } from '../output/write-file.ts'

export interface TextJob {
  readonly target: FileTarget
  readonly text: string
  readonly isMeasured: boolean
}

export interface LinkJob {
  /** Absolute paths of folders. */
  readonly from: string
  readonly to: string
  readonly paths: readonly string[]
}

export type Work =
  | { readonly kind: 'pages'; readonly jobs: readonly PageJob[] }
  | { readonly kind: 'fragments'; readonly jobs: readonly FragmentJob[] }
  | { readonly kind: 'render'; readonly jobs: readonly RenderJob[] }
  | { readonly kind: 'write-pages'; readonly jobs: readonly (RenderJob & PageTarget)[] }
  | { readonly kind: 'write-texts'; readonly jobs: readonly TextJob[] }
  | { readonly kind: 'link-files'; readonly jobs: readonly LinkJob[] }
  /** Each job is the encoded pages of one index. */
  | { readonly kind: 'merge-postings'; readonly jobs: readonly (readonly string[])[] }

/** In the order of the jobs. */
export type Answer =
  | { readonly compiled: readonly CompiledSource[] }
  | { readonly fragments: readonly CompiledFragment[] }
  | { readonly rendered: readonly RenderedPage[] }
  | { readonly pages: readonly WrittenPage[] }
  | { readonly texts: readonly WrittenFile[] }
  | { readonly linked: readonly number[] }
  | { readonly merged: readonly string[] }

/** A compiler in this thread. */
type WorkingCompiler = Omit<Compiler, 'key'> & Pick<LocalCompiler, 'mergePostings'>

export async function runWork(work: Work, compiler: WorkingCompiler): Promise<Answer> {
  switch (work.kind) {
    case 'pages': {
      const compiled: CompiledSource[] = []
      await compiler.compilePages(work.jobs, (page) => compiled.push(page))
      return { compiled }
    }
    case 'fragments':
      return { fragments: await compiler.compileFragments(work.jobs) }
    case 'render':
      return { rendered: await Promise.all(work.jobs.map((page) => compiler.renderPage(page))) }
    case 'write-pages':
      return { pages: await Promise.all(work.jobs.map((page) => compiler.writePage(page))) }
    case 'merge-postings':
      return { merged: await Promise.all(work.jobs.map((pages) => compiler.mergePostings(pages))) }
    case 'link-files':
      return {
        linked: work.jobs.map(({ from, to, paths }) => {
          linkFiles(from, to, paths)
          return paths.length
        }),
      }
    case 'write-texts':
      return { texts: await Promise.all(work.jobs.map(({ target, text, isMeasured }) => writeFile(target, text, isMeasured))) }
  }
}
