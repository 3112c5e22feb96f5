// In: what a checker found in the samples. Out: diagnostics at the places that their authors wrote, by the marks of each fence.
import type { CheckedSample, Diagnostic, Sample, SampleFinding, SourceRange } from '@docgen/model'
import { sampleExpectedError, sampleSyntax, sampleType } from '../../../diagnostics/samples.ts'
import { isForeignSample } from '../../../syntax/markdown/sample-units.ts'
import { hintForSample } from './sample-hints.ts'
import type { CodeNames } from '../links/code-names.ts'

/** `codeNamesOf` gives what the samples of a file may name. Reports `sample-syntax`, `sample-type` and `sample-expected-error`. */
export function sampleDiagnosticsOf(
  samples: readonly CheckedSample[],
  codeNamesOf: (file: string) => CodeNames,
): readonly Diagnostic[] {
  return samples.flatMap(({ sample, findings }) => {
    if (sample.isUnchecked || isForeignSample(sample)) return []
    const expected = sample.expectedErrors
    const reported = findings.filter(({ typeScriptCode }) => !isExpected(typeScriptCode, expected))
    return [
      ...missingErrors(sample, findings),
      ...reported.map((finding) =>
        diagnosticOf(
          finding,
          sample,
          hintForSample(finding, () => codeNamesOf(sample.file)),
        ),
      ),
    ]
  })
}

function isExpected(code: number, expected: readonly number[] | undefined): boolean {
  return expected !== undefined && (expected.length === 0 || expected.includes(code))
}

function missingErrors(sample: Sample, findings: readonly SampleFinding[]): readonly Diagnostic[] {
  const { expectedErrors: expected, file, line, column } = sample
  if (expected === undefined) return []
  const missing = expected.filter((code) => !findings.some(({ typeScriptCode }) => typeScriptCode === code))
  if (expected.length === 0 ? findings.length > 0 : missing.length === 0) return []
  return [sampleExpectedError({ file, line, column }, missing)]
}

function diagnosticOf(finding: SampleFinding, sample: Sample, hint: string): Diagnostic {
  const { kind, typeScriptCode: code, message } = finding
  // Code without types is judged by guesses.
  const severity = sample.language === 'js' || sample.language === 'jsx' ? 'warning' : 'error'
  const diagnose = kind === 'syntax' ? sampleSyntax : sampleType
  return diagnose(placeOf(finding, sample), severity, { code, message, hint })
}

function placeOf({ line, column }: SampleFinding, { file, origin, places, ...fence }: Sample): SourceRange {
  if (origin) return { file: origin.file, line, column }
  const [startLine, startColumn] = places[line - 1] ?? [fence.line, fence.column]
  return { file, line: startLine, column: startColumn + column - 1 }
}
