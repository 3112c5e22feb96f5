// Findings about HTML and SVG.
import { isReadmeName, type Diagnostic, type SourceRange } from '@docgen/model'

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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
