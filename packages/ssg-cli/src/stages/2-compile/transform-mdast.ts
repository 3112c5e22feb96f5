// In: mdast as parsed. Out: the same tree with directives, alerts, heading anchors and code blocks told to become our elements.
import type { Blockquote, Code, Heading, Image, ImageReference, Node, Paragraph, Parent, Root, RootContent, Text } from 'mdast'
import type { Directives, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { findNearest, slotMark, type Diagnostic, type Refusal, type SourceRange } from '@docgen/model'
import { crowdedAlert, nestedLink, strayDirectiveEnd, unknownAlert } from '../../diagnostics/directives.ts'
import {
  invalidCodeMeta,
  missingCodeLine,
  missingInclude,
  missingRegion,
  unclosedRegion,
  unknownLanguage,
} from '../../diagnostics/fences.ts'
import { duplicateAnchor } from '../../diagnostics/markdown.ts'
import { brokenHeadingAnchor, unsupportedSyntax } from '../../diagnostics/other-syntax.ts'
import { pathOutsideRoot, refusedFile } from '../../diagnostics/reading.ts'
import { codeBlockOf } from './code-block.ts'
import { reportOtherForm, reportWithinLine, transformContainer, transformDirective } from './directives.ts'
import { foreignFences } from '../../syntax/markdown/foreign-words.ts'
import {
  fenceInfoOf,
  includeFileOf,
  otherIncludeOf,
  regionNamesOf,
  regionOf,
  unclosedRegionLine,
  type FenceMeta,
} from '../../syntax/markdown/fence-meta.ts'
import { anchorAtEnd, brokenAnchorAtEnd, escapedAnchorInSource, repairedAnchor } from '../../syntax/markdown/heading-anchor.ts'
import { includeAt, reachedInclude } from '../../syntax/markdown/includes.ts'
import { commonLanguages } from './languages.ts'
import { inlineImageProps, loneImageOf, type FigureData, type MarkdownImage } from './inline-image.ts'
import { expandLinkTags } from './link-tags.ts'
import { readSample } from './read-sample.ts'
import { elementData, placeOfWord, rangeOf, type TransformContext } from './transform-context.ts'
import { grammarOf, isPlainLanguage, languageNames } from './highlight.ts'
import { twoslashComments } from './twoslash-comments.ts'

export function transformMdast(root: Root, context: TransformContext): void {
  transformChildren(root, { ...context, urlByIdentifier: urlsByIdentifier(root), isInLink: false })
}

type FullContext = TransformContext & {
  readonly urlByIdentifier: ReadonlyMap<string, string>
  readonly isInLink: boolean
  /** That the node is in, if it becomes a link. */
  readonly linkDirective?: Directives | undefined
}

function transformChildren(parent: Parent, outer: FullContext): void {
  const linkDirective = linkDirectiveOf(parent) ?? outer.linkDirective
  const isLink = parent.type === 'link' || parent.type === 'linkReference' || linkDirective === parent
  const context = isLink ? { ...outer, isInLink: true, linkDirective } : outer
  expandLinkTags(parent, context)
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index]
    if (!node) continue
    const replacement = transformNode(node, context)
    if (context.isInLink) reportNestedLink(node, context)
    if (replacement === 'nothing') parent.children.splice(index--, 1)
    else if (replacement) parent.children[index] = replacement
    else if ('children' in node) transformChildren(node, context)
  }
}

/** A directive that becomes an `<a>` around its content. */
function linkDirectiveOf(node: Node): Directives | undefined {
  return isDirective(node) && node.data?.hName === 'a' && node.data.hChildren === undefined ? node : undefined
}

function isDirective(node: Node): node is Directives {
  return /^(?:container|leaf|text)Directive$/.test(node.type)
}

/** Browsers end a link where another one begins. */
function reportNestedLink(node: RootContent, context: FullContext): void {
  const own = linkDirectiveOf(node)
  const isLink = node.type === 'link' || node.type === 'linkReference'
  const directive = own ?? (isLink ? context.linkDirective : undefined)
  if (directive) context.diagnostics.push(nestedLink(rangeOf(context, node), directive.name, own === undefined))
}

/** A node (or nothing) to take the place of this one, whose children are then left alone; or `undefined` to go on into it. */
function transformNode(node: RootContent, context: FullContext): RootContent | 'nothing' | undefined {
  if (isMadeByPlugin(node)) return undefined
  switch (node.type) {
    case 'heading':
      return transformHeading(node, context)
    case 'code':
      return transformCode(node, context)
    case 'blockquote':
      return transformAlert(node, context)
    case 'text':
      context.mentions?.addText(node.value)
      reportWithinLine(node, context)
      return undefined
    case 'inlineCode':
      context.mentions?.addInlineCode(node.value)
      return undefined
    case 'paragraph':
      if (/^:{3,}$/.test(toString(node).trim())) context.diagnostics.push(strayDirectiveEnd(rangeOf(context, node)))
      return transformFigure(node, context)
    case 'html':
      context.rawHtml.push(node)
      return undefined
    case 'containerDirective':
      return transformContainer(node, context)
    case 'leafDirective':
      if (transformDirective(node, context)) return undefined
      return {
        type: 'paragraph',
        children: [textOfDirective(node, context)],
        ...(node.position && { position: node.position }),
      }
    case 'textDirective':
      return transformDirective(node, context) ? undefined : textOfDirective(node, context)
    case 'link':
      return keepUrl(node, node.url, 'href', context)
    case 'linkReference':
      return keepUrl(node, context.urlByIdentifier.get(node.identifier), 'href', context)
    case 'image':
    case 'imageReference':
      return transformImage(node, context)
    default:
      return undefined
  }
}

