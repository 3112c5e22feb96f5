/** The value that a file of JSON has; `undefined` for what is no JSON, and for a file that is not there. */
export function jsonOf(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}
