import { externalKey, knownAddressOf, type ApiId, type Diagnostic, type Severity, type SourceRange } from '@docgen/model'
import { Reflection } from 'typedoc'
import { tagAsAddress, unresolvedApiLink } from '../diagnostics/doc-comments.ts'
import type { Conversion } from './conversion.ts'
import type { LinkPart } from './link-texts.ts'
import { escapeMarkdown, toCodeSpan } from './markdown.ts'

interface LinkPlace {
  readonly at: SourceRange
  readonly severity: Severity | undefined
  /** What its comment describes. */
  readonly owner: Reflection
  /** npm name of the package whose comment it is; `undefined` for one that is not documented. */
  readonly packageName: string | undefined
}

/**
 * A link of a doc comment as Markdown: to `api:<ApiId>`, to `external:<key>` for what another project declares, to an address of the web,
 * or the text alone when it leads nowhere. Then it reports `unresolved-api-link`.
 */
export function toMarkdownLink(part: LinkPart, place: LinkPlace, conversion: Conversion): string {
  const { address, shown, finding, ...form } = resolveLink(part, place, conversion)
  if (finding && address === undefined) conversion.report(finding)
  else if (finding && address !== undefined) conversion.reportUnlessShown(address.slice('api:'.length), finding)
  if (address !== undefined) return linkTo(address, shown, form)
  if (form.isCode) return toCodeSpan(shown)
  return form.isOwnText ? shown : escapeMarkdown(shown)
}

/**
 * The address alone of a tag that stands where Markdown has that of a link, as in `[label]({@link Name})`, which is reported. One that no
 * page knows leaves the label without a link.
 */
export function toAddress(part: LinkPart, label: string, place: LinkPlace, conversion: Conversion): string {
  const { address, target } = resolveLink(part, place, conversion)
  if (place.severity) conversion.report(tagAsAddress(place.at, { tag: part.tag, target, label }))
  return destinationOf(address ?? `external:${externalKey({ name: target })}`)
}

interface ResolvedLink {
  readonly target: string
  readonly address?: string | undefined
  readonly shown: string
  readonly isCode: boolean
  /** Whether the author wrote what is shown, as Markdown. */
  readonly isOwnText: boolean
  readonly finding?: Diagnostic | undefined
}

function resolveLink(part: LinkPart, place: LinkPlace, conversion: Conversion): ResolvedLink {
  const { text, declared } = conversion.linkTexts.of(part)
  const { target, label: given } = splitLink(text)
  const isOwnText = given !== undefined
  const written = { target, isCode: part.tag === '@linkcode', isOwnText }
  const label = given === undefined || written.isCode ? given : withTypeArguments(given)
  if (/^(?:https?|ftps?|mailto):/.test(target)) return { ...written, address: target, shown: label ?? target }
  const global = globalNamedBy(target)
  if (global) {
    const isCode = written.isCode || (!isOwnText && part.tag !== '@linkplain')
    return { ...written, address: `external:${externalKey(global.declared)}`, shown: label ?? global.name, isCode }
  }
  const name = withoutTypeArguments(target)
  const link = { ...written, shown: label ?? conversion.linkCandidates.shownNameOf(target) }
  // Of `crypto!Verifier`, TypeScript reads the first word, which may be the name of something else.
  const meant = isName(name) ? declared : undefined
  const known = findDeclaration(part, name, meant, place, conversion)
  const id = conversion.ids.findTarget(known)
  if (id !== undefined) return { ...link, address: `api:${id}` }
  const isOwn = conversion.packages.some((documented) => documented.name === meant?.package)
  const elsewhere = meant && !isOwn ? meant : known ? undefined : conversion.linkCandidates.findElsewhere(name)
  if (elsewhere && isMereGlobal(elsewhere)) {
    if (!place.severity) return link
    const nearest = conversion.linkCandidates.findNearest(name, place.packageName, isOwnText, place.owner)
    return { ...link, finding: unresolvedApiLink(place.at, place.severity, { link: target, nearest, isGlobal: true }) }
  }
  if (elsewhere) {
    const isCode = link.isCode || (!isOwnText && part.tag !== '@linkplain')
    return { ...link, address: `external:${externalKey(elsewhere)}`, isCode }
  }
  const unexported = conversion.ids.findTypeTarget(known)
  const address = unexported === undefined ? undefined : `api:${unexported}`
  if (!place.severity) return { ...link, address }
  const nearest = conversion.linkCandidates.findNearest(name, place.packageName, isOwnText, place.owner)
  const finding = unresolvedApiLink(place.at, place.severity, {
    link: target,
    nearest,
    declared: meant,
    isLeftOut: meant !== undefined && conversion.linkCandidates.isLeftOut(meant),
  })
  return { ...link, address, finding }
}

