import type { Diagnostic, Severity, SourceRange } from '@docgen/model'

/** `no-check` without a reason. */
export function sampleWithoutReason(at: SourceRange): Diagnostic {
  return {
    code: 'sample-no-reason',
    severity: 'error',
    ...at,
    message: 'This code block is marked "no-check" without a reason.',
    hint: 'Write no-check reason="…" and say why it cannot be checked.',
  }
}

/** `@ts-nocheck` in its code does the same, and says no reason either. */
export function sampleWithNoCheckComment(at: SourceRange): Diagnostic {
  return {
    code: 'sample-no-reason',
    severity: 'error',
    ...at,
    message: 'The comment "@ts-nocheck" leaves this code unchecked without a reason.',
    hint: 'Remove it, or write no-check reason="…" behind the language and say why the code cannot be checked.',
  }
}

/** `continue` where there is nothing to continue. */
export function unknownSampleContext(at: SourceRange, name: string, nearest: string | undefined): Diagnostic {
  return {
    code: 'sample-unknown-context',
    severity: 'error',
    ...at,
    message:
      name === ''
        ? 'No checked code block comes before this one, so there is nothing to continue.'
        : `No code block titled "${name}" comes before this one, so it cannot be continued.`,
    hint: nearest
      ? `Write continue="${nearest}", the closest name above.`
      : 'Remove "continue", or put the code that it needs before it, in a fence marked "setup" if readers need not see it.',
  }
}

interface SampleProblem {
  /** TypeScript's number and words. */
  readonly code: number
  readonly message: string
  readonly hint: string
}

export function sampleSyntax(at: SourceRange, severity: Severity, { code, message, hint }: SampleProblem): Diagnostic {
  return { code: 'sample-syntax', severity, ...at, message: `TS${code}: ${message}`, hint }
}

export function sampleType(at: SourceRange, severity: Severity, { code, message, hint }: SampleProblem): Diagnostic {
  return { code: 'sample-type', severity, ...at, message: `TS${code}: ${message}`, hint }
}

/** `expected` are the codes that did not come; none when any error would have done. */
export function sampleExpectedError(at: SourceRange, expected: readonly number[]): Diagnostic {
  return {
    code: 'sample-expected-error',
    severity: 'error',
    ...at,
    message:
      expected.length === 0
        ? 'This code block is marked "expect-error", but it compiles without an error.'
        : `This code block expects ${expected.map((code) => `TS${code}`).join(' and ')}, but does not have that error.`,
    hint: 'Remove the mark, or update the text around it: the packages allow this now.',
  }
}

/** Without a check, nobody knows whether the error is there. */
export function sampleExpectsUnchecked(at: SourceRange): Diagnostic {
  return {
    code: 'sample-expected-error',
    severity: 'error',
    ...at,
    message: 'This code block is marked "expect-error" and "no-check", which contradict each other.',
    hint: 'Remove "no-check", so that docgen looks for the error, or remove "expect-error".',
  }
}

/** What stands behind `^?` is another type than `told`. */
export function sampleQueryOutdated(at: SourceRange, severity: Severity, told: string): Diagnostic {
  return {
    code: 'sample-query',
    severity,
    ...at,
    message: 'TypeScript gives another type than the one behind "^?".',
    hint: `Write "${told}", or nothing: docgen then fills it in.`,
  }
}

/** The caret is not below a name. */
export function sampleQueryWithoutName(at: SourceRange, severity: Severity): Diagnostic {
  return {
    code: 'sample-query',
    severity,
    ...at,
    message: 'The caret of "^?" does not point at a name that has a type.',
    hint: 'Put the caret below a letter of a name in the line above.',
  }
}

export function sampleQueryUnchecked(at: SourceRange, severity: Severity): Diagnostic {
  return {
    code: 'sample-query',
    severity,
    ...at,
    message: 'docgen cannot fill in "^?" here, because it does not check this code.',
    hint: 'Remove the comment, or "no-check".',
  }
}

/** A fence of a language that no checker reads. */
export function sampleQueryInLanguage(at: SourceRange, language: string): Diagnostic {
  return {
    code: 'sample-query',
    severity: 'warning',
    ...at,
    message: `docgen cannot fill in "^?" in code of the language "${language}".`,
    hint: 'Remove the comment, or write ts, tsx, js or jsx as the language.',
  }
}
