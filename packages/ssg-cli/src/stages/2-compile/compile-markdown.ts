// In: one source file (or fragment) and the options. Out: its compiled page. Nothing else is read: that is what makes it cacheable.
import type { Code, Root } from 'mdast'
import { VFile } from 'vfile'
import {
  englishWords,
  searchLanguageOf,
  type CompiledFragment,
  type CompiledSource,
  type CompileOptions,
  type ContentComponents,
  type Diagnostic,
  type DocgenPlugin,
  type FragmentJob,
  type Includes,
  type PackageMention,
  type PageText,
  type Release,
  type SearchSection,
  type Slot,
  type SourceFile,
  type Words,
} from '@docgen/model'
import { malformedDirective } from '../../diagnostics/directives.ts'
import { markupPluginsOf } from '../../config/plugins.ts'
import { loadRules } from '../../search/languages/load-rules.ts'
import { encodePageText } from '../../search/page-text.ts'
import type { Rules } from '../../search/rules.ts'
import { transformChangelog } from './changelog/transform-changelog.ts'
import { contentNamesOf } from './directive-result.ts'
import { directiveTableOf, type DirectiveTable } from './directive-table.ts'
import { finishHast, settleAnchors } from './finish-hast.ts'
import { splitSource } from '../../syntax/markdown/frontmatter.ts'
import { fenceInfoOf } from '../../syntax/markdown/fence-meta.ts'
import { encodeKeptTexts, type KeptTexts } from '../../common/kept-texts.ts'
import { pageNameOf } from '../../common/page-name.ts'
import { isInstalledFile } from '../../common/paths.ts'
import { readForeignSyntax } from './foreign-syntax.ts'
import { guardedCompiler, type MarkdownCompiler } from './guarded-compiler.ts'
import { createHighlighter, type Highlighter } from './highlight.ts'
import { dropTakenIds } from './html-anchors.ts'
import { pageMarkdownOf } from './markdown/page-markdown.ts'
import { missingAltTexts } from './missing-alt-text.ts'
import { nodesOf } from './nodes-of.ts'
import {
  anchorOfMadeTitle,
  firstParagraphOf,
  movedTitleOf,
  nameWithoutBadges,
  takeTitleElement,
  textOf,
  titleOf,
  writtenTitleOf,
} from './page-title.ts'
import { parseDirectives, type NormalisedDirectives } from './normalise-directives.ts'
import { collectMentions } from './package-mentions.ts'
import { loadMarkdownParser, type MarkdownParser } from './parse-markdown.ts'
import { attachPlugins, type AttachedPlugins, type Wait } from './plugins/attach-plugins.ts'
import { runPluginsOn } from './plugins/run-plugins.ts'
import { proseOf } from './prose.ts'
import { componentFailed } from './component-failed.ts'
import { createContentRenderer, type ContentRenderer } from './render-content.ts'
import { secondTitles } from './second-titles.ts'
import { searchSectionsOf } from './search-sections.ts'
import { namedReleasesOf, renderSegments, withVersionNames } from './render-segments.ts'
import { removedHtml } from './sanitise.ts'
import { unbalancedHtml } from './unbalanced-html.ts'
import { leftAsText } from './left-as-text.ts'
import { createToHast, type ToHast } from './to-hast.ts'
import type { TransformContext } from './transform-context.ts'
import { transformMdast } from './transform-mdast.ts'
import { readUnfinishedSyntax } from './unfinished-syntax.ts'

export async function createMarkdownCompiler(
  options: CompileOptions,
  content: ContentComponents,
  plugins: readonly DocgenPlugin[] = [],
  words: Words = englishWords,
  wait?: Wait,
): Promise<MarkdownCompiler> {
  const ofMarkup = markupPluginsOf(plugins)
  const attached = ofMarkup.length > 0 ? attachPlugins(ofMarkup, wait) : undefined
  const tools: Tools = {
    parse: await loadMarkdownParser(options.parser, attached?.extensions),
    plugins: attached,
    toHast: createToHast(words, attached),
    directives: directiveTableOf(ofMarkup),
    contentNames: contentNamesOf(content),
    highlighter: createHighlighter(),
    render: createContentRenderer(content, words),
    words,
    searchRules: await loadRules(searchLanguageOf(words.lang)),
    trustsHtml: options.html === 'trust',
    linksCode: options.linkCode ?? false,
    readsSamples: options.readSamples ?? false,
    keeps: new Set(options.keep),
  }
  return guardedCompiler({
    compilePage: (file, key) => compilePage(file, key, tools),
    compileFragment: (job) => compileFragment(job, tools),
  })
}

