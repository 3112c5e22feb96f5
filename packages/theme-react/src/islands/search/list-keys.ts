/** Which option is current after a key; -1 when there is none. `undefined` for keys that do not move. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1
  if (key === 'PageDown') return Math.min(count - 1, index + 5)
  if (key === 'PageUp') return Math.max(0, index - 5)
  return undefined
}
