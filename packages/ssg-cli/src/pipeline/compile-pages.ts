import type { ApiModel } from '../model/api.ts'
import { textKey } from '../model/api.ts'
import type { CompiledFragment, CompiledPage } from '../model/page.ts'
import type { CompileCache, Compiler } from '../model/ports.ts'
import type { SourceFile } from '../model/source.ts'
import { textJobsOf } from '../syntax/api-texts.ts'
import { hashOf } from './hash.ts'

/** Compiles what the cache does not hold. */
export async function compilePages(
  files: readonly SourceFile[],
  { compiler, cache }: { readonly compiler: Compiler; readonly cache: CompileCache },
  onCompiled?: (page: CompiledPage, ms: number) => void,
): Promise<readonly CompiledPage[]> {
  const jobs = files.map((file) => ({ file, key: keyOf(file, compiler) }))
  const missing = jobs.filter(({ file, key }) => !isCompiled(cache.findPage(file.file, key)))
  // Their HTML goes at once to where it is kept.
  const freshByKey = new Map<string, CompiledPage>()
  await compiler.compilePages(missing, (compiled) => {
    cache.storePage(compiled)
    freshByKey.set(compiled.page.key, compiled.page)
    onCompiled?.(compiled.page, compiled.ms ?? 0)
  })
  return jobs.flatMap(({ file, key }) => freshByKey.get(key) ?? cache.findPage(file.file, key) ?? [])
}

/** What failed is tried again: it may have been for want of time or memory. */
export function isCompiled<Compiled extends Pick<CompiledPage, 'hasFailed'>>(found: Compiled | undefined): found is Compiled {
  return found !== undefined && !found.hasFailed
}

export function keyOf(file: SourceFile, { key }: Pick<Compiler, 'key'>): string {
  // The text goes in as it is: to escape those of a whole site as JSON takes longer than to hash them.
  return hashOf(`${JSON.stringify([key, file.source, file.kind, file.file, file.contentPath, file.includes])}\0${file.text}`)
}

/** The Markdown texts of the APIs, compiled, by `textKey`; cached package by package. */
export async function compileApiTexts(
  models: Iterable<ApiModel>,
  { compiler, cache }: { readonly compiler: Compiler; readonly cache: CompileCache },
): Promise<ReadonlyMap<string, CompiledFragment>> {
  const packages = [...models].flatMap((model) => model.packages)
  const lists = await Promise.all(
    packages.map(async (apiPackage) => {
      const jobs = textJobsOf(apiPackage)
      const key = hashOf(JSON.stringify([compiler.key, jobs]))
      const known = cache.findFragments(apiPackage.name, key)
      const fragments = known?.every(isCompiled) ? known : await compiler.compileFragments(jobs)
      cache.storeFragments(apiPackage.name, key, fragments)
      // A README is compiled without its title, yet goes by the key of its whole text.
      const texts = jobs.map(({ text }) =>
        text.file === apiPackage.readme?.file && text.line === apiPackage.readme.line ? apiPackage.readme : text,
      )
      return fragments.flatMap((fragment, index): [string, CompiledFragment][] => {
        const text = texts[index]
        return text ? [[textKey(text), fragment]] : []
      })
    }),
  )
  return new Map(lists.flat())
}
