import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { checkAndFix } from './check-and-fix.ts'

/** A check that wants each of the words replaced by the next one. */
function wanting(words: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'docgen-fix-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const file = join(root, 'a.md')
  writeFileSync(file, words[0] ?? '')
  const rounds: number[] = []
  const check = async (round: number): Promise<{ readonly diagnostics: readonly Diagnostic[] }> => {
    rounds.push(round)
    const text = readFileSync(file, 'utf8')
    const replace = words[words.indexOf(text) + 1]
    const fix = replace === undefined ? undefined : { find: text, replace }
    const finding = { code: 'x', severity: 'error', file: 'a.md', line: 1, column: 1, message: text, hint: 'x', fix } as const
    return { diagnostics: [finding] }
  }
  return { root, check, rounds, read: () => readFileSync(file, 'utf8') }
}

test('what a correction uncovers is corrected too, and the report is that of the end', async () => {
  const { root, check, rounds, read } = wanting(['one', 'two', 'three'])
  const { report, fixed } = await checkAndFix(root, check)
  expect(fixed.map(({ message }) => message)).toEqual(['one', 'two'])
  expect(report.diagnostics.map(({ message }) => message)).toEqual(['three'])
  expect(rounds).toEqual([1, 2, 3])
  expect(read()).toBe('three')
})

test('corrections that undo each other come to an end', async () => {
  const { root, check, rounds, read } = wanting(['one', 'two', 'one'])
  const { report, fixed } = await checkAndFix(root, check)
  expect(fixed).toHaveLength(4)
  expect(rounds).toEqual([1, 2, 3, 4, 5])
  expect(report.diagnostics.map(({ message }) => message)).toEqual([read()])
})