interface Tools {
  readonly parse: MarkdownParser
  /** Absent where the site has none. */
  readonly plugins: AttachedPlugins | undefined
  readonly toHast: ToHast
  readonly directives: DirectiveTable
  readonly contentNames: ReadonlySet<string>
  readonly highlighter: Highlighter
  readonly render: ContentRenderer
  readonly words: Words
  readonly searchRules: Rules
  readonly trustsHtml: boolean
  readonly linksCode: boolean
  readonly readsSamples: boolean
  readonly keeps: ReadonlySet<PageText>
}

async function compilePage(source: SourceFile, key: string, tools: Tools): Promise<CompiledSource> {
  const { body, frontmatter, ranges, others, diagnostics } = splitSource(source)
  const { file, includes, kind, made } = source
  const compiled = await compileBody(
    {
      file,
      markdown: body,
      includes,
      anchorPrefix: '',
      isChangelog: kind === 'changelog',
      isGuide: kind !== 'changelog',
      isUntitled: kind !== 'changelog' && frontmatter.title === undefined,
      // Frontmatter that cannot be read may be above the title, as text.
      showsTitle: frontmatter.hide_title !== true && diagnostics.every(({ code }) => code !== 'frontmatter-syntax'),
      isHtml: made?.format === 'html',
      hasSamples: kind !== 'changelog' && (made?.isAsWritten ?? true),
      trustsHtml: (tools.trustsHtml && kind !== 'changelog') || made?.format === 'html',
    },
    tools,
  )
  const { html, slots, headings, anchors, titleText, firstParagraph } = compiled
  const title = frontmatter.title ?? titleText ?? pageNameOf(source.contentPath)
  const titleAnchor = compiled.titleAnchor ?? (made && anchorOfMadeTitle(title, anchors))
  return {
    html,
    searchText: encodePageText(title, compiled.sections(), tools.searchRules),
    keptTexts: encodeKeptTexts(compiled.kept(slots)),
    page: {
      file: source.file,
      contentPath: source.contentPath,
      source: source.source,
      ...(made && { made }),
      key,
      frontmatter,
      ranges,
      ...(others && { others }),
      title,
      ...(titleAnchor !== undefined && { titleAnchor }),
      description: frontmatter.description ?? firstParagraph,
      slots,
      headings,
      anchors,
      ...(kind === 'changelog' && { releases: compiled.releases }),
      ...(compiled.mentions.length > 0 && { mentions: compiled.mentions }),
      ...(compiled.samples && { samples: compiled.samples }),
      ...(compiled.hasFailed && { hasFailed: true }),
      diagnostics: [...diagnostics, ...compiled.diagnostics],
    },
  }
}

/** Positions are moved to where the text stands in its file. */
async function compileFragment(
  { text, anchorPrefix, keepSections = false }: FragmentJob,
  tools: Tools,
): Promise<CompiledFragment> {
  const compiled = await compileBody(
    { file: text.file, markdown: text.markdown, includes: {}, anchorPrefix, trustsHtml: false },
    tools,
  )
  const move = <Place extends { readonly line: number; readonly column: number }>(place: Place): Place => ({
    ...place,
    line: place.line + text.line - 1,
    column: place.column + text.column - 1,
  })
  const movePlace = ([line, column]: readonly [number, number]): readonly [number, number] => [
    line + text.line - 1,
    column + text.column - 1,
  ]
  const { html, headings, anchors } = compiled
  const samples = compiled.samples
    ?.map(move)
    .map((sample) => (sample.origin ? sample : { ...sample, places: sample.places.map(movePlace) }))
  return {
    file: text.file,
    html,
    headings: headings.map(move),
    anchors,
    slots: compiled.slots.map(move),
    ...(samples && { samples }),
    ...(keepSections && { sections: compiled.sections() }),
    ...(tools.keeps.has('markdown') && { markdown: compiled.kept(compiled.slots).markdown }),
    ...(compiled.hasFailed && { hasFailed: true }),
    diagnostics: compiled.diagnostics.map(move),
  }
}

