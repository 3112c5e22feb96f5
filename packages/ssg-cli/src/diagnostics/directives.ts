// Findings about directives and alerts.
import { fixOf, type Diagnostic, type SourceRange } from '@docgen/model'

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
