// Files of the old site that are copied as they are.
import { fileNamed } from '../core/next/links.ts'
import { withinSite } from '../core/paths.ts'
import type { Migration, ProjectFiles } from '../core/site.ts'
import { collectionOf } from './old-pages.ts'
import type { OldSite } from './site.ts'

/** Static files, what lies beside pages, and images and code that pages show from elsewhere. */
export function copiesOf({ files, collections, place }: OldSite, shown: readonly string[]): Migration['copies'] {
  const ofPublic = files.paths.filter((path) => path.startsWith('public/')).map((from) => ({ from, to: from }))
  const beside = files.paths.flatMap((from) => {
    const collection = collectionOf(from, collections)
    const isOther = collection && !/\.(?:mdx?|json|ya?ml|css|scss|[cm]?[jt]sx?)$/.test(from) && !/(?:^|\/)\.[^/]+$/.test(from)
    return isOther ? [{ from, to: `${place.dirOf(collection)}${from.slice(collection.dir.length)}` }] : []
  })
  const icons = files.paths.flatMap((from) => {
    const name = /^(?:src\/)?app\/((?:favicon|icon)\.(?:ico|svg|png))$/.exec(from)?.[1]
    return name === undefined ? [] : [{ from, to: `public/${name}` }]
  })
  const all = [...ofPublic, ...icons, ...beside, ...shown.map((from) => ({ from, to: withinSite(from) }))]
  return [...new Map(all.map((copy) => [copy.to, copy])).values()]
}

interface IncludedCode {
  /** The path of code as a fence of a page names it. */
  readonly of: (page: string) => (path: string, isRoot: boolean) => string | undefined
  readonly used: () => readonly string[]
}

export function codeOf(files: ProjectFiles): IncludedCode {
  const used = new Set<string>()
  return {
    used: () => [...used].sort(),
    of: (page) => (path, isRoot) => {
      const name = isRoot ? `@/${path.replace(/^\.\//, '')}` : path.replace(/^(?!\.{1,2}\/)/, './')
      const file = fileNamed(name, page, files)
      if (file === undefined) return undefined
      used.add(file)
      return withinSite(file)
    },
  }
}
