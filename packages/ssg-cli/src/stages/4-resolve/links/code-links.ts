// In: inline code of a page, and the packages that the page is about. Out: the declaration that it names, if it is exactly one.
import { entryIdOf, type ApiId, type Route, type RoutePath } from '@docgen/model'
import type { CodeNames } from './code-names.ts'

/** What a page says that tells which packages it is about. */
export interface PageSubject {
  /** Documented packages, by npm name. */
  readonly packages: ReadonlySet<string>
  /** Declarations that the page links to, imports, or has for its subject. */
  readonly named: ReadonlySet<ApiId>
}

interface SubjectInput {
  readonly route: Route | undefined
  readonly linked: readonly { readonly path: RoutePath; readonly anchor: string }[]
  readonly routeAt: (path: RoutePath) => Route | undefined
  readonly names: CodeNames
}

/**
 * A page of the reference and a changelog are about their package. Any other page is about the packages that it names, that its code
 * imports, and whose pages it links to.
 */
export function subjectOf({ route, linked, routeAt, names }: SubjectInput): PageSubject {
  if (route && 'package' in route) {
    return { packages: new Set([route.package.name]), named: new Set(route.kind === 'api-entry' ? [route.entry.id] : []) }
  }
  const packages = new Set<string>()
  const named = new Set<ApiId>()
  for (const { path, anchor } of linked) {
    const target = routeAt(path)
    if (target && 'package' in target) packages.add(target.package.name)
    const id = names.idAt(path, anchor) ?? names.idAt(path, '')
    if (id !== undefined) named.add(id)
  }
  const mentions = route?.kind === 'doc' ? (route.page.mentions ?? []) : []
  for (const { package: name, imported } of mentions) {
    const ids = names.idsByPackage.get(name)
    if (!ids) continue
    packages.add(name)
    for (const item of imported) {
      const id = ids.get(item)
      if (id !== undefined) named.add(names.canonical(id))
    }
  }
  return { packages, named }
}

/**
 * The declarations that pieces of inline code name, in their order; `undefined` for what stays plain: a name that none or several of the
 * packages have, and the call of a method (`logout()`) unless exactly one class that the page names has it.
 */
export function namedByCode(codes: readonly string[], subject: PageSubject, names: CodeNames): readonly (ApiId | undefined)[] {
  const exact = codes.map((code) => exportsNamed(code, subject, names))
  const entries = new Set([...subject.named, ...exact.flatMap((found) => (found.length === 1 ? found : []))].map(entryIdOf))
  return codes.map((code, index) => {
    const [id, ...others] = exact[index] ?? []
    if (id !== undefined) return others.length === 0 ? id : undefined
    return code.endsWith('()') && !/[.#]/.test(code) ? methodOf(entries, dottedOf(code), names) : undefined
  })
}

function dottedOf(code: string): string {
  return code.replace(/\(\)$/, '').replaceAll('#', '.')
}

const ordinaryWord = /^[a-z]+$/

/** A plain word (`errors`, `context`) is as likely an option or a variable: it is only a name where the page imports or links it. */
function exportsNamed(code: string, { packages, named }: PageSubject, names: CodeNames): readonly ApiId[] {
  const name = dottedOf(code)
  const found = [...packages].flatMap((packageName) => names.idsByPackage.get(packageName)?.get(name) ?? [])
  const ids = [...new Set(found.map(names.canonical))]
  return ordinaryWord.test(code) ? ids.filter((id) => named.has(id)) : ids
}

function methodOf(entries: ReadonlySet<ApiId>, name: string, names: CodeNames): ApiId | undefined {
  const [id, ...others] = [...entries].flatMap((entry) => {
    if (names.kindOf(entry) !== 'class' && names.kindOf(entry) !== 'interface') return []
    return names.memberOf(entry, name) ?? []
  })
  return others.length === 0 ? id : undefined
}
