/** Whether plain data would have more than so many characters as JSON, nearly. Looks no further than that. */
export function isLongerThan(limit: number, data: unknown): boolean {
  return restOf(data, limit) < 0
}

/** What is left of the limit; negative once it is exceeded. */
function restOf(data: unknown, limit: number): number {
  if (typeof data === 'string') return limit - data.length - 2
  if (typeof data !== 'object' || data === null) return limit - 5
  let rest = limit - 2
  if (Array.isArray(data)) {
    for (const item of data) if ((rest = restOf(item, rest)) < 0) return rest
    return rest
  }
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) rest = restOf(value, rest - key.length - 4)
    if (rest < 0) return rest
  }
  return rest
}