const mayBeOurs: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'containerDirective',
  'leafDirective',
  'paragraph',
  'textDirective',
])

/** Whether a plugin of remark has said which element a node becomes. */
function isMadeByPlugin({ type, data }: RootContent): boolean {
  return data?.hName !== undefined && mayBeOurs.has(type)
}

/** A picture that is the whole of its paragraph takes the place of it, so that it can have a caption. */
function transformFigure(node: Paragraph, context: FullContext): Paragraph | undefined {
  const image = loneImageOf(node)
  const props = image && inlineImageProps(imageOf(image, context), context)
  if (!props) return undefined
  const data = elementData(context, 'docgen-svg', {
    ...props,
    caption: image.type === 'image' ? image.title : null,
    isFigure: true,
  })
  const figure: FigureData = { ...node.data, ...data, alt: image.alt ?? '' }
  return { ...node, children: [], data: figure }
}

function transformImage(node: Image | ImageReference, context: FullContext): undefined {
  const image = imageOf(node, context)
  const props = inlineImageProps(image, context)
  if (!props) return keepUrl(node, image.href, 'src', context)
  node.data = { ...node.data, ...elementData(context, 'docgen-svg', { ...props, isFigure: false }) }
  return undefined
}

function imageOf(node: Image | ImageReference, context: FullContext): MarkdownImage {
  const href = node.type === 'image' ? node.url : (context.urlByIdentifier.get(node.identifier) ?? '')
  return { href, alt: node.alt ?? '', at: rangeOf(context, node) }
}

/** remark-rehype encodes addresses; those of the site are checked, and shown in findings, as the author wrote them. */
function keepUrl(node: RootContent, url: string | undefined, property: 'href' | 'src', { mentions }: FullContext): undefined {
  if (url !== undefined) mentions?.addHref(url)
  if (url === undefined || /^(?:https?:|\/\/)/i.test(url)) return undefined
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [property]: url } }
  return undefined
}

function urlsByIdentifier(parent: Parent, urls = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const node of parent.children) {
    // The first of two definitions counts: https://spec.commonmark.org/0.31.2/#matches
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url)
    if ('children' in node) urlsByIdentifier(node, urls)
  }
  return urls
}

/** A directive's own source text: `10:30` holds what looks like one. */
function textOfDirective(node: LeafDirective | TextDirective, context: TransformContext): Text {
  const { start, end } = node.position ?? {}
  const value = context.markdown.slice(start?.offset ?? 0, end?.offset ?? 0)
  reportOtherForm(node, value, context)
  return { type: 'text', value, ...(node.position && { position: node.position }) }
}

function transformHeading(node: Heading, context: TransformContext): undefined {
  const last = node.children.at(-1)
  const { start, end } = node.position ?? {}
  if (escapedAnchorInSource.test(context.markdown.slice(start?.offset ?? 0, end?.offset ?? 0))) return undefined
  const match = last?.type === 'text' ? anchorAtEnd.exec(last.value) : null
  if (last?.type === 'text' && !match) reportBrokenAnchor(last, node, context)
  if (!match?.[1] || last?.type !== 'text') return undefined
  const anchor = context.anchorPrefix + match[1]
  last.value = last.value.slice(0, match.index)
  if (context.explicitAnchors.has(anchor)) context.diagnostics.push(duplicateAnchor(rangeOf(context, node), anchor))
  context.explicitAnchors.add(anchor)
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: anchor, dataAnchor: '' } }
  return undefined
}

function reportBrokenAnchor({ value }: Text, heading: Heading, context: TransformContext): void {
  const written = brokenAnchorAtEnd.exec(value)?.[0].trim()
  if (written === undefined) return
  const at = placeOfWord(rangeOf(context, heading), written, context)
  // Text that the author has marked as such.
  if (context.lines[at.line - 1]?.[at.column - 2] === '\\') return
  context.diagnostics.push(brokenHeadingAnchor(at, written, repairedAnchor(written)))
}

