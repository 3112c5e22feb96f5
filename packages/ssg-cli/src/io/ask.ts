import { createInterface } from 'node:readline/promises'
import { codeOf } from './open-file.ts'

/** Asks a question in the terminal. */
export type Ask = (question: string) => Promise<string>

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** Called when the user ends the command instead of answering. */
  readonly interrupt: () => void
}

/** A line that is edited takes Ctrl+C for itself: the command learns of it as of a signal. */
const ownTerminal: Terminal = {
  input: process.stdin,
  output: process.stdout,
  interrupt: () => void process.emit('SIGINT', 'SIGINT'),
}

/** `undefined` where nobody can answer: the input or the output is no terminal. */
export function terminalAsk({ input, output, interrupt }: Terminal = ownTerminal): Ask | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input, output })
    try {
      return (await lines.question(question)).trim()
    } catch (error) {
      // Ctrl+C or Ctrl+D.
      if (codeOf(error) !== 'ABORT_ERR') throw error
      output.write('\n')
      interrupt()
      return never
    } finally {
      lines.close()
    }
  }
}

const never = new Promise<never>(() => undefined)