interface Body {
  readonly file: string
  readonly markdown: string
  readonly includes: Includes
  readonly anchorPrefix: string
  /** Of the author's own pages alone: comments, READMEs and changelogs are written by others. */
  readonly trustsHtml: boolean
  readonly isChangelog?: boolean
  /** A page of the site's authors, who may have written it for another tool. */
  readonly isGuide?: boolean
  /** A guide whose frontmatter gives no title. */
  readonly isUntitled?: boolean
  /** Whether the layout of a guide shows a title, and where that is, is known. */
  readonly showsTitle?: boolean
  /** Of a source that makes it: HTML from beginning to end. */
  readonly isHtml?: boolean
  /** Whether its code is checked. Default `true`. */
  readonly hasSamples?: boolean
}

interface CompiledBody extends Omit<CompiledFragment, 'file' | 'sections'> {
  readonly titleText?: string | undefined
  readonly titleAnchor?: string | undefined
  readonly firstParagraph: string
  readonly mentions: readonly PackageMention[]
  readonly releases: readonly Release[]
  /** Made when asked for: texts of comments are not searched one by one. */
  readonly sections: () => readonly SearchSection[]
  /** What rules and outputs ask to keep; `slots` are those that the HTML shows. */
  readonly kept: (slots: readonly Slot[]) => KeptTexts
}

async function compileBody(body: Body, tools: Tools): Promise<CompiledBody> {
  const { file, markdown: source, includes, anchorPrefix, trustsHtml, isChangelog = false } = body
  // U+0000 marks our slots; CommonMark wants it replaced anyway.
  await tools.parse.prepare?.(source)
  const { markdown, mdast: parsed, malformedLines, foreign } = parseBody(body, source.replaceAll('\0', '\ufffd'), tools)
  const plugins = tools.plugins && runPluginsOn(new VFile({ path: file, value: markdown }), tools.plugins)
  const written = plugins && anchorPrefix === '' ? writtenTitleOf(parsed, markdown, body) : undefined
  const mdast = plugins ? await plugins.remark(parsed) : parsed
  const lines = markdown.split('\n')
  const ofGuide = body.isGuide && !body.isHtml ? guideFindings(body, { file, markdown, lines }, mdast) : []
  const shown = Object.values(includes).filter((text) => typeof text === 'string')
  const context: TransformContext = {
    file,
    markdown,
    lines,
    includes,
    highlight: await tools.highlighter.prepare(fenceLanguagesOf(mdast), [markdown, ...shown]),
    // The parser of HTML comes with it. Without includes there is no picture.
    inlineSvgOf: shown.length > 0 ? (await import('./inline-svg.ts')).inlineSvgOf : undefined,
    elementProps: [],
    diagnostics: [...malformedLines.map((line) => malformedDirective({ file, line, column: 1 })), ...foreign, ...ofGuide],
    rawHtml: [],
    explicitAnchors: new Set(),
    placedDirectives: new Set(),
    directives: tools.directives,
    contentNames: tools.contentNames,
    anchorPrefix,
    words: tools.words,
    mentions: tools.linksCode ? collectMentions() : undefined,
    // Changelogs show code of the past, and generated text has no lines to report.
    samples: tools.readsSamples && (body.hasSamples ?? true) ? [] : undefined,
  }
  const fences = tools.keeps.has('markdown') ? codesOf(mdast) : []
  const releases = isChangelog ? transformChangelog(mdast, context) : []
  transformMdast(mdast, context)
  const title = written
    ? movedTitleOf(mdast, written)
    : anchorPrefix === ''
      ? titleOf(mdast, body.isUntitled ?? false)
      : undefined
  const made = await tools.toHast(mdast, context, trustsHtml)
  const titleElement = title && takeTitleElement(made, title)
  const named = titleElement && nameWithoutBadges(titleElement, made)
  const titleAnchor = title && String(titleElement?.properties['id'] ?? '')
  if (plugins) settleAnchors(made, context)
  const hast = plugins ? await plugins.rehype(made) : made
  const { headings, slots, diagnostics } = finishHast(hast, { ...context, linksCode: tools.linksCode })
  const ofTitle = finishHast({ type: 'root', children: titleElement ? [titleElement] : [] }, { ...context, linksCode: false })
  if (context.rawHtml.length > 0) dropTakenIds(hast, [...headings.map(({ anchor }) => anchor), titleAnchor ?? ''])
  const failures: Diagnostic[] = []
  const rendered = renderSegments(hast, releases, slots, (tree) =>
    tools.render(tree, (failed) => failures.push(componentFailed(failed, file))),
  )
  const found = [
    ...context.diagnostics,
    ...ofTitle.diagnostics,
    ...diagnostics,
    ...removedHtml(context, context.rawHtml, trustsHtml),
    ...unbalancedHtml(context, context.rawHtml, trustsHtml),
    ...(plugins?.findings() ?? []),
    ...failures,
  ]
  return {
    ...rendered,
    // The layout shows the title as text. What it leads to is checked all the same: these slots come after those of the HTML.
    slots: [...rendered.slots, ...ofTitle.slots],
    headings: releases.length === 0 ? headings : withVersionNames(headings, releases, tools.words),
    titleText: named ?? (title ? textOf(title) : written?.text),
    titleAnchor,
    firstParagraph: firstParagraphOf(mdast, title),
    mentions: context.mentions?.mentions() ?? [],
    sections: () => searchSectionsOf(hast, slots, isChangelog ? namedReleasesOf(releases, tools.words) : undefined),
    kept: (shownSlots) => ({
      ...(tools.keeps.has('prose') && { prose: proseOf(mdast, context.lines) }),
      ...(tools.keeps.has('markdown') && {
        markdown: pageMarkdownOf({ ...context, text: markdown, root: mdast, fences, title, slots: shownSlots, isChangelog }),
      }),
    }),
    ...(context.samples && context.samples.length > 0 && { samples: context.samples }),
    // Links to what a plugin would have added lead nowhere, and the next build has to try again.
    ...(found.some(({ code }) => code === 'plugin-failed') && { hasFailed: true }),
    diagnostics: found,
  }
}