function transformCode(node: Code, context: TransformContext): 'nothing' | undefined {
  const at = rangeOf(context, node)
  const { language, meta } = fenceInfoOf(node)
  for (const { part, hint } of meta.problems)
    context.diagnostics.push(invalidCodeMeta(placeOfWord(at, part, context), part, hint))
  reportLanguage(language, placeOfWord(at, language, context), context)
  context.diagnostics.push(...twoslashComments(node, language, at, context))
  const code = meta.file === undefined ? node.value : includedCode(meta.file, meta, at, node.value, context)
  context.mentions?.addCodeBlock(code)
  const block = codeBlockOf(code, language, meta, context.highlight)
  const beyond = Math.max(...[...meta.highlighted].filter((line) => line > block.lines.length), 0)
  if (beyond > 0) context.diagnostics.push(missingCodeLine(placeOfWord(at, '{', context), beyond, block.lines.length))
  const sampleCount = context.samples?.length
  readSample({ node, language, meta, block, at, placeOf: (word) => placeOfWord(at, word, context) }, context)
  if (meta.sample.setup !== undefined) return 'nothing'
  const isSample = context.samples?.length !== sampleCount
  node.data = { ...node.data, ...elementData(context, 'docgen-code', { ...block.props, ...(isSample && { samplePlace: at }) }) }
  return undefined
}

function reportLanguage(language: string, at: SourceRange, { diagnostics }: TransformContext): void {
  const foreign = foreignFences.get(language)
  if (foreign) return void diagnostics.push(unsupportedSyntax(at, foreign.what, foreign.hint))
  if (grammarOf(language) !== undefined || isPlainLanguage(language)) return
  const nearest = findNearest(language, commonLanguages) ?? findNearest(language, languageNames())
  diagnostics.push(unknownLanguage(at, language, nearest))
}

/** `written` is the code of the fence itself, which an include takes the place of. */
function includedCode(path: string, meta: FenceMeta, at: SourceRange, written: string, context: TransformContext): string {
  const file = reachedInclude(context.includes, includeFileOf(context.file, path, Infinity))
  const included = file === undefined ? undefined : includeAt(context.includes, file)
  if (typeof included !== 'string') {
    context.diagnostics.push(
      unreadInclude(placeOfWord(at, path, context, 'file='), path, {
        file,
        refusal: included,
        hasCode: written !== '',
        instead: otherInclude(path, context),
      }),
    )
    return written
  }
  // U+0000 marks our slots, in what is included too.
  const text = included.replaceAll(slotMark, '\ufffd')
  if (meta.region === undefined) return text.replace(/\n$/, '')
  const region = regionOf(text, meta.region)
  const opened = unclosedRegionLine(text, meta.region)
  if (region !== undefined && opened === undefined) return region
  const place = placeOfWord(at, meta.region, context, 'region=')
  context.diagnostics.push(
    opened === undefined
      ? missingRegion(place, meta.region, path, findNearest(meta.region, regionNamesOf(text)))
      : unclosedRegion(place, meta.region, path, opened),
  )
  return ''
}

function otherInclude(path: string, { file, includes }: TransformContext): string | undefined {
  const other = otherIncludeOf(file, path)
  return other && typeof includeAt(includes, other.file) === 'string' ? other.path : undefined
}

/** `path` as it was written, `file` as it is told from the site root. */
function unreadInclude(
  at: SourceRange,
  path: string,
  {
    file,
    refusal,
    ...others
  }: {
    readonly file: string | undefined
    readonly refusal: Refusal | undefined
    readonly hasCode: boolean
    readonly instead: string | undefined
  },
): Diagnostic {
  const what = `The file "${path}" of this code block`
  if (file === undefined) return pathOutsideRoot(at, what)
  return refusal ? refusedFile(at, what, refusal) : missingInclude(at, path, others)
}

const alertKinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']
const alertLine = /^\[!([a-z]+)\]([^\n]*)(?:\n|$)/i

/** Text behind a word that is no alert may be anything. */
function faultOfAlert(at: SourceRange, kind: string, behind: string): Diagnostic | undefined {
  const alert = `[!${kind}]`
  const isAlone = behind.trim() === ''
  if (alertKinds.includes(kind)) return isAlone ? undefined : crowdedAlert(at, alert)
  const nearest = alertKinds.find((known) => known.startsWith(kind)) ?? findNearest(kind, alertKinds)
  return isAlone ? unknownAlert(at, alert, nearest) : undefined
}

/** GitHub's `> [!NOTE]`. */
function transformAlert(node: Blockquote, context: TransformContext): undefined {
  const [first] = node.children
  if (first?.type !== 'paragraph') return undefined
  const [text] = first.children
  const match = text?.type === 'text' ? alertLine.exec(text.value) : null
  if (!match?.[1] || text?.type !== 'text') return undefined
  const kind = match[1].toUpperCase()
  const fault = faultOfAlert(rangeOf(context, first), kind, match[2] ?? '')
  if (fault) context.diagnostics.push(fault)
  if (!alertKinds.includes(kind) || fault) return undefined
  text.value = text.value.slice(match[0].length)
  // A plugin may have made breaks of the ends of lines.
  if (text.value === '' && first.children[1]?.type === 'break') first.children.splice(0, 2)
  if (first.children.every((child) => child.type === 'text' && child.value === '')) node.children.shift()
  node.data = { ...node.data, ...elementData(context, 'docgen-admonition', { admonition: kind.toLowerCase() }) }
  return undefined
}
