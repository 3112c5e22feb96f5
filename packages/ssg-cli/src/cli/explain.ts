import {
  diagnosticCatalogue,
  findNearest,
  isDiagnosticCode,
  isFatalCode,
  type DiagnosticCode,
  type FatalCode,
} from '@docgen/model'
import { explanations, type Explanation } from '../diagnostics/explanations.ts'
import { manualAddress } from '../io/own-packages.ts'
import type { CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { explanationAddress } from './way-to-explanation.ts'

/** Prints what a code means and how to fix what it reports; without a code, the list of all codes. Needs no site. */
export function runExplainCommand(code: string | undefined, { stdout }: Pick<CliWorld, 'stdout'>): number {
  stdout.write(
    code === undefined ? listOfCodes() : isFatalCode(code) ? textOf(code, failures[code]) : explanationOf(codeOf(code)),
  )
  return 0
}

interface Failure extends Explanation {
  readonly meaning: string
}

/** Reports give these codes to what ends a command before it looks at the site. No severity changes them, so the catalogue has none of them. */
const failures: Readonly<Record<FatalCode, Failure>> = {
  config: {
    meaning: 'The config of the site cannot be used.',
    why: 'The config has a mistake, it threw an error, or a file that it imports is missing.',
    fix: 'Go to the line that the message names, and do what its hint says. With `defineConfig()`, an editor shows most of these mistakes before a build does.',
  },
  crash: {
    meaning: 'The command ended before its time.',
    why: 'The system refused something, such as to write a file, or docgen has a fault.',
    fix: 'Do what the hint says. If it is a fault of docgen, run the command again with `--debug` and report what it prints.',
  },
  usage: {
    meaning: 'The command was called in a way that it does not understand.',
    why: 'An argument or an option is unknown, is missing or does not fit the site.',
    fix: 'Run the command with `--help` to see what it takes.',
  },
}

function codeOf(code: string): DiagnosticCode {
  if (isDiagnosticCode(code)) return code
  const nearest = findNearest(code, Object.keys(diagnosticCatalogue))
  throw new UsageError(
    `No finding has the code "${code}".`,
    nearest === undefined ? 'Run "docgen explain" to list all codes.' : `Write "docgen explain ${nearest}".`,
  )
}

function explanationOf(code: DiagnosticCode): string {
  const online = manualAddress === undefined ? '' : `\n  ${explanationAddress(code, manualAddress)}\n`
  return `${textOf(code, { ...explanations[code], meaning: diagnosticCatalogue[code] })}${online}`
}

function textOf(code: string, { meaning, why, fix }: Failure): string {
  return `${code}\n${[meaning, `Why: ${why}`, `Fix: ${fix}`].map((text) => `\n${wrapped(text)}\n`).join('')}`
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
