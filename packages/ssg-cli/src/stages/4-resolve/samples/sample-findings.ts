// In: what a checker found in the samples. Out: diagnostics at the places that their authors wrote, by the marks of each fence.
import {
  typeQueriesOf,
  type CheckedSample,
  type Diagnostic,
  type Sample,
  type SampleFinding,
  type SamplePlace,
  type Severity,
  type SourceRange,
} from '@docgen/model'
import {
  sampleExpectedError,
  sampleQueryOutdated,
  sampleQueryUnchecked,
  sampleQueryWithoutName,
  sampleSyntax,
  sampleType,
} from '../../../diagnostics/samples.ts'
import { linesWithoutComments } from '../../../syntax/code/without-comments.ts'
import { checkedCodeOf } from '../../../syntax/markdown/answered-queries.ts'
import { isForeignSample } from '../../../syntax/markdown/sample-units.ts'
import { hintForSample } from './sample-hints.ts'
import type { CodeNames } from '../links/code-names.ts'

interface SampleFiles {
  /** What the samples of a file may name. */
  readonly codeNamesOf: (file: string) => CodeNames
  /** The file that a translation is one of. */
  readonly originalOf: (file: string) => string | undefined
}

/**
 * Reports `sample-syntax`, `sample-type`, `sample-expected-error` and `sample-query`. What a sample has in common with the same code of the original is
 * reported there alone.
 */
export function sampleDiagnosticsOf(samples: readonly CheckedSample[], files: SampleFiles): readonly Diagnostic[] {
  const nameOf = sampleNamer()
  const named = samples.map((checked) => ({
    checked,
    name: nameOf(checked.sample),
    diagnostics: diagnosticsOf(checked, files.codeNamesOf),
  }))
  const inOriginals = new Set(
    named.flatMap(({ checked: { sample }, name, diagnostics }) =>
      diagnostics.map((diagnostic) => name(sample.file) + placeInSample(diagnostic, sample)),
    ),
  )
  return named.flatMap(({ checked: { sample }, name, diagnostics }) => {
    const original = diagnostics.length === 0 ? undefined : files.originalOf(sample.file)
    if (original === undefined) return diagnostics
    return diagnostics.filter((diagnostic) => !inOriginals.has(name(original) + placeInSample(diagnostic, sample)))
  })
}

/** Names a sample as one of a file, by its code: comments are translated, and sections of a translation may have another order. */
function sampleNamer(): (sample: Sample) => (file: string) => string {
  const counts = new Map<string, number>()
  return ({ file, language, code, title }) => {
    const own = JSON.stringify([language, linesWithoutComments(code).filter((line) => line !== ''), title])
    const count = (counts.get(file + own) ?? 0) + 1
    counts.set(file + own, count)
    return (of) => JSON.stringify([of, own, count])
  }
}

/** The line is counted among those that are no comments. */
function placeInSample({ code, message, line, column }: Diagnostic, sample: Sample): string {
  const index = sample.places.findIndex(([start]) => start === line)
  const [, start = sample.column] = sample.places[index] ?? []
  const before = linesWithoutComments(sample.code).slice(0, Math.max(index, 0))
  return JSON.stringify([code, message, before.filter((text) => text !== '').length, column - start])
}

function diagnosticsOf(checked: CheckedSample, codeNamesOf: SampleFiles['codeNamesOf']): readonly Diagnostic[] {
  const { sample, findings } = checked
  if (isForeignSample(sample)) return []
  if (sample.isUnchecked) return queryDiagnosticsOf(checked)
  const expected = sample.expectedErrors
  const reported = causesOf(findings, sample).filter(({ typeScriptCode }) => !isExpected(typeScriptCode, expected))
  return [
    ...missingErrors(sample, findings),
    ...reported.map((finding) =>
      diagnosticOf(
        finding,
        sample,
        hintForSample(finding, () => codeNamesOf(sample.file)),
      ),
    ),
    ...queryDiagnosticsOf(checked),
  ]
}

// "Parameter implicitly has an 'any' type", and the same of rest parameters and of parts of patterns.
const untypedParameters = new Set([7006, 7019, 7031])

/** What is made of a type that TypeScript could not work out: nothing fits it, and it has nothing. */
const ofNever = /(?:parameter of|on|to) type 'never'\.$/

/**
 * Without what goes away once a name or a module is found: parameters and results get their types from it, and names come from the fence that this one
 * continues.
 */
function causesOf(findings: readonly SampleFinding[], { lacksContext = false }: Sample): readonly SampleFinding[] {
  const isIncomplete = findings.some(({ name, from }) => name !== undefined || from !== undefined)
  return findings.filter(({ typeScriptCode, message, name, from }) => {
    if (isIncomplete && (untypedParameters.has(typeScriptCode) || ofNever.test(message))) return false
    return !lacksContext || name === undefined || from !== undefined
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
  const diagnose = kind === 'syntax' ? sampleSyntax : sampleType
  return diagnose(placeOf(finding, sample), severityOf(sample), { code, message, hint })
}

/** Code without types is judged by guesses. */
function severityOf({ language }: Sample): Severity {
  return language === 'js' || language === 'jsx' ? 'warning' : 'error'
}

/** Of a sample with errors, those say enough of what has no type. */
function queryDiagnosticsOf({ sample, findings, queries }: CheckedSample): readonly Diagnostic[] {
  const told = new Map(queries?.map((query) => [query.line, query]))
  return typeQueriesOf(checkedCodeOf(sample)).flatMap((query): readonly Diagnostic[] => {
    const at = placeOf(query, sample)
    const answer = told.get(query.line)
    if (answer?.text !== undefined) {
      const isRight = query.written === '' || withoutSpaces(query.written) === withoutSpaces(answer.text)
      return isRight ? [] : [sampleQueryOutdated(at, severityOf(sample), answer.text)]
    }
    if (sample.isUnchecked) return [sampleQueryUnchecked(at, severityOf(sample))]
    return answer && findings.length === 0 ? [sampleQueryWithoutName(at, severityOf(sample))] : []
  })
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}

function placeOf({ line, column }: SamplePlace, { file, origin, places, ...fence }: Sample): SourceRange {
  if (origin) return { file: origin.file, line, column }
  const [startLine, startColumn] = places[line - 1] ?? [fence.line, fence.column]
  return { file, line: startLine, column: startColumn + column - 1 }
}
