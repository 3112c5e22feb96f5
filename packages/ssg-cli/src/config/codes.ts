// The codes that findings of a site can have: docgen's own, and those of the checks that its config and plugins add.
import {
  diagnosticCatalogue,
  findNearest,
  isDiagnosticCode,
  isFatalCode,
  isRecord,
  propertyOf,
  type Diagnostic,
  type SourceRange,
} from '@docgen/model'
import { fixOfKey, fixOfText } from './key-fix.ts'
import { locatePath, type ConfigFile } from './locate.ts'
import { unknownRule } from './problems.ts'

/** Whether a code is docgen's, so that no check may have it. */
export function isReservedCode(code: string): boolean {
  return isDiagnosticCode(code) || isFatalCode(code)
}

/** Codes in `rules` and `suppress` that no finding can have. `given` is what the config file exports, whatever it is. */
export function codeProblems(given: unknown, files: readonly ConfigFile[]): readonly Diagnostic[] {
  const checks = [given, ...listAt(given, 'plugins')].flatMap((holder) => listAt(holder, 'checks'))
  const codes = [...Object.keys(diagnosticCatalogue), ...checks.flatMap((check) => codeOf(check) ?? [])]
  const known = new Set(codes)
  const problemAt = (code: string | undefined, path: readonly (string | number)[], at: 'key' | 'value'): readonly Diagnostic[] =>
    code === undefined || code === '' || known.has(code)
      ? []
      : [unknownCode(code, { at: locatePath(files, path, at), isKey: at === 'key' })]
  const rules = propertyOf(given, 'rules')
  const unknownCode = (written: string, { at, isKey }: { readonly at: SourceRange; readonly isKey: boolean }): Diagnostic => {
    const meant = findNearest(written, codes)
    const fix = isKey ? fixOfKey(files, at, { written, meant, holder: rules }) : fixOfText(files, at, written, meant)
    return { ...unknownRule(at, written, meant), ...fix }
  }
  return [
    ...(isRecord(rules) ? Object.keys(rules).flatMap((code) => problemAt(code, ['rules', code], 'key')) : []),
    ...listAt(given, 'suppress').flatMap((each, index) => problemAt(codeOf(each), ['suppress', index, 'code'], 'value')),
  ]
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = propertyOf(value, key)
  return Array.isArray(list) ? list : []
}

function codeOf(value: unknown): string | undefined {
  const code = propertyOf(value, 'code')
  return typeof code === 'string' ? code : undefined
}
