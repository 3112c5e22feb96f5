import {
  escapeAttribute,
  slotMark,
  type ApiId,
  type ApiSection,
  type Asset,
  type CheckedSample,
  type CodeTypes,
  type Diagnostic,
  type RoutePath,
  type SafeHref,
  type SiteConfig,
  type Slot,
} from '@docgen/model'
import { pageFailed } from '../../../diagnostics/markdown.ts'
import { guarded } from '../../../common/guarded.ts'
import { decodeHref, encodePath } from '../../../common/paths.ts'
import { fragmentOf } from '../../../syntax/html/text-fragment.ts'
import { answeredQueriesOf, type AnsweredQuery } from '../../../syntax/markdown/answered-queries.ts'
import { namedByCode, subjectOf, type PageSubject } from './code-links.ts'
import { hrefOfRoute, routePathOfHref } from './hrefs.ts'
import { linkCode, type CodeLink } from './link-code.ts'
import type { LinkTargets } from './link-targets.ts'
import type { LinkSource } from './link-source.ts'
import { resolveLink, type ResolvedLink } from './resolve-link.ts'
import { codeLinksOf, sampleKeyOf } from './sample-links.ts'
import { withAnswers } from './write-answers.ts'

/** No address: the attribute that would hold it is left out. */
const refused = null

/** No link: its text stands alone. */
const textAlone = false

/** What stands in the HTML for a slot: text within an attribute's quotes, or that of inline code; of a sample what is known of its code. */
type SlotValue = string | SampleValue | typeof refused | typeof textAlone

interface SampleValue {
  readonly links: readonly CodeLink[]
  /** The key of the types of its names, in the file of the page that has them. */
  readonly types?: string | undefined
  /** What its comments `// ^?` are answered. */
  readonly answers?: readonly AnsweredQuery[] | undefined
}

export interface FilledSlots {
  readonly values: readonly SlotValue[]
  /** The address of each slot that is a link or an image; absent where none may stand. */
  readonly hrefs: readonly (SafeHref | undefined)[]
  readonly assets: readonly Asset[]
  /** Those that the values of samples name. */
  readonly codeTypes: readonly CodeTypes[]
  readonly diagnostics: readonly Diagnostic[]
  /** The declaration that each slot leads to; `undefined` for what leads elsewhere or nowhere. Empty for a site without API. */
  readonly apiIds: readonly (ApiId | undefined)[]
  /** The slots of links whose text stands alone. */
  readonly unlinked?: ReadonlySet<number> | undefined
  /** Of each slot of a sample that asks for types, the answers. */
  readonly answers?: ReadonlyMap<number, readonly AnsweredQuery[]> | undefined
  /** Which packages the page is about; only known of one that has inline code to link. */
  readonly subject?: PageSubject | undefined
}

/** `source.at` gives the file; lines and columns are those of the slots. */
export function fillSlots(slots: readonly Slot[], source: LinkSource, targets: LinkTargets): FilledSlots {
  return guarded(
    () => filledSlotsOf(slots, source, targets),
    (reason) => ({
      values: slots.map(({ kind, href }) =>
        kind === 'code' ? escapeAttribute(href) : kind === 'sample' ? { links: [] } : refused,
      ),
      hrefs: [],
      assets: [],
      codeTypes: [],
      diagnostics: [pageFailed(source.at, reason)],
      apiIds: [],
    }),
  )
}

