import type { SourceRange, Severity } from '@docgen/ssg-cli/model'
import {
  Reflection,
  ReflectionSymbolId,
  type CommentDisplayPart,
  type DeclarationReflection,
  type InlineTagDisplayPart,
} from 'typedoc'
import { unresolvedApiLink } from '../diagnostics.ts'
import type { DocumentedPackage } from '../extraction.ts'
import { findNearest } from '../nearest.ts'
import type { Conversion } from './conversion.ts'
import { escapeMarkdown, toCodeSpan } from './markdown.ts'

interface WrittenLink {
  /** All between the tag and its closing brace. */
  readonly text: string
  /** npm name of the package that declares what TypeScript found. */
  readonly declaredBy?: string | undefined
}

/** Links as their author wrote them, since TypeDoc leaves only the text to show. */
export interface LinkTexts {
  /** To be called for each reflection before TypeDoc resolves its links. */
  readonly remember: (reflection: Reflection) => void
  readonly of: (part: InlineTagDisplayPart) => WrittenLink
}

export function createLinkTexts(): LinkTexts {
  const texts = new WeakMap<InlineTagDisplayPart, WrittenLink>()
  const rememberParts = (parts: readonly CommentDisplayPart[]) => {
    for (const part of parts) {
      if (!isLink(part)) continue
      texts.set(part, {
        text: part.text,
        declaredBy: part.target instanceof ReflectionSymbolId ? part.target.packageName : undefined,
      })
    }
  }
  return {
    remember: (reflection) => {
      const { comment } = reflection
      if (comment) [comment.summary, ...comment.blockTags.map(({ content }) => content)].forEach(rememberParts)
      if (reflection.isParameter() && reflection.type?.type === 'reference')
        reflection.type.highlightedProperties?.forEach(rememberParts)
    },
    of: (part) => texts.get(part) ?? { text: part.text },
  }
}

type LinkPart = InlineTagDisplayPart & { readonly tag: '@link' | '@linkcode' | '@linkplain' }

export function isLink(part: CommentDisplayPart): part is LinkPart {
  return part.kind === 'inline-tag' && (part.tag === '@link' || part.tag === '@linkcode' || part.tag === '@linkplain')
}

interface LinkPlace {
  readonly at: SourceRange
  readonly severity: Severity | undefined
  /** npm name of the package whose comment it is. */
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
  const id = part.target instanceof Reflection ? conversion.ids.findTarget(part.target) : undefined
  if (id !== undefined) return linkTo(`api:${id}`, shown, { isCode, isOwnText: label !== undefined })
  // A link to a whole package resolves, although no declaration stands at its end.
  if (!(part.target instanceof Reflection) && place.severity) {
    const isDocumented = conversion.packages.some(({ name }) => name === declaredBy)
    const nearest = conversion.linkCandidates.findNearest(target, place.packageName)
    const finding = { link: target, nearest, declaredBy: isDocumented ? undefined : declaredBy }
    conversion.report(unresolvedApiLink(place.at, place.severity, finding))
  }
  if (isCode) return toCodeSpan(shown)
  return label ?? escapeMarkdown(shown)
}

/** `Target | text`, or `Target text`. */
export function splitLink(written: string): { target: string; label?: string } {
  const [, target = '', label = ''] = /^\s*([^\s|]*)\s*\|?([\s\S]*)$/.exec(written) ?? []
  const shown = label.trim().replace(/\s+/g, ' ')
  return shown === '' ? { target } : { target, label: shown }
}

function linkTo(address: string, text: string, { isCode, isOwnText }: { isCode: boolean; isOwnText: boolean }): string {
  const shown = isCode ? toCodeSpan(text) : isOwnText ? text.replace(/(?<!\\)[[\]]/g, '\\$&') : escapeMarkdown(text)
  return `[${shown}](${/[\s()<>\\]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address})`
}

export interface LinkCandidates {
  /** What to write instead of a link that leads nowhere; `packageName` is the package whose comment it stands in. */
  readonly findNearest: (link: string, packageName: string | undefined) => string | undefined
}

export function createLinkCandidates(
  modules: readonly { readonly documented: DocumentedPackage; readonly module: DeclarationReflection }[],
): LinkCandidates {
  const exportsByPackage = new Map(modules.map(({ documented, module }) => [documented.name, module.children ?? []]))
  return {
    findNearest: (link, ownPackage) => {
      const [, writtenPackage, name = '', separator = '', member = ''] = /^(?:(.+)!)?([^.#~!]*)([.#~]?)(.*)$/.exec(link) ?? []
      const prefix = writtenPackage === undefined ? '' : `${writtenPackage}!`
      const own = exportsByPackage.get(writtenPackage ?? ownPackage ?? '')
      const holder = own?.find((entry) => entry.name === name)
      if (holder) {
        const nearest = findNearest(member, namesOf(holder.children ?? []))
        return nearest === undefined ? `${prefix}${name}` : `${prefix}${name}${separator}${nearest}`
      }
      if (writtenPackage !== undefined && !own) {
        const nearestPackage = findNearest(writtenPackage, exportsByPackage.keys())
        return nearestPackage && `${nearestPackage}!${name}${separator}${member}`
      }
      const nearest = own && findNearest(name, namesOf(own))
      if (nearest !== undefined) return `${prefix}${nearest}${separator}${member}`
      const all = [...exportsByPackage].flatMap(([packageName, entries]) =>
        namesOf(entries).map((entry) => ({ packageName, entry })),
      )
      const meant = all.some(({ entry }) => entry === name) ? name : findNearest(name, new Set(all.map(({ entry }) => entry)))
      const elsewhere = all.find(({ entry }) => entry === meant)
      return elsewhere && `${elsewhere.packageName}!${elsewhere.entry}${separator}${member}`
    },
  }
}

function namesOf(declarations: readonly DeclarationReflection[]): readonly string[] {
  return declarations.map(({ name }) => name)
}
