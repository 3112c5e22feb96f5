import { fixOf, isReadmeName, type Diagnostic, type SourceRange } from '@docgen/model'

/** `hint` where the reason alone tells what to do. */
export function frontmatterSyntax(
  at: SourceRange,
  reason: string,
  hint = 'Fix the YAML between the two "---" lines; quote values that contain ": " or begin with a special character.',
): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: `The frontmatter is not valid YAML: ${reason}.`,
    hint,
  }
}

export function openFrontmatter(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter has no "---" line that ends it, so the page shows it as text.',
    hint: 'Add a line "---" below its last key.',
  }
}

/** `dashes` as written. */
export function longFrontmatterFence(at: SourceRange, dashes: string): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: `The frontmatter begins with "${dashes}", so the page shows it as text.`,
    hint: 'Write three dashes, "---", in the lines above and below it.',
  }
}

export function frontmatterBelow(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter does not begin on the first line, so the page shows it as text.',
    hint: 'Remove the empty lines above it.',
  }
}

export function frontmatterInToml(at: SourceRange): Diagnostic {
  return {
    code: 'frontmatter-syntax',
    severity: 'error',
    ...at,
    message: 'The frontmatter is TOML, so the page shows it as text.',
    hint: 'Write it as YAML, "key: value", between two "---" lines.',
  }
}

/** Quotes, lists, emphasis, directives or HTML elements in one another. */
export function nestedTooDeep(at: SourceRange, levels: number): Diagnostic {
  return {
    code: 'nested-too-deep',
    severity: 'error',
    ...at,
    message: `The block that starts here is nested more than ${levels} levels deep, so docgen cannot compile this page.`,
    hint: 'Close the tag or block that is still open above this place, or use fewer levels.',
  }
}

/** `reason` is the rest of the sentence, or what was thrown. */
export function pageFailed(at: SourceRange, reason: string): Diagnostic {
  return {
    code: 'page-failed',
    severity: 'error',
    ...at,
    message: `This text cannot be compiled: ${reason}`,
    hint: 'Undo the last change here; if it is ordinary Markdown, report a bug of docgen.',
  }
}

export function notUtf8(at: SourceRange): Diagnostic {
  return {
    code: 'not-utf-8',
    severity: 'error',
    ...at,
    message: 'The file is not valid UTF-8: the bytes here cannot be read.',
    hint: 'Save the file as UTF-8. To show the character "\ufffd" itself, write "&#xFFFD;".',
  }
}

/** `fence` is what would close it. */
export function unclosedCode(at: SourceRange, fence: string): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: 'This code block is never closed, so it contains everything that follows.',
    hint: `Close it with a line of "${fence}".`,
  }
}

/** `line` begins with the next fence, which is then a line of this block. */
export function swallowedCode(at: SourceRange, fence: string, line: number): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: `This code block is not closed before the one that begins on line ${line}, so it contains the text between them.`,
    hint: `Close it with a line of "${fence}". If it shows how a block is written, begin and end it with "${fence}${fence[0] ?? ''}".`,
  }
}

export function unclosedComment(at: SourceRange): Diagnostic {
  return {
    code: 'unclosed-block',
    severity: 'warning',
    ...at,
    message: 'This HTML comment is never closed, so it hides everything that follows.',
    hint: 'Close it with "-->".',
  }
}

/** `reference` and `definition` as they are written: `[^1]` and `[^1]: …`. */
export function missingDefinition(at: SourceRange, reference: string, definition: string): Diagnostic {
  return {
    code: 'unmatched-reference',
    severity: 'warning',
    ...at,
    message: `"${reference}" is shown as text: the page has no definition for it.`,
    hint: `Add a line "${definition}", or put the text between backticks if it is code.`,
  }
}

export function unusedFootnote(at: SourceRange, label: string): Diagnostic {
  return {
    code: 'unmatched-reference',
    severity: 'warning',
    ...at,
    message: `The page does not show the footnote "${label}", because no text refers to it.`,
    hint: `Write "[^${label}]" where it belongs, or remove it.`,
  }
}

