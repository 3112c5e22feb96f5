import type { Diagnostic, SourceFinding, SourceRange } from '@docgen/model'

const whole = { line: 1, column: 1 }

export function corruptCache(file: string, what: string): Diagnostic {
  return {
    code: 'corrupt-cache',
    severity: 'warning',
    file,
    ...whole,
    message: `The cache contained ${what} that could not be read; it was rebuilt.`,
    hint: 'Nothing is lost; run "docgen clean" if this comes back.',
  }
}

export function shallowClone(): Diagnostic {
  return {
    code: 'shallow-clone',
    severity: 'warning',
    file: '.git',
    ...whole,
    message: 'The git history is incomplete (a shallow clone), so no page shows when it was last updated.',
    hint: 'Fetch the whole history in CI ("fetch-depth: 0"), or set `lastUpdate: false`.',
  }
}

/** What a config hands in threw: a source, or the checker of samples. `what` begins the sentence. */
export function sourceFailed(at: SourceRange, what: string, reason: string, stack?: string): Diagnostic {
  return {
    code: 'source-failed',
    severity: 'error',
    ...at,
    message: `${what} failed: ${reason}`,
    hint: 'Fix its code or its options, or report the error to its package.',
    ...(stack !== undefined && { stack }),
  }
}

/** What a custom source says of the author's files. `name` is that of the source. */
export function sourceFinding(at: SourceRange, name: string, { message, hint, severity = 'error' }: SourceFinding): Diagnostic {
  return { code: 'source-finding', severity, ...at, message: `${message} (source "${name}")`, hint }
}

/** `which` is the page as its author knows it: `The page "/blog/a/"`; `problem` continues the sentence. */
export function invalidSourcePage(at: SourceRange, which: string, name: string, problem: string, hint: string): Diagnostic {
  return { code: 'invalid-source-page', severity: 'error', ...at, message: `${which} of the source "${name}" ${problem}.`, hint }
}

/** `at` is the place of the suppression in the config. */
export function unusedSuppression(at: SourceRange, code: string, file: string): Diagnostic {
  return {
    code: 'unused-suppression',
    severity: 'warning',
    ...at,
    message: `No "${code}" finding occurs in "${file}", so this suppression is unused.`,
    hint: 'Remove it from `suppress`, or write the file as the report names it.',
  }
}

/** `reason` is what the bundler says; `hint` its advice, if it has one. */
export function clientBundle(at: SourceRange, reason: string, hint: string): Diagnostic {
  return { code: 'client-bundle', severity: 'error', ...at, message: reason, hint }
}
