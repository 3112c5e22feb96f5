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