export function emptyHeading(at: SourceRange): Diagnostic {
  return {
    code: 'empty-heading',
    severity: 'warning',
    ...at,
    message: 'This heading has no text.',
    hint: 'Write its text, or remove it.',
  }
}

/** The page begins with its title. `text` is that of another heading of the same level. */
export function secondTitle(at: SourceRange, text: string): Diagnostic {
  return {
    code: 'second-title',
    severity: 'warning',
    ...at,
    message: `The page begins with its title, and "${text}" is a heading of the same level.`,
    hint: `Write "## ${text}", and one more "#" for each heading that belongs to it.`,
  }
}

/** The page has another title: of its frontmatter or of its file. */
export function lateTitle(at: SourceRange, text: string): Diagnostic {
  return {
    code: 'second-title',
    severity: 'warning',
    ...at,
    message: `"${text}" is not the title of the page, because other content is above this level-1 heading.`,
    hint: `Move it to the beginning of the page, or write "## ${text}".`,
  }
}

/** `src` as it is written. */
export function missingAltText(at: SourceRange, src: string): Diagnostic {
  return {
    code: 'missing-alt-text',
    severity: 'warning',
    ...at,
    message: `The image "${src}" has no text for readers who cannot see it.`,
    hint: `Say between the brackets or in "alt" what it shows. If it is decoration, write <img src="${src}" alt="">.`,
  }
}

export function mdxFile(file: string): Diagnostic {
  return {
    code: 'mdx-file',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: 'docgen does not support MDX, so this file is not part of the site.',
    hint: 'Rename it to ".md" and write its components as directives (":::tip", "::::tabs"), or put "_" before its name to skip it. To convert a whole site of another tool, run `docgen migrate`.',
  }
}

export function unreadMarkdown(file: string): Diagnostic {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return {
    code: 'unread-markdown',
    severity: 'warning',
    file,
    line: 1,
    column: 1,
    message: 'docgen reads Markdown only from files whose names end with ".md", so this file is not part of the site.',
    hint: `Rename it to "${name.replace(/[^.]*$/, 'md')}", or put "_" before its name to skip it.`,
  }
}

export function frontmatterUnknownKey(at: SourceRange, key: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'frontmatter-unknown-key',
    severity: 'warning',
    ...at,
    message: `The frontmatter key "${key}" is unknown.`,
    hint: nearest ? `Write "${nearest}", the closest key.` : 'Remove it, or declare it in `frontmatter` of the config.',
    ...fixOf(key, nearest),
  }
}

/** `other` is what was meant, and the page has it. */
export function frontmatterRepeatedKey(at: SourceRange, key: string, other: string): Diagnostic {
  return { ...frontmatterUnknownKey(at, key, undefined), hint: `Remove it: the page has "${other}" already.` }
}

export function frontmatterMissingKey(at: SourceRange, key: string, expected: string, plugin: string | undefined): Diagnostic {
  return {
    code: 'frontmatter-missing-key',
    severity: 'error',
    ...at,
    message: `The page has no frontmatter key "${key}", which ${plugin === undefined ? 'the config' : `plugin "${plugin}"`} requires.`,
    hint: `Add "${key}: …" between two "---" lines at the top of the page: ${expected}.`,
  }
}

export function frontmatterType(at: SourceRange, key: string, expected: string, found: string): Diagnostic {
  return {
    code: 'frontmatter-type',
    severity: 'error',
    ...at,
    message: `The frontmatter key "${key}" has ${found === 'null' ? 'no value' : `the value ${found}`}.`,
    hint: `Give it ${expected}${found === 'null' ? ', or remove the key' : ''}.`,
  }
}

export function duplicateAnchor(at: SourceRange, anchor: string): Diagnostic {
  return {
    code: 'duplicate-anchor',
    severity: 'error',
    ...at,
    message: `Another heading of this page already has the anchor "#${anchor}".`,
    hint: 'Give this heading another anchor.',
  }
}

