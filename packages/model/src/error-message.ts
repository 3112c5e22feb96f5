/** What a thrown value says: authors throw texts and objects too. */
export function errorMessageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
