// The one place where a text that cannot be compiled becomes a finding: whatever is thrown below, the other pages are compiled.
import {
  errorMessageOf,
  type CompiledFragment,
  type CompiledSource,
  type Diagnostic,
  type FragmentJob,
  type SourceFile,
  type SourceRange,
} from '@docgen/model'
import { onMadePage } from '../../diagnostics/made-page.ts'
import { nestedTooDeep, pageFailed } from '../../diagnostics/markdown.ts'
import { syntaxFailed } from '../../diagnostics/plugins.ts'
import { decodeKeptTexts, encodeKeptTexts } from '../../common/kept-texts.ts'
import { failedFragmentOf, failedSourceOf } from './failed-source.ts'
import { PageFailure } from './page-failure.ts'

export interface MarkdownCompiler {
  /** Does not reject: a page that cannot be compiled says so, and is empty. */
  readonly compilePage: (file: SourceFile, key: string) => Promise<CompiledSource>
  readonly compileFragment: (job: FragmentJob) => Promise<CompiledFragment>
}

export function guardedCompiler(compiler: MarkdownCompiler): MarkdownCompiler {
  return {
    compilePage: async (source, key) => {
      try {
        return atItsPlace(await compiler.compilePage(source, key))
      } catch (error) {
        return atItsPlace(failedSourceOf(source, key, findingOf(error, { file: source.file, line: 1, column: 1 })))
      }
    },
    compileFragment: async (job) => {
      try {
        return await compiler.compileFragment(job)
      } catch (error) {
        return failedFragmentOf(findingOf(error, job.text))
      }
    },
  }
}

/** What is found in text that a source made stands where that is made from: its lines are of no file. */
function atItsPlace(compiled: CompiledSource): CompiledSource {
  const { page } = compiled
  if (page.made === undefined || page.made.isAsWritten) return compiled
  const { file, line, column } = page.made.place
  const move = <Found extends object>(found: Found): Found => ({ ...found, line, column })
  return {
    ...compiled,
    keptTexts: encodeKeptTexts({ prose: decodeKeptTexts(compiled.keptTexts).prose?.map(move) }),
    page: {
      ...page,
      slots: page.slots.map(move),
      headings: page.headings.map(move),
      diagnostics: page.diagnostics.map((found) => ({ ...onMadePage(found, page.made), file, line, column })),
    },
  }
}

/** `start` is where the text begins in its file. */
function findingOf(error: unknown, { file, line, column }: SourceRange): Diagnostic {
  if (!(error instanceof PageFailure)) return pageFailed({ file, line, column }, messageOf(error))
  const place = error.place ?? { line: 1, column: 1 }
  const at = { file, line: line + place.line - 1, column: column + place.column - 1 }
  const { reason } = error
  if (reason.kind === 'nesting') return nestedTooDeep(at, reason.levels)
  return reason.kind === 'error' ? pageFailed(at, reason.message) : syntaxFailed(at, reason.extension, reason.message)
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError && /call stack/.test(error.message)) return 'something in it is nested too deep.'
  return errorMessageOf(error)
}