export function unknownLanguage(at: SourceRange, language: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-language',
    severity: 'warning',
    ...at,
    message: `The language "${language}" of this code block is unknown, so the code has no colors.`,
    hint: nearest ? `Write "${nearest}", the closest language.` : 'Write "text" for code without colors.',
    ...fixOf(language, nearest),
  }
}

export function invalidCodeMeta(at: SourceRange, part: string, hint: string): Diagnostic {
  return {
    code: 'invalid-code-meta',
    severity: 'warning',
    ...at,
    message: `"${part}" after the language of this code block is not a known option.`,
    hint,
  }
}

/** `count` is how many lines the block has as it is shown. */
export function missingCodeLine(at: SourceRange, line: number, count: number): Diagnostic {
  return {
    code: 'invalid-code-meta',
    severity: 'warning',
    ...at,
    message: `Line ${line} of this code block is marked, but the block has ${count === 1 ? 'one line' : `${count} lines`}.`,
    hint: 'Correct the numbers between the braces.',
  }
}

/** `hasCode` tells of a fence that has code of its own: in other tools `file` is its title. `instead` is a path that leads to a file. */
export function missingInclude(
  at: SourceRange,
  file: string,
  { hasCode, instead }: { readonly hasCode: boolean; readonly instead: string | undefined },
): Diagnostic {
  const path =
    instead === undefined
      ? 'Write its path relative to this page ("./…", "../…") or to the site root.'
      : `Write "${instead}": paths that begin with "./" or "../" are relative to this page, all others to the site root.`
  return {
    code: 'missing-include',
    severity: 'error',
    ...at,
    message: `The file "${file}" of this code block does not exist.`,
    hint: hasCode ? `Write title="${file}" if it is the title of this code: file="…" shows the content of another file.` : path,
    ...(!hasCode && fixOf(file, instead)),
  }
}

export function missingRegion(at: SourceRange, region: string, file: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'missing-region',
    severity: 'error',
    ...at,
    message: `The file "${file}" has no region "${region}".`,
    hint: nearest
      ? `Write "${nearest}", the closest region there.`
      : `Enclose the lines with "#region ${region}" and "#endregion" comments.`,
    ...fixOf(region, nearest),
  }
}

/** `line` is where it begins. */
export function unclosedRegion(at: SourceRange, region: string, file: string, line: number): Diagnostic {
  return {
    code: 'missing-region',
    severity: 'error',
    ...at,
    message: `The region "${region}" of "${file}" begins in line ${line} and never ends.`,
    hint: 'Write a comment "#endregion" below its last line. Each region within it needs one, too.',
  }
}

/** `nearest` is the name that was surely meant. */
export function unknownDirective(
  at: SourceRange,
  name: string,
  { hint, nearest }: { readonly hint?: string; readonly nearest?: string },
): Diagnostic {
  return {
    code: 'unknown-directive',
    severity: 'warning',
    ...at,
    message: `The directive ":::${name}" is unknown; its content is shown without it.`,
    hint: hint ?? 'Use a directive that docgen has (":::note", ":::tip", ":::details"), or a blockquote.',
    ...fixOf(name, nearest),
  }
}

/** `alert` as it is written: `[!WARN]`. */
export function unknownAlert(at: SourceRange, alert: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'unknown-directive',
    severity: 'warning',
    ...at,
    message: `The alert "${alert}" is unknown, so the quote shows it as text.`,
    hint: nearest
      ? `Write "[!${nearest}]", the closest alert.`
      : 'Write one of "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]" and "[!CAUTION]", or a directive such as ":::info".',
    ...fixOf(alert, nearest && `[!${nearest}]`),
  }
}

/** `alert` as it is written: `[!NOTE]`. */
export function crowdedAlert(at: SourceRange, alert: string): Diagnostic {
  return {
    code: 'misused-directive',
    severity: 'warning',
    ...at,
    message: `The alert "${alert}" is not alone on its line, so the quote shows it as text.`,
    hint: 'Put what follows it on the next line of the quote.',
  }
}

