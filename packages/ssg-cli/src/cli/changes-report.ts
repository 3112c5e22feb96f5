import { createTwoFilesPatch } from 'diff'
import type { FileChange } from '../scaffold/file-change.ts'
import type { Colours } from './report.ts'

/** What would be written, as a unified diff. */
export function renderChanges(changes: readonly FileChange[], colours: Colours): string {
  return changes.map((change) => renderChange(change, colours)).join('\n')
}

function renderChange({ path, before, after }: FileChange, colours: Colours): string {
  const from = before === undefined ? '/dev/null' : `a/${path}`
  const patch = createTwoFilesPatch(from, `b/${path}`, before ?? '', after, undefined, undefined, { context: 2 })
  const lines = patch.split('\n').filter((line) => !line.startsWith('===') && !line.startsWith('\\ No newline'))
  return lines.map((line) => colourOf(line, colours)).join('\n')
}

function colourOf(line: string, { bold, green, red, dim }: Colours): string {
  if (line.startsWith('+++') || line.startsWith('---')) return bold(line)
  if (line.startsWith('@@')) return dim(line)
  return line.startsWith('+') ? green(line) : line.startsWith('-') ? red(line) : line
}
