// In: a code fence. Out: its comments that tell Twoslash something. docgen says the same after the language, and shows the comments.
import type { Code } from 'mdast'
import { sampleLanguages, type Diagnostic, type SourceRange } from '@docgen/model'
import { unsupportedSyntax } from '../../diagnostics/other-syntax.ts'
import type { TransformContext } from './transform-context.ts'

const languages: ReadonlySet<string> = new Set([...sampleLanguages, 'typescript', 'javascript'])

const comment = /^\/\/ ?(?:@errors: ?(?<codes>\d[\d ,]*)|(?<off>@noErrors)\b.*|---(?<cut>cut(?:-before|-after|-start|-end)?)---)$/

export function twoslashComments(
  node: Code,
  language: string,
  { file, line }: SourceRange,
  { lines }: Pick<TransformContext, 'lines'>,
): readonly Diagnostic[] {
  if (!languages.has(language.toLowerCase())) return []
  return node.value.split('\n').flatMap((code, index) => {
    const written = code.trim()
    const { codes, off, cut } = comment.exec(written)?.groups ?? {}
    if (codes === undefined && off === undefined && cut === undefined) return []
    const column = (lines[line + index] ?? '').indexOf(written) + 1
    const at: SourceRange = { file, line: line + 1 + index, column: Math.max(column, 1) }
    const message = `The comment "${written}" of Twoslash is not supported; this code block shows it.`
    return [unsupportedSyntax(at, message, codes === undefined ? hintFor(off) : hintForErrors(codes))]
  })
}

function hintForErrors(codes: string): string {
  return `Remove it, and write expect-error="${(codes.match(/\d+/g) ?? []).join(' ')}" after the language.`
}

function hintFor(off: string | undefined): string {
  return off === undefined
    ? 'Remove it, and put the lines that readers are not to see into a code block with the option "setup" above this one.'
    : 'Remove it, and write no-check reason="…" after the language.'
}
