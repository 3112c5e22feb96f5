/** Whether a text holds every word that was typed, whatever the case. */
export function matches(text: string, typed: string): boolean {
  const searched = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

export interface CountTexts {
  /** `31 packages`. */
  readonly all: string
  /** `{shown} of {total} packages`. */
  readonly some: string
  readonly none: string
}

/** `31 packages`, `4 of 31 packages`, `No packages match`. */
export function countText(shown: number, total: number, { all, some, none }: CountTexts): string {
  if (shown === total) return all
  return shown === 0 ? none : some.replace('{shown}', String(shown)).replace('{total}', String(total))
}
