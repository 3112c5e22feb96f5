/** Whether a text holds every word that was typed, whatever the case. */
export function matches(text: string, typed: string): boolean {
  const searched = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** `31 packages`, `4 of 31 packages`, `No packages match`. */
export function countText(shown: number, total: number, noun: string): string {
  if (shown === total) return `${total} ${noun}`
  return shown === 0 ? `No ${noun} match` : `${shown} of ${total} ${noun}`
}