/** After plugins, which may read what Markdown does not, or add what is missing. */
function guideFindings(
  { showsTitle = false, isUntitled = false }: Body,
  page: Pick<TransformContext, 'file' | 'markdown' | 'lines'>,
  mdast: Root,
): readonly Diagnostic[] {
  return [
    ...leftAsText(page, mdast),
    ...(showsTitle ? secondTitles(page, mdast, isUntitled) : []),
    ...missingAltTexts(page, mdast),
  ]
}

/** Guides are read for what other tools would have made of them, and once more without what is no text. */
function parseBody(
  { file, isGuide = false, isChangelog = false, isHtml = false }: Body,
  text: string,
  { parse }: Tools,
): ParsedBody {
  if (isHtml) return { markdown: text, mdast: htmlTree(text), malformedLines: [], foreign: [] }
  const parsed = parseDirectives(text, parse)
  if (!isGuide) {
    // The author of the site cannot correct installed packages, and changelogs tell of the past.
    const isFinal = isChangelog || isInstalledFile(file)
    return { ...parsed, foreign: isFinal ? [] : readUnfinishedSyntax(file, parsed.markdown, parsed.mdast) }
  }
  const { markdown, diagnostics } = readForeignSyntax(file, parsed.markdown, parsed.mdast)
  const mdast = markdown === parsed.markdown ? parsed.mdast : parse(markdown)
  return { ...parsed, markdown, mdast, foreign: [...diagnostics, ...readUnfinishedSyntax(file, markdown, mdast)] }
}

/** What a Markdown parser makes of a text that is one piece of raw HTML. */
function htmlTree(text: string): Root {
  const lines = text.split('\n')
  const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: text.length }
  return { type: 'root', children: [{ type: 'html', value: text, position: { start: { line: 1, column: 1, offset: 0 }, end } }] }
}

type ParsedBody = NormalisedDirectives & { readonly foreign: readonly Diagnostic[] }

function fenceLanguagesOf(mdast: Root): readonly string[] {
  return codesOf(mdast).map((node) => fenceInfoOf(node).language)
}

function codesOf(mdast: Root): readonly Code[] {
  return nodesOf(mdast).filter((node) => node.type === 'code')
}
