// Texts of doc comments and READMEs as the pages of the reference show them.
import { textKey, type ApiText, type CompiledFragment, type RouteGraph, type RoutePath } from '@docgen/model'
import { isTextOfOthers, textsOf } from '../../../syntax/api/api-texts.ts'
import { isInstalledFile } from '../../../common/paths.ts'
import type { ApiContext, ApiRoute } from './api-frame.ts'
import { commentLinkOf, neighbourLinkOf, type UnexportedHrefs } from '../links/comment-links.ts'
import { fillMarkdown } from '../links/fill-markdown.ts'
import { fillSlots, withSlots } from '../links/fill-slots.ts'

interface TextPlace {
  /** Of the package, for relative links of its README. */
  readonly externalBase?: string | undefined
  readonly unexportedHrefs?: UnexportedHrefs | undefined
}

const noHrefs: UnexportedHrefs = new Map()

/** HTML or Markdown of a text with its links resolved and reported. */
export function filledText(
  text: ApiText,
  route: ApiRoute,
  context: ApiContext,
  { externalBase, unexportedHrefs = noHrefs }: TextPlace = {},
): string {
  const fragment = context.fragments.get(textKey(text))
  if (!fragment) return ''
  const source = {
    at: { file: text.file, line: text.line, column: text.column },
    path: route.path,
    externalBase,
    commentLink: (href: string) =>
      commentLinkOf(href, unexportedHrefs, route.api) ??
      (route.kind === 'api-entry' ? neighbourLinkOf(href, route, context.targets) : undefined),
  }
  const filled = fillSlots(fragment.slots, source, context.targets)
  if (context.form === 'markdown') return fillMarkdown(fragment.markdown ?? '', fragment.slots, filled, route.path, context)
  const { values, assets, codeTypes, diagnostics } = filled
  if (!isTextOfOthers(text, route.api.packages))
    context.report(
      isInstalledFile(text.file)
        ? diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' as const }))
        : diagnostics,
    )
  context.useAssets(assets)
  context.useCodeTypes(codeTypes)
  return withSlots(fragment.html, values)
}

export function firstParagraphOf(text: string, { form }: Pick<ApiContext, 'form'>): string {
  if (form === 'markdown')
    return /^(?:\||`{3}|~{3})/.test(text) ? '' : (text.split(/\n\s*\n/)[0]?.replace(/\s*\n\s*/g, ' ') ?? '')
  // A table or code says nothing in one line.
  return /^<(?:table|pre|div|figure)\b/.test(text) ? '' : (/^<p>([\s\S]*?)<\/p>/.exec(text)?.[1] ?? text)
}

/** Anchors that the texts of API pages bring with them, by the page's path. */
export function textAnchorsOf(
  graph: RouteGraph,
  fragments: ReadonlyMap<string, CompiledFragment>,
): ReadonlyMap<RoutePath, readonly string[]> {
  return new Map(
    graph.routes.flatMap((route): [RoutePath, readonly string[]][] => {
      const texts =
        route.kind === 'api-package'
          ? textsOf([route.package.readme, route.package.groupTexts, route.package.entryPoints])
          : route.kind === 'api-entry'
            ? textsOf(route.entry)
            : []
      const anchors = texts.flatMap((text) => fragments.get(textKey(text))?.anchors ?? [])
      return anchors.length === 0 ? [] : [[route.path, anchors]]
    }),
  )
}
