/** What a thrown value says: authors throw texts and objects too, and some of those cannot be read. */
export function errorMessageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.message) : String(thrown)
  } catch {
    return 'it throws a value that cannot be shown.'
  }
}
