import type { Diagnostic, Severity, SourceRange } from '../model/diagnostic.ts'

/** `no-check` without a reason. */
export function sampleWithoutReason(at: SourceRange): Diagnostic {
  return {
    code: 'sample-no-reason',
    severity: 'error',
    ...at,
    message: 'This code block is marked "no-check" without a reason.',
    hint: 'Write no-check reason="…" with what keeps it from being checked.',
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
        ? 'This code block continues another, and none that is checked stands above it.'
        : `This code block continues "${name}", and none of that title or name stands above it.`,
    hint: nearest
      ? `Write continue="${nearest}", the closest name above.`
      : 'Take "continue" out, or put the code that it needs above it, in a fence marked "setup" if readers need not see it.',
  }
}

export interface SampleProblem {
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
        ? 'This code block is marked "expect-error", and it has none.'
        : `This code block is to have the error ${expected.map((code) => `TS${code}`).join(' and ')}, which it does not have.`,
    hint: 'Take the mark out, or mend the text beside it: the packages allow this now.',
  }
}