/** `problem` is the rest of the sentence: `contains no list`. */
export function misusedDirective(at: SourceRange, name: string, problem: string, hint: string): Diagnostic {
  return { code: 'misused-directive', severity: 'warning', ...at, message: `This ":::${name}" ${problem}.`, hint }
}

/** A directive that becomes a link. `isAround`: whether it contains the other link, or is in it. */
export function nestedLink(at: SourceRange, name: string, isAround: boolean): Diagnostic {
  const message = `The directive "${name}" becomes a link, and it ${isAround ? 'contains another link' : 'is inside another link'}.`
  const hint = 'Remove one of the two links, since a link cannot contain another.'
  return { code: 'misused-directive', severity: 'warning', ...at, message, hint }
}

/** `directive` as it is written: `::rating`. */
export function otherDirectiveForm(at: SourceRange, directive: string, hint: string): Diagnostic {
  const message = `This "${directive}" is shown as text: the directive is written in another form.`
  return { code: 'misused-directive', severity: 'warning', ...at, message, hint }
}

/** `directive` as it is written: `::rating`. */
interface WrongAttribute extends Pick<Diagnostic, 'hint' | 'fix'> {
  /** Completes `This ":::tabs" …`. */
  readonly problem: string
  readonly isFatal: boolean
}

export function wrongDirectiveAttribute(
  at: SourceRange,
  directive: string,
  { problem, hint, fix, isFatal }: WrongAttribute,
): Diagnostic {
  return {
    code: 'directive-attribute',
    severity: isFatal ? 'error' : 'warning',
    ...at,
    message: `This "${directive}" ${problem}.`,
    hint,
    ...(fix && { fix }),
  }
}

export function unclosedDirective(at: SourceRange, name: string): Diagnostic {
  return {
    code: 'unbalanced-directive',
    severity: 'warning',
    ...at,
    message: `The directive ":::${name}" is never closed, so it contains everything that follows.`,
    hint: 'Close it with a line of ":::" (as many colons as it began with).',
  }
}

/** One line of colons ends both `name` and `outer`, which is around it. */
export function sharedDirectiveEnd(at: SourceRange, name: string, outer: string): Diagnostic {
  return {
    code: 'unbalanced-directive',
    severity: 'warning',
    ...at,
    message: `This ":::${name}" is inside ":::${outer}", and one line of ":::" ends both.`,
    hint: `Close ":::${outer}" above it, or close each of them and give ":::${outer}" more colons ("::::").`,
  }
}

export function malformedDirective(at: SourceRange): Diagnostic {
  return {
    code: 'unbalanced-directive',
    severity: 'warning',
    ...at,
    message:
      'The title or the attributes of this directive are not closed on the same line, or something follows them. It is shown as text.',
    hint: 'Add the missing "]" or "}", or write the rest on the next line.',
  }
}

export function strayDirectiveEnd(at: SourceRange): Diagnostic {
  return {
    code: 'unbalanced-directive',
    severity: 'warning',
    ...at,
    message: 'This ":::" closes no directive.',
    hint: 'Remove it, or give outer directives more colons ("::::") if they contain others.',
  }
}

/** Syntax of MDX in a Markdown file, which is left out of the page. */
export function mdxSyntax(at: SourceRange, message: string, hint: string): Diagnostic {
  return { code: 'mdx-syntax', severity: 'warning', ...at, message, hint }
}

/** Syntax of another tool; `message` says what becomes of it. */
export function unsupportedSyntax(at: SourceRange, message: string, hint: string): Diagnostic {
  return { code: 'unsupported-syntax', severity: 'warning', ...at, message, hint }
}

/** `quoted` is the attribute as it should be. */
export function unquotedValue(at: SourceRange, tag: string, quoted: string): Diagnostic {
  return unsupportedSyntax(at, `"${tag}" is shown as text, because an address in it has no quotes.`, `Write ${quoted}.`)
}

