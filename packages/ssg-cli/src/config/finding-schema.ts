// What checks and custom sources may report: JavaScript hands over what types do not allow.
import * as v from 'valibot'
import { describeValue, isRecord, type Diagnostic, type RuleFinding, type SourceFinding, type SourceRange } from '@docgen/model'
import { isReservedCode } from './codes.ts'
import { problemOf } from './schema-problem.ts'
import { count, fullText, siteFile } from './schema-parts.ts'

type CheckedFinding<Finding> =
  | { readonly finding: Finding }
  /** `problem` is a sentence that names the finding, `fault` what it says of it. */
  | { readonly problem: string; readonly fault: string; readonly hint: string; readonly place: SourceRange | undefined }

const severity = v.picklist(['error', 'warning'], '"error" or "warning"')
const place = { file: v.optional(siteFile), line: v.optional(count), column: v.optional(count) }
const texts = { message: fullText, hint: fullText }
const fix = v.strictObject({ find: fullText, replace: fullText }, 'an object: `{ find, replace }`')
const ofSource = v.strictObject({ ...place, ...texts, severity: v.optional(severity) }, 'an object')
// Checks may spread what has a place, such as a link of the page: keys that mean nothing are no mistake.
const ofRule = v.object(
  {
    ...place,
    ...texts,
    fix: v.optional(fix),
    severity: v.optional(v.undefined('no "severity": the finding has that of the check')),
  },
  'an object',
)
/** A finding of docgen itself, or one of the check that is written in full. */
const diagnosticOf = (ruleCode: string) =>
  v.object({
    code: v.custom<string>(
      (code) => typeof code === 'string' && (code === ruleCode || isReservedCode(code)),
      `no "code": the finding has that of the check, "${ruleCode}"`,
    ),
    ...{ file: siteFile, line: count, column: count },
    ...texts,
    severity,
  })

/** `index` is its place among the findings of the source. */
export function checkSourceFinding(value: unknown, index: number): CheckedFinding<SourceFinding> {
  return checked(ofSource, value, index)
}

/** `index` is its place among the findings of the check. */
export function checkRuleFinding(value: unknown, index: number, ruleCode: string): CheckedFinding<RuleFinding | Diagnostic> {
  return isRecord(value) && 'code' in value ? checked(diagnosticOf(ruleCode), value, index) : checked(ofRule, value, index)
}

function checked<Finding>(schema: v.GenericSchema<unknown, Finding>, value: unknown, index: number): CheckedFinding<Finding> {
  const result = v.safeParse(schema, value)
  // As it was given: a finding of docgen itself has more keys than are checked.
  if (result.success) return { finding: value as Finding }
  const { problem, hint } = problemOf(result.issues[0], {
    keys: Object.keys(ofSource.entries),
    example: 'Give each finding as an object: `{ file, line, column, message, hint }`.',
  })
  return { problem: `${nameOf(value, index)} ${problem}.`, fault: problem, hint, place: placeOf(value) }
}

/** By its text, so that it can be found in the code that reports it. */
function nameOf(value: unknown, index: number): string {
  const { message, hint } = isRecord(value) ? value : { message: value }
  const text = [message, hint].find((each) => typeof each === 'string' && each !== '')
  return text === undefined ? `Finding ${index + 1}` : `The finding ${describeValue(text)}`
}

/** As much of it as can be used. */
function placeOf(value: unknown): SourceRange | undefined {
  if (!isRecord(value)) return undefined
  const { file, line, column } = value
  if (!v.is(siteFile, file)) return undefined
  return v.is(count, line) ? { file, line, column: v.is(count, column) ? column : 1 } : { file, line: 1, column: 1 }
}
