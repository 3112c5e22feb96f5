import {
  textKey,
  type ApiModel,
  type ApiPackage,
  type ApiText,
  type CompileCache,
  type CompiledFragment,
  type CompiledPage,
  type Compiler,
} from '@docgen/model'
import { isTextOfOthers, textJobsOf } from '../syntax/api/api-texts.ts'
import { hashOf } from './hash.ts'

/** What failed is tried again: it may have been for want of time or memory. */
export function isCompiled<Compiled extends Pick<CompiledPage, 'hasFailed'>>(found: Compiled | undefined): found is Compiled {
  return found !== undefined && !found.hasFailed
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
        if (!text) return []
        return [[textKey(text), { ...fragment, diagnostics: reportedOf(fragment, text, packages) }]]
      })
    }),
  )
  return new Map(lists.flat())
}

/** Whoever documents an installed package cannot mend how its authors wrote a fence, and the code is on the page. */
function reportedOf(
  { diagnostics }: CompiledFragment,
  text: ApiText,
  packages: readonly ApiPackage[],
): CompiledFragment['diagnostics'] {
  if (isTextOfOthers(text, packages)) return []
  const isInstalled = isTextOfOthers(
    text,
    packages.filter(({ isPublished }) => !isPublished),
  )
  return isInstalled ? diagnostics.filter(({ code }) => code !== 'unknown-language' && code !== 'invalid-code-meta') : diagnostics
}