export function spacelessHeading(at: SourceRange, marks: string, text: string): Diagnostic {
  return unsupportedSyntax(
    at,
    `"${marks}${text}" is shown as text, because a heading has a space after "${marks}".`,
    `Write "${marks} ${text}". If it is text, write "\\#".`,
  )
}

/** `instead` as it should be. */
export function spacedEmphasis(at: SourceRange, written: string, instead: string): Diagnostic {
  const where = /^\*\*\s/.test(written) ? 'behind the first' : 'before the last'
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown with its asterisks, because there is a space ${where} of them.`,
      `Write "${instead}". If it is text, write "\\*\\*".`,
    ),
    ...fixOf(written, instead),
  }
}

/** `written` as it stands there: `{{ name }}`. */
export function leftTemplate(at: SourceRange, written: string): Diagnostic {
  const instead = written.startsWith('{%')
    ? 'a directive such as ":::tip" or "::::tabs", or the text itself'
    : 'what it stands for'
  return unsupportedSyntax(
    at,
    `"${written}" is shown as text, because docgen fills in no templates.`,
    `Write ${instead}. If it is text, write it as code, between backticks.`,
  )
}

/** `written` as it stands there: `:tada:`. */
export function emojiName(at: SourceRange, written: string, sign: string): Diagnostic {
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown as text, because docgen reads no names of emoji.`,
      `Write "${sign}", or add remark-gemoji to \`markdown.remark\`. If it is text, write it as code, between backticks.`,
    ),
    ...fixOf(written, sign),
  }
}

/** `written` as it stands there: `==text==`. */
export function markedText(at: SourceRange, written: string): Diagnostic {
  const instead = `<mark>${written.slice(2, -2)}</mark>`
  return {
    ...unsupportedSyntax(
      at,
      `"${written}" is shown with its signs of equality: Markdown has no sign for marked text.`,
      `Write "${instead}". If it is text, write it as code, between backticks.`,
    ),
    ...fixOf(written, instead),
  }
}

export function missingDelimiterRow(at: SourceRange, cells: number): Diagnostic {
  return unsupportedSyntax(
    at,
    'This table is shown as text, because no row of dashes is below its first row.',
    `Add "|${' --- |'.repeat(cells)}" below its first row.`,
  )
}

export function emptyTaskBox(at: SourceRange): Diagnostic {
  return unsupportedSyntax(
    at,
    '"[]" is shown as text, because the box of a task has a space in it.',
    'Write "[ ]". If it is text, write it as code, between backticks.',
  )
}

export function shortDelimiterRow(at: SourceRange, cells: number, dashes: number): Diagnostic {
  return unsupportedSyntax(
    at,
    `This table is shown as text: its first row has ${cells} cell${cells === 1 ? '' : 's'}, and the row of dashes has ${dashes}.`,
    `Give both as many cells, such as "|${' --- |'.repeat(cells)}" for the row of dashes.`,
  )
}

export function brokenHeadingAnchor(at: SourceRange, written: string, repaired: string | undefined): Diagnostic {
  const instead = repaired === undefined ? 'an anchor such as "{#start}"' : `"${repaired}"`
  return unsupportedSyntax(
    at,
    `"${written}" is no anchor, so the heading shows it as text.`,
    `Write ${instead}: a name without spaces. If it is text, write "\\{".`,
  )
}

export interface RemovedHtml {
  /** What to write instead of a known component. */
  readonly hint?: string | undefined
  /** Whether nothing in the text closes the element: it is a name that the text mentions. */
  readonly isOpen?: boolean
}

export function rawHtmlRemoved(at: SourceRange, what: string, { hint, isOpen = false }: RemovedHtml = {}): Diagnostic {
  const isElsewhere = isReadElsewhere(at.file)
  const isName = /^element <[A-Z]/.test(what) && (isOpen || isElsewhere)
  return {
    code: 'raw-html-removed',
    severity: 'warning',
    ...at,
    message: `The HTML ${what} is not allowed and was removed.`,
    hint: (isName && isElsewhere ? undefined : hint) ?? hintForHtml(what, at.file, isName),
  }
}

