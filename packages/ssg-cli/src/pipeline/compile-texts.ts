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

/** Fragments by `textKey`. */
type Fragments = ReadonlyMap<string, CompiledFragment>

/** The Markdown texts of the APIs, compiled, by the names of their references; cached package by package. */
export async function compileApiTexts(
  models: ReadonlyMap<string, ApiModel>,
  ports: { readonly compiler: Compiler; readonly cache: CompileCache },
): Promise<ReadonlyMap<string, Fragments>> {
  const all = [...models.values()].flatMap((model) => model.packages)
  const cacheNames = cacheNamesOf(all)
  const compiled = [...models].map(async ([name, { packages }]) => {
    const lists = packages.map((apiPackage) => {
      const cacheName = cacheNames.get(apiPackage) ?? apiPackage.name
      return compilePackageTexts(apiPackage, { cacheName, packages: all, ...ports })
    })
    return [name, new Map((await Promise.all(lists)).flat())] as const
  })
  return new Map(await Promise.all(compiled))
}

/** Versions of a package are kept beside each other. */
function cacheNamesOf(packages: readonly ApiPackage[]): ReadonlyMap<ApiPackage, string> {
  const counts = new Map<string, number>()
  return new Map(
    packages.map((apiPackage) => {
      const before = counts.get(apiPackage.name) ?? 0
      counts.set(apiPackage.name, before + 1)
      return [apiPackage, before === 0 ? apiPackage.name : `${apiPackage.name}#${before}`]
    }),
  )
}

interface TextsInput {
  readonly cacheName: string
  /** Those of all references. */
  readonly packages: readonly ApiPackage[]
  readonly compiler: Compiler
  readonly cache: CompileCache
}

async function compilePackageTexts(
  apiPackage: ApiPackage,
  { cacheName, packages, compiler, cache }: TextsInput,
): Promise<readonly (readonly [string, CompiledFragment])[]> {
  const jobs = textJobsOf(apiPackage)
  const key = hashOf(JSON.stringify([compiler.key, jobs]))
  const known = cache.findFragments(cacheName, key)
  const fragments = known?.every(isCompiled) ? known : await compiler.compileFragments(jobs)
  cache.storeFragments(cacheName, key, fragments)
  // A README is compiled without its title, yet goes by the key of its whole text.
  const texts = jobs.map(({ text }) =>
    text.file === apiPackage.readme?.file && text.line === apiPackage.readme.line ? apiPackage.readme : text,
  )
  return fragments.flatMap((fragment, index): [string, CompiledFragment][] => {
    const text = texts[index]
    if (!text) return []
    return [[textKey(text), { ...fragment, diagnostics: reportedOf(fragment, text, packages) }]]
  })
}

const ofAuthors: ReadonlySet<string> = new Set(['unknown-language', 'invalid-code-meta', 'unbalanced-html'])

/** Texts of installed packages cannot be corrected here, and readers see them all the same: faulty fences and tags in them are not reported. */
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
  return isInstalled ? diagnostics.filter(({ code }) => !ofAuthors.has(code)) : diagnostics
}
