import type { CompiledPage, SurfaceKeys } from '@docgen/model'

/**
 * What other pages can show of a page: its title, its anchors, its frontmatter. Neither its text nor the places in its source are part of it. Links have
 * a key of their own, since only pages of a reference show them: they name the guides that mention a declaration.
 */
export function surfaceKeysOf(page: CompiledPage, hashOf: (text: string) => string): SurfaceKeys {
  const { key: _, ranges: _ranges, diagnostics: _found, samples: _samples, slots, ...surface } = page
  return { page: hashOf(JSON.stringify(surface, withoutPlace)), links: hashOf(JSON.stringify(slots, withoutText)) }
}

function withoutText(name: string, value: unknown): unknown {
  return name === 'text' ? undefined : withoutPlace(name, value)
}

function withoutPlace(name: string, value: unknown): unknown {
  return name === 'line' || name === 'column' ? undefined : value
}