function filledSlotsOf(slots: readonly Slot[], source: LinkSource, targets: LinkTargets): FilledSlots {
  const assets: Asset[] = []
  const diagnostics: Diagnostic[] = []
  const hrefs = slots.map((slot): ResolvedLink => {
    if (slot.kind === 'code' || slot.kind === 'sample') return { href: undefined }
    const at = { file: source.at.file, line: slot.line, column: slot.column }
    // What GitHub shows of a file is a page; an image is meant to be the file.
    const isImage = slot.kind === 'image'
    const externalBase = isImage ? source.externalBase?.replace(/\/(?:tree|blob)\//, '/raw/') : source.externalBase
    const resolved = guarded<ResolvedLink>(
      () => resolveLink(isImage ? pictureOf(slot.href) : slot.href, { ...source, at, externalBase, isImage }, targets),
      (reason) => ({ href: undefined, diagnostic: pageFailed(at, reason) }),
    )
    if (resolved.diagnostic) diagnostics.push(resolved.diagnostic)
    if (resolved.asset) assets.push(resolved.asset)
    return resolved
  })
  const { apiIds, subject } = namedBySlots(slots, hrefs, source.path, targets)
  const samples = slots.map((slot) =>
    slot.kind === 'sample' ? targets.samples.get(sampleKeyOf({ ...slot, file: source.at.file })) : undefined,
  )
  const values = slots.map((slot, index): SlotValue => {
    if (slot.kind === 'sample') return sampleValue(samples[index], source.path, targets)
    if (slot.kind === 'code') return codeValue(slot.href, apiIds[index], source.path, targets)
    const { href, asset, isTextAlone } = hrefs[index] ?? {}
    if (href === undefined) return isTextAlone ? textAlone : refused
    return slot.kind === 'image' ? imageValue(href, asset) : escapeAttribute(href)
  })
  const unlinked = new Set(hrefs.flatMap(({ isTextAlone }, index) => (isTextAlone ? [index] : [])))
  return {
    values,
    hrefs: hrefs.map(({ href }) => href),
    assets,
    codeTypes: samples.flatMap((checked) => typesOf(checked, targets) ?? []),
    diagnostics,
    apiIds,
    unlinked,
    answers: new Map(
      values.flatMap((value, index) => (typeof value === 'object' && value?.answers ? [[index, value.answers] as const] : [])),
    ),
    subject,
  }
}

/** GitHub itself shows the file where an image has the address of its page. */
function pictureOf(href: string): string {
  return href.replace(/^(https:\/\/github\.com\/[^/?#]+\/[^/?#]+)\/blob\//i, '$1/raw/')
}

/** Links first: which packages the page is about depends on them, and what its code names on that. */
function namedBySlots(
  slots: readonly Slot[],
  hrefs: readonly ResolvedLink[],
  path: RoutePath | undefined,
  targets: LinkTargets,
): Pick<FilledSlots, 'apiIds' | 'subject'> {
  const { graph, config, apis } = targets
  if (apis.length === 0) return { apiIds: [] }
  const names = targets.codeNames()
  const places = hrefs.map(({ href }) => (href === undefined ? undefined : apiPlaceOf(href, apis, config)))
  const linked = places.filter((place) => place !== undefined)
  const codes = slots.flatMap(({ kind, href }) => (kind === 'code' ? [href] : []))
  const route = path === undefined ? undefined : graph.routeByPath.get(path)
  const subject = codes.length === 0 ? undefined : subjectOf({ route, linked, routeAt: (at) => graph.routeByPath.get(at), names })
  const named = subject ? [...namedByCode(codes, subject, names)] : []
  const apiIds = slots.map(({ kind }, index) => {
    if (kind === 'code') return named.shift()
    const place = places[index]
    return place && names.idAt(place.path, place.anchor)
  })
  return { apiIds, subject }
}

/** Where in a reference an href of the site leads. */
function apiPlaceOf(
  href: string,
  apis: readonly ApiSection[],
  { base }: SiteConfig,
): { readonly path: RoutePath; readonly anchor: string } | undefined {
  if (!apis.some((api) => href.startsWith(base + encodePath(api.path.slice(1))))) return undefined
  const [path = '', anchor = ''] = href.slice(base.length - 1).split('#')
  const decoded = decodeHref(path.replace(/\?.*$/, ''))
  return decoded === undefined
    ? undefined
    : { path: routePathOfHref(decoded), anchor: decodeHref(fragmentOf(anchor).anchor) ?? '' }
}

/** The code's text, within a link when it names a declaration; never one from a declaration's own page to itself. */
function codeValue(code: string, id: ApiId | undefined, path: RoutePath | undefined, targets: LinkTargets): string {
  const place = id === undefined ? undefined : targets.placeById.get(id)
  const text = escapeAttribute(code)
  if (!place || (place.path === path && place.anchor === undefined)) return text
  const href = hrefOfRoute(place.path, targets.config, place.anchor)
  const ownHref = place.path === path ? href.slice(href.indexOf('#')) : href
  return `<a href="${escapeAttribute(ownHref)}">${text}</a>`
}

function sampleValue(checked: CheckedSample | undefined, path: RoutePath | undefined, targets: LinkTargets): SampleValue {
  if (!checked) return { links: [] }
  const links = codeLinksOf(checked, path, targets.placeById, targets.config)
  const types = typesOf(checked, targets)?.key
  const answers = answeredQueriesOf(checked)
  return {
    links: links.map((link) => ({ ...link, href: escapeAttribute(link.href) })),
    ...(types !== undefined && { types }),
    ...(answers.length > 0 && { answers }),
  }
}

/** None where they could not be fetched: what was opened from a disk cannot load anything later. */
function typesOf(checked: CheckedSample | undefined, { config }: LinkTargets): CodeTypes | undefined {
  return config.relativeLinks || !checked?.types ? undefined : inWords(checked.types, config)
}

/** How many overloads a function has is said in the language of the page, in the line between its type and what its comment says. */
function inWords(types: CodeTypes, { words }: Pick<SiteConfig, 'words'>): CodeTypes {
  if (!types.overloads) return types
  const counts = new Map(types.overloads)
  const texts = types.texts.map((text, index) => {
    const count = counts.get(index)
    const [code = '', , ...summary] = text.split('\n')
    return count === undefined ? text : [code, words('moreOverloads', { count }), ...summary].join('\n')
  })
  return { ...types, texts }
}

/** Puts the values where the marks are. */
export function withSlots(html: string, values: readonly SlotValue[]): string {
  if (values.length === 0) return html
  const [first = '', ...parts] = html.split(slotMark)
  return parts.reduce((filled, part, index) => withValue(filled, values[index] ?? refused, part), first)
}

/** The slot of a sample stands between `<` and `>`, which go with it. */
function withValue(before: string, value: SlotValue, after: string): string {
  if (value === textAlone) return withoutElement(before, after)
  if (value === refused) return withoutAttribute(before, after)
  if (typeof value === 'string') return before + value + after
  const opened = before.slice(0, -1)
  const code = withAnswers(linkCode(after.slice(1), value.links), value.answers ?? [])
  return (value.types === undefined ? opened : withTypes(opened, value.types)) + code
}

/** On the element of the code, whose opening tag ends where its text begins. */
function withTypes(opened: string, types: string): string {
  return opened.endsWith('>') ? `${opened.slice(0, -1)} data-types="${escapeAttribute(types)}">` : opened
}

/** What a component shows of an address other than as an attribute is shown empty. */
function withoutAttribute(before: string, after: string): string {
  const [start = ''] = /\s[\w:-]+="$/.exec(before.slice(-longestName)) ?? []
  return start === '' ? before + after : before.slice(0, -start.length) + after.replace(/^"/, '')
}

const longestName = 40

/** A link holds no other; one that holds a slot stays, without its address. */
function withoutElement(before: string, after: string): string {
  const start = before.lastIndexOf('<a ')
  const end = after.indexOf('</a>')
  const [opening = ''] = /^"[^<>]*>/.exec(after) ?? []
  if (start < 0 || end < 0 || opening === '' || before.includes('>', start)) return withoutAttribute(before, after)
  return before.slice(0, start) + after.slice(opening.length, end) + after.slice(end + '</a>'.length)
}

/** The slot stands between the quotes of `src`: what follows the URL closes them and opens the last attribute's. */
function imageValue(href: string, asset: Asset | undefined): string {
  const src = escapeAttribute(href)
  if (asset?.width === undefined || asset.height === undefined) return src
  return `${src}" width="${asset.width}" height="${asset.height}`
}
