import { createInterface } from 'node:readline/promises'

/** Asks a question in the terminal. */
export type Ask = (question: string) => Promise<string>

/** `undefined` where nobody can answer: the input or the output is no terminal. */
export function terminalAsk(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await lines.question(question)).trim()
    } finally {
      lines.close()
    }
  }
}
