import { expect } from 'vitest'
import type { Diagnostic } from '@docgen/model'

/** A finding stands in the file, and says something in one line that a terminal does not act on. */
export function expectFindingsWithin(file: string, text: string, findings: readonly Diagnostic[]): void {
  // Markdown ends a line with a carriage return alone too, where YAML and most editors go on.
  const count = text.split(/\r\n|\n|\r/).length
  const lines = text.split('\n')
  const isOfOneMind = !/\r(?!\n)/.test(text)
  for (const { file: named, line, column, message, hint } of findings) {
    expect(named).toBe(file)
    expect(message).not.toBe('')
    expect(hint).not.toBe('')
    expect(
      [line, column].every((place) => Number.isInteger(place) && place >= 1),
      `place ${line}:${column}`,
    ).toBe(true)
    expect(line, message).toBeLessThanOrEqual(count)
    if (isOfOneMind) expect(column, `${message} (line ${line})`).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
  }
}