export function unclosedElement(at: SourceRange, name: string): Diagnostic {
  return {
    code: 'unbalanced-html',
    severity: 'warning',
    ...at,
    message: `The HTML element <${name}> is never closed, so it contains what follows.`,
    hint: `Write "</${name}>" where it ends. If it is text, put it between backticks.`,
  }
}

export function selfClosedElement(at: SourceRange, name: string): Diagnostic {
  return {
    code: 'unbalanced-html',
    severity: 'warning',
    ...at,
    message: `HTML ignores the "/" at the end of this <${name}>, so the element contains what follows.`,
    hint: `Replace "/>" with "></${name}>".`,
  }
}

export function strayEndTag(at: SourceRange, name: string): Diagnostic {
  return {
    code: 'unbalanced-html',
    severity: 'warning',
    ...at,
    message: `This </${name}> closes no element.`,
    hint: `Remove it, or write "<${name}>" where the element begins.`,
  }
}

/** No text that other programs show too has components. */
function isReadElsewhere(file: string): boolean {
  return isReadmeName(file) || /(?:^|\/)(?:changelog|changes|history|releases)\.(?:md|markdown)$/i.test(file)
}

function hintForHtml(what: string, file: string, isName: boolean): string {
  if (/^attribute "on/i.test(what)) return 'Remove it: handlers in attributes are never kept.'
  // `Map<T>` and `Promise<string>` outside of code, as comments and changelogs have them.
  const subject =
    /\.[cm]?tsx?$/.test(file) && what.startsWith('element <')
      ? 'it'
      : /^element <(?:[A-Z]|any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown|void)>$/.test(what)
        ? 'the type'
        : isName
          ? 'the name'
          : undefined
  if (subject !== undefined) return `Put ${subject} between backticks: Markdown reads its angle brackets as HTML.`
  if (/^element <[A-Z]/.test(what))
    return 'Write a directive (":::tip", "::::tabs") or a React page: docgen does not support MDX components.'
  if (/^element <[a-z]+-/.test(what))
    return `Write a directive (":::info"), or set \`markdown: { html: 'trust' }\` in docgen.config.ts if a script of the site defines this element.`
  return "Use Markdown, or set `markdown: { html: 'trust' }` in docgen.config.ts if you trust all authors."
}

/** `problem` is the rest of the sentence: `it holds no <svg> element`. */
export function unusableSvg(at: SourceRange, href: string, problem: string, hint: string): Diagnostic {
  return {
    code: 'unusable-svg',
    severity: 'error',
    ...at,
    message: `The image "${href}" cannot be put into the page: ${problem}.`,
    hint,
  }
}

/** `at` lies in the SVG file; `what` is `the element <style>` or the like. */
export function svgContentRemoved(at: SourceRange, what: string): Diagnostic {
  return {
    code: 'svg-content-removed',
    severity: 'warning',
    ...at,
    message: `${capitalized(what)} was removed from this SVG before it was put into the page.`,
    hint: 'Use only shapes, text and their attributes, or write the image without "#inline".',
  }
}

export function impossibleReleaseDate(at: SourceRange, version: string, date: string): Diagnostic {
  return {
    code: 'changelog-release',
    severity: 'warning',
    ...at,
    message: `The release ${version} has the date "${date}", which does not exist.`,
    hint: 'Write the day of the release as "2024-05-31".',
  }
}

export function repeatedRelease(at: SourceRange, version: string, firstLine: number): Diagnostic {
  return {
    code: 'changelog-release',
    severity: 'warning',
    ...at,
    message: `This changelog names the version ${version} a second time. The first is in line ${firstLine}.`,
    hint: 'Correct the version, or move the changes to the first heading.',
  }
}

export function changelogWithoutVersions(at: SourceRange): Diagnostic {
  return {
    code: 'changelog-without-versions',
    severity: 'warning',
    ...at,
    message: 'This changelog has no heading that is a version.',
    hint: 'Begin each release with a heading such as "## 1.2.0" or "## [1.2.0] - 2024-05-31".',
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
