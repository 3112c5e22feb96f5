import type { ApiId, Severity, SourceRange } from '@docgen/model'
import { Reflection } from 'typedoc'
import { unresolvedApiLink } from '../diagnostics.ts'
import type { Conversion } from './conversion.ts'
import type { LinkPart } from './link-texts.ts'
import { escapeMarkdown, toCodeSpan } from './markdown.ts'

interface LinkPlace {
  readonly at: SourceRange
  readonly severity: Severity | undefined
  /** npm name of the package whose comment it is; `undefined` for one that is not documented. */
  readonly packageName: string | undefined
}

/**
 * A link of a doc comment as Markdown: to `api:<ApiId>`, to an address of the web, or the text alone when it leads nowhere. Then it
 * reports `unresolved-api-link`.
 */
export function toMarkdownLink(part: LinkPart, place: LinkPlace, conversion: Conversion): string {
  const { text, declaredBy } = conversion.linkTexts.of(part)
  const { target, label } = splitLink(text)
  const isCode = part.tag === '@linkcode'
  if (/^(?:https?|ftps?|mailto):/.test(target)) return linkTo(target, label ?? target, { isCode, isOwnText: label !== undefined })
  const shown = label ?? target.slice(target.indexOf('!') + 1)
  // Of a comment from elsewhere TypeDoc knows names alone, and would take ours for its own.
  const resolved = place.packageName !== undefined && part.target instanceof Reflection ? part.target : undefined
  // Of `crypto!Verifier`, TypeScript reads the first word, which may be the name of something else.
  const isOurs = declaredBy === undefined || target.includes('!')
  const isDocumented = conversion.packages.some(({ name }) => name === declaredBy)
  const { findMember, findNamed } = conversion.linkCandidates
  const name = withoutTypeArguments(target)
  const known =
    resolved ?? (isOurs ? findNamed(name, place.packageName) : isDocumented ? findMember(name, place.packageName) : undefined)
  const id = conversion.ids.findTarget(known)
  // What is not exported has no place that a link could lead to.
  const found = conversion.ids.findTypeTarget(known) === id ? known : undefined
  if (id !== undefined) return linkTo(`api:${id}`, shown, { isCode, isOwnText: label !== undefined })
  // A link to a whole package resolves, although no declaration stands at its end.
  if (!found && place.severity) {
    const nearest = conversion.linkCandidates.findNearest(name, place.packageName)
    const finding = { link: target, nearest, declaredBy, isOwn: isDocumented }
    conversion.report(unresolvedApiLink(place.at, place.severity, finding))
  }
  if (isCode) return toCodeSpan(shown)
  return label ?? escapeMarkdown(shown)
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

/** Links lead to `Box`, whatever it is a `Box<T>` of. */
function withoutTypeArguments(target: string): string {
  return target.replace(/<(?:[^<>]|<[^<>]*>)*>/g, '')
}

function linkTo(address: string, text: string, { isCode, isOwnText }: { isCode: boolean; isOwnText: boolean }): string {
  const shown = isCode ? toCodeSpan(text) : isOwnText ? text.replace(/(?<!\\)[[\]]/g, '\\$&') : escapeMarkdown(text)
  return `[${shown}](${/[\s()<>\\]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address})`
}
