/** Characters of an object that are enough to recognize it. */
const mostShown = 200

/** What a thrown value says: authors throw texts and objects too, and some of those cannot be read. */
export function errorMessageOf(thrown: unknown): string {
  try {
    if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message)
    const text = String(thrown)
    if (text !== '[object Object]') return text
    const json = JSON.stringify(thrown)
    return json.length > mostShown ? `${json.slice(0, mostShown - 1)}…` : json
  } catch {
    return 'it throws a value that cannot be shown.'
  }
}