/** `!Request.redirect`, as typedoc-plugin-mdn-links reads it. A member is described on the page of its type. */
function globalNamedBy(target: string) {
  const [, name = '', holder = ''] = /^!((\w+)(?:[.#]\w+)*)$/.exec(target) ?? []
  const declared = [name, holder].map((each) => ({ package: 'typescript', name: each })).find(knownAddressOf)
  return declared && { declared, name }
}

/**
 * An author who writes `name`, `status` or `event` does not mean the variable that browsers have by that name, and no page describes it. Types begin with
 * a capital letter, so a link to one means it.
 */
function isMereGlobal(declared: { readonly package: string; readonly name: string }): boolean {
  return declared.package === 'typescript' && /^[a-z]\w*$/.test(declared.name) && knownAddressOf(declared) === undefined
}

/** `undefined` too for what is a whole package, at whose end no declaration stands. */
function findDeclaration(
  { target }: LinkPart,
  name: string,
  meant: { readonly package: string } | undefined,
  { packageName, owner }: LinkPlace,
  { packages, linkCandidates }: Conversion,
): Reflection | undefined {
  const member = linkCandidates.findMember(name, owner)
  if (member) return member
  // Of a comment from elsewhere TypeDoc knows names alone, and would take ours for its own.
  if (packageName !== undefined && target instanceof Reflection) return target
  if (!meant) return linkCandidates.findNamed(name, packageName)
  // Without an import, TypeScript takes an export of another file for the global of its name.
  if (meant.package === 'typescript') return linkCandidates.findOwn(name, packageName)
  const isMember = /[.#~]/.test(name)
  return isMember && packages.some((each) => each.name === meant.package) ? linkCandidates.findOwn(name, packageName) : undefined
}

/** A declaration's own name, as code. */
export function toApiLink(id: ApiId, name: string): string {
  return linkTo(`api:${id}`, name, { isCode: true, isOwnText: false })
}

/** `Target | text`, or `Target text`. What stands in the brackets of a target is part of it: `Exclude<T, U>`. */
export function splitLink(written: string): { target: string; label?: string } {
  const [, target = '', label = ''] = /^\s*((?:<(?:[^<>]|<[^<>]*>)*>|\([^()]*\)|[^\s|])*)\s*\|?([\s\S]*)$/.exec(written) ?? []
  const shown = label.trim().replace(/\s+/g, ' ')
  return shown === '' ? { target } : { target, label: shown }
}

/** Whether all of it is what TypeScript reads. */
function isName(target: string): boolean {
  return /^[\w$]+(?:[.#~][\w$]+)*(?:\(\))?$/.test(target)
}

/** In a label, `Box<T>` is a type, not HTML: the bracket stands directly behind a name, and no end tag follows. */
function withTypeArguments(label: string): string {
  if (label.includes('</')) return label
  return label.replace(/(`+)[\s\S]*?\1|(?<=[\w$])<(?!(?:br|wbr|img)\b)/g, (sign) => (sign === '<' ? '\\<' : sign))
}

/** Links lead to `Box`, whatever it is a `Box<T>` of. */
function withoutTypeArguments(target: string): string {
  return target.replace(/<(?:[^<>]|<[^<>]*>)*>/g, '')
}

function linkTo(address: string, text: string, { isCode, isOwnText }: { isCode: boolean; isOwnText: boolean }): string {
  const shown = isCode ? toCodeSpan(text) : isOwnText ? text.replace(/(?<!\\)[[\]]/g, '\\$&') : escapeMarkdown(text)
  return `[${shown}](${destinationOf(address)})`
}

function destinationOf(address: string): string {
  return /[\s()<>\\]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address
}
