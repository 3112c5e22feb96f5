export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The medians of a list of measurements, and the spread of their wall times. */
export function summaryOf(runs) {
  const medianOf = (key) => (runs.some((run) => run[key] === undefined) ? undefined : median(runs.map((run) => run[key])))
  const walls = runs.map(({ wall }) => wall)
  return {
    wall: median(walls),
    from: Math.min(...walls),
    to: Math.max(...walls),
    cpu: medianOf('cpu'),
    memory: medianOf('memory'),
  }
}

/** A Markdown table. Cells are text; all columns but the first are aligned to the right. */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

export function formatMs(ms) {
  if (ms === undefined) return '–'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}

export function formatMb(mb) {
  return mb === undefined ? '–' : `${Math.round(mb)} MB`
}

export function formatRatio(ours, theirs) {
  return ours === undefined || theirs === undefined ? '–' : `${(ours / theirs).toFixed(2)}×`
}
