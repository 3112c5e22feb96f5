import { diagnosticCatalogue, findNearest, type DiagnosticCode } from '@docgen/model'
import { explanations } from '../diagnostics/explanations.ts'
import { manualAddress } from '../io/own-packages.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { explanationAddress } from './way-to-explanation.ts'

/** Prints what a code means and how to fix what it reports; without a code, the list of all codes. Needs no site. */
export function runExplainCommand(code: string | undefined, { stdout }: Pick<CliWorld, 'stdout'>): number {
  stdout.write(code === undefined ? listOfCodes() : explanationOf(codeOf(code)))
  return 0
}

function codeOf(code: string): DiagnosticCode {
  if (isCode(code)) return code
  const nearest = findNearest(code, Object.keys(diagnosticCatalogue))
  throw new UsageError(
    `No finding has the code "${code}".`,
    nearest === undefined ? 'Run "docgen explain" to list all codes.' : `Write "docgen explain ${nearest}".`,
  )
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(diagnosticCatalogue, code)
}

function explanationOf(code: DiagnosticCode): string {
  const { why, fix } = explanations[code]
  const paragraphs = [diagnosticCatalogue[code], `Why: ${why}`, `Fix: ${fix}`]
  const online = manualAddress === undefined ? '' : `\n  ${explanationAddress(code, manualAddress)}\n`
  return `${code}\n${paragraphs.map((text) => `\n${wrapped(text)}\n`).join('')}${online}`
}

function listOfCodes(): string {
  const entries = Object.entries(diagnosticCatalogue)
  const width = Math.max(...entries.map(([code]) => code.length))
  return entries.map(([code, meaning]) => `${code.padEnd(width)}  ${meaning}\n`).join('')
}

const columns = 78

/** Lines of at most 80 columns, indented by two. A longer word has a line to itself. */
function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= columns) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => `  ${line}`).join('\n')
}
