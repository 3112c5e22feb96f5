// The Markdown pages of a site that is being worked on: each compiled when somebody asks for it, or when it changed.
import type { CompiledPage } from '../model/page.ts'
import type { CompileCache, Compiler } from '../model/ports.ts'
import type { SourceFile } from '../model/source.ts'
import { compilePages, isCompiled, keyOf } from '../pipeline/compile-pages.ts'
import { isOutline, outlinePageOf } from './outline-page.ts'

export interface PageStore {
  /** In the order of the files. */
  readonly pages: () => readonly CompiledPage[]
  /** Takes the files of the site as they now are; what is no longer compiled as it reads becomes an outline. */
  readonly setFiles: (files: readonly SourceFile[]) => void
  readonly outlines: () => readonly SourceFile[]
  readonly compile: (files: readonly SourceFile[]) => Promise<void>
}

export interface PageStoreInput {
  readonly compiler: Compiler
  readonly cache: CompileCache
}

export function createPageStore({ compiler, cache }: PageStoreInput): PageStore {
  let files = new Map<string, SourceFile>()
  const pages = new Map<string, CompiledPage>()
  const keyOfFile = (file: SourceFile): string => keyOf(file, compiler)
  /** A newer text may have come in while a page was compiled. */
  const isAsItReads = (page: CompiledPage): boolean => {
    const file = files.get(page.file)
    return file !== undefined && keyOfFile(file) === page.key
  }
  // It would put the HTML of the newer one out of the cache.
  const storePage: CompileCache['storePage'] = (compiled) => {
    if (isAsItReads(compiled.page)) cache.storePage(compiled)
  }
  return {
    pages: () => [...files.keys()].flatMap((name) => pages.get(name) ?? []),
    setFiles: (next) => {
      for (const file of next) {
        if (files.get(file.file) === file) continue
        const known = cache.findPage(file.file, keyOfFile(file))
        pages.set(file.file, isCompiled(known) ? known : outlinePageOf(file))
      }
      files = new Map(next.map((file) => [file.file, file]))
      for (const name of pages.keys()) if (!files.has(name)) pages.delete(name)
    },
    outlines: () => [...files.values()].filter(({ file }) => isOutline(pages.get(file))),
    compile: async (wanted) => {
      const compiled = await compilePages(wanted, { compiler, cache: { ...cache, storePage } })
      for (const page of compiled) if (isAsItReads(page)) pages.set(page.file, page)
    },
  }
}
