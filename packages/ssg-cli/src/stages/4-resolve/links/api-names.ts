// What an author may write after `api:`, and which declaration it names on a page.
import { once, specifierOf, type ApiId, type ApiSection, type RoutePath } from '@docgen/model'
import { createNearestLookup } from '../../../common/nearest-lookup.ts'

export interface ApiNames {
  /** `ownPackage` is the npm name of the package whose page holds the link, if it is one of the reference. */
  readonly find: (name: string, ownPackage?: string) => ApiName
  /** What was surely meant by a name that names nothing. */
  readonly findNearest: (name: string, ownPackage?: string) => string | undefined
}

interface ApiName {
  readonly id?: ApiId | undefined
  /** Where the name is that of several declarations: each with the package it is of, as an author may write it. */
  readonly ambiguous?: readonly string[] | undefined
}

interface Named {
  readonly id: ApiId
  readonly package: string
  readonly dir: string
  /** Behind the package: `AccountsServer.logout`. */
  readonly local: string
  /** Where it stands: a re-export and what it stands for are one. */
  readonly place: string
  /** As an author writes it: `server/AccountsServer.logout`. */
  readonly written: string
  readonly isMain: boolean
}

/**
 * `server/AccountsServer`, `@accounts/server!AccountsServer`, each also with an entry point (`hono/client/hc`, `hono/client!hc`), and the bare
 * name; members after `.` or `#`. A bare name means that of its own package first, else the one declaration that all others lead to.
 */
export function apiNamesOf(apis: readonly ApiSection[]): ApiNames {
  const tables = once(() => tablesOf(apis.flatMap(namedOf)))
  const nearest = createNearestLookup()
  return {
    find: (name, ownPackage) => {
      const { exact, byName } = tables()
      const dotted = name.replaceAll('#', '.')
      const id = exact.get(dotted) ?? exact.get(name)
      return id === undefined ? choose(byName.get(dotted) ?? [], ownPackage) : { id }
    },
    findNearest: (name, ownPackage) => {
      const { exact, byName, locals, writtenNames } = tables()
      const called = /^(.+)\(\)$/.exec(name)?.[1]
      if (called !== undefined && (exact.has(called) || byName.has(called))) return called
      const [, owner, local = ''] = /^((?:@[^/!]+\/)?[^/!]+)[/!](.*)$/.exec(name) ?? []
      if (owner === undefined) return nearest(locals.get(ownPackage ?? '') ?? byName).find(name)
      return nearest(writtenNames.get(owner) ?? exact).find(name) ?? onlyElsewhere(byName.get(local))
    },
  }
}

/** What only one other package exports under the very name. */
function onlyElsewhere(candidates: readonly Named[] = []): string | undefined {
  const [first, ...others] = firstOfEach(candidates, ({ place }) => place)
  return others.length === 0 ? first?.written : undefined
}

/** By a package, its `dir` too, what an author may write: of another package nothing is offered. */
function tablesOf(named: readonly Named[]) {
  const exact = new Map<string, ApiId>()
  const byName = new Map<string, Named[]>()
  const locals = new Map<string, string[]>()
  const writtenNames = new Map<string, string[]>()
  for (const value of named) {
    const { id, package: owner, dir, local, written } = value
    exact
      .set(id, id)
      .set(`${specifierOf(id)}!${local}`, id)
      .set(written, id)
    push(byName, local, value)
    push(locals, owner, local)
    push(writtenNames, owner, `${specifierOf(id)}!${local}`)
    push(writtenNames, dir, written)
    if (value.isMain) continue
    // An export of any entry point goes by the package alone too, where that tells it.
    push(byName, `${dir}/${local}`, value)
    push(byName, `${owner}!${local}`, value)
  }
  return { exact, byName, locals, writtenNames }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The main entry of the own package goes before its others, and its own package before the rest of the family. */
function choose(candidates: readonly Named[], ownPackage: string | undefined): ApiName {
  const own = candidates.filter((each) => each.package === ownPackage)
  for (const some of [own.filter(({ isMain }) => isMain), own, candidates]) {
    // A package that two references document, which is a finding of its own, has two places for one id.
    const [first, ...others] = firstOfEach(
      firstOfEach(some, ({ place }) => place),
      ({ id }) => id,
    )
    if (first) return others.length === 0 ? { id: first.id } : { ambiguous: namesOf([first, ...others]) }
  }
  return {}
}

function firstOfEach(several: readonly Named[], keyOf: (each: Named) => string): readonly Named[] {
  const firsts = new Map<string, Named>()
  for (const each of several) if (!firsts.has(keyOf(each))) firsts.set(keyOf(each), each)
  return [...firsts.values()]
}

/** Packages of two references may have one `dir`: then their npm names tell them apart. */
function namesOf(several: readonly Named[]): readonly string[] {
  return several.map(({ id, local, written }, index) => {
    const isShared = several.some((other, at) => at !== index && other.written === written)
    return isShared ? `${specifierOf(id)}!${local}` : written
  })
}

function namedOf({ packages, placeById }: ApiSection): readonly Named[] {
  const owners = new Map(
    packages.flatMap(({ name, dir, entryPoints = [{ specifier: name }] }) =>
      entryPoints.map(({ specifier }) => [specifier, { name, dir, path: dir + specifier.slice(name.length) }] as const),
    ),
  )
  return [...placeById].flatMap(([id, place]): Named[] => {
    const specifier = specifierOf(id)
    const local = id.slice(specifier.length + 1).replaceAll('#', '.')
    const owner = owners.get(specifier) ?? { name: specifier, dir: specifier, path: specifier }
    // An entry point itself goes by its id alone.
    const written = local === '' ? specifier : `${owner.path}/${local}`
    return [{ id, package: owner.name, dir: owner.dir, local, place: placeKey(place), written, isMain: specifier === owner.name }]
  })
}

/** What tells places of the site apart. */
export function placeKey({ path, anchor = '' }: { readonly path: RoutePath; readonly anchor?: string | undefined }): string {
  return `${path}#${anchor}`
}
