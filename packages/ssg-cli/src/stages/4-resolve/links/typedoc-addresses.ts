// In: an address of the pages that TypeDoc, or its plugin for Markdown, made of the same packages. Out: where the declaration stands now.
import { specifierOf, type ApiId, type RoutePath } from '@docgen/model'

interface Place {
  readonly path: RoutePath
  readonly anchor?: string | undefined
}

type Places = ReadonlyMap<ApiId, Place>

/** `/api/classes/acme_core.Widget.html`, `/docs/api/modules/acme_core`, `/docs/api/@acme/core/type-aliases/Size`. */
const address =
  /^(.*)\/(?:classes|interfaces|functions|types|type-aliases|variables|enums|enumerations|(modules|namespaces))\/([^/]+?)(?:\.html|\.md)?\/?$/

interface TypedocPlace extends Place {
  /** Whether the declaration that the link names in its module is not found there. */
  readonly isModuleAlone: boolean
}

/** `undefined` unless it is sure. `anchor` is that of the link. */
export function placeOfTypedoc(path: string, anchor: string, placeById: Places): TypedocPlace | undefined {
  const [, before = '', isModule, name] = address.exec(path) ?? []
  if (name === undefined) return undefined
  const { byName, specifiers } = tablesOf(placeById)
  const dot = name.lastIndexOf('.')
  const module = plain(isModule === undefined ? name.slice(0, Math.max(dot, 0)) : name)
  const wanted = isModule === undefined ? [name.slice(dot + 1), ...(anchor === '' ? [] : [anchor])] : [anchor]
  const candidatesOf = (names: readonly string[]): readonly Named[] => byName.get(plain(names.join('.'))) ?? []
  const found = [...(wanted.length > 1 ? [candidatesOf(wanted)] : []), candidatesOf(wanted.slice(0, 1))]
    .map((candidates) =>
      onlyPlace(candidates, (specifier) => (module === '' ? plain(before).endsWith(specifier) : specifier === module)),
    )
    .find((place) => place !== undefined)
  if (found !== undefined) return { ...found, isModuleAlone: false }
  const ofModule = isModule === undefined ? undefined : specifiers.get(module)
  return ofModule && { ...ofModule, isModuleAlone: anchor !== '' }
}

interface Named {
  /** Of its entry point, without signs. */
  readonly specifier: string
  readonly place: Place
}

/** What alone has the name, else what alone has it in the module that the address says. */
function onlyPlace(candidates: readonly Named[], isOfModule: (specifier: string) => boolean): Place | undefined {
  const inModule = candidates.filter(({ specifier }) => isOfModule(specifier))
  return [inModule, candidates].map(soleOf).find((place) => place !== undefined)
}

function soleOf(candidates: readonly Named[]): Place | undefined {
  const places = new Map(candidates.map(({ place }) => [`${place.path}#${place.anchor ?? ''}`, place]))
  return places.size === 1 ? [...places.values()][0] : undefined
}

interface Tables {
  /** By names and those of members, without signs: `widgetopen`. */
  readonly byName: ReadonlyMap<string, readonly Named[]>
  readonly specifiers: ReadonlyMap<string, Place>
}

const tables = new WeakMap<Places, Tables>()

/** Made when the first address of a site asks for them: few sites have any. */
function tablesOf(placeById: Places): Tables {
  const known = tables.get(placeById)
  if (known !== undefined) return known
  const byName = new Map<string, Named[]>()
  const specifiers = new Map<string, Place>()
  for (const [id, place] of placeById) {
    const specifier = specifierOf(id)
    const local = plain(id.slice(specifier.length + 1))
    if (local === '') specifiers.set(plain(specifier), place)
    else byName.set(local, [...(byName.get(local) ?? []), { specifier: plain(specifier), place }])
  }
  const made = { byName, specifiers }
  tables.set(placeById, made)
  return made
}

/** Anchors and names of files leave out signs, each tool others, and anchors are in small letters. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
