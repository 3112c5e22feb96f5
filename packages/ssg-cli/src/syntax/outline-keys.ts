import type { CompiledPage, OutlineKeys } from '@docgen/model'

/**
 * What other pages may tell of a page: its title, its anchors, what it says of itself. They know nothing of where something stands in its source, nor of
 * what is wrong there. Only the pages of a reference know its links, since they name the guides that mention them.
 */
export function outlineKeysOf(page: CompiledPage, hashOf: (text: string) => string): OutlineKeys {
  const { key: _, ranges: _ranges, diagnostics: _found, samples: _samples, slots, ...outline } = page
  return { outline: hashOf(JSON.stringify(outline, withoutPlace)), links: hashOf(JSON.stringify(slots, withoutPlace)) }
}

function withoutPlace(name: string, value: unknown): unknown {
  return name === 'line' || name === 'column' ? undefined : value
}
