// A link may lead to a file that an output writes, and which those are is known once all of them are listed. Until then its finding waits.
import type { Diagnostic } from '@docgen/model'

/** A finding that holds only if the output has no file of that path. None that is shown is one. */
interface WaitingFinding extends Diagnostic {
  readonly unlessWritten: string
}

export function unlessWritten(finding: Diagnostic, path: string): Diagnostic {
  const waiting: WaitingFinding = { ...finding, unlessWritten: path }
  return waiting
}

export function isWaiting(finding: Diagnostic): finding is WaitingFinding {
  return 'unlessWritten' in finding
}

/** What is made of a finding waits as that does. */
export function waitingLike(finding: Diagnostic, origin: object): Diagnostic {
  const path = 'unlessWritten' in origin ? origin.unlessWritten : undefined
  return typeof path === 'string' ? unlessWritten(finding, path) : finding
}

/** An output that failed before it had listed all its files. */
export interface FailedWriter {
  /** Stands in a sentence: `the output "llms"`. */
  readonly name: string
  /** Whether the output names the file as its own. If not, the file may still be one of its files. */
  readonly isOwner: boolean
}

/** One that says that the file is its own comes before one that does not say. */
export function firstWriterOf(writers: readonly FailedWriter[]): FailedWriter | undefined {
  return writers.find(({ isOwner }) => isOwner) ?? writers[0]
}

/**
 * The findings that hold. `paths` are those of the files of the output that findings wait for, or of all of them. That an output which failed has not
 * written a file follows from the failure, which is a finding.
 */
export function settled(
  findings: readonly Diagnostic[],
  paths: ReadonlySet<string>,
  failedWriterOf: (path: string) => FailedWriter | undefined = () => undefined,
): readonly Diagnostic[] {
  return findings.flatMap((finding) => {
    if (!isWaiting(finding)) return [finding]
    const { unlessWritten: path, ...known } = finding
    if (paths.has(path)) return []
    const writer = failedWriterOf(path)
    if (writer === undefined) return [known]
    return writer.isOwner ? [] : [{ ...known, hint: `Correct ${writer.name} first, which may write this file.` }]
  })
}

/** Paths of the files that findings wait for. */
export function pathsWaitedFor(findings: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(findings.filter(isWaiting).map((finding) => finding.unlessWritten))
}
