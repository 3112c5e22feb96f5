import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { slotMark, type Slot } from '../../model/page.ts'
import type { Asset } from '../../model/ports.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveLink, type LinkSource } from './resolve-link.ts'

export interface FilledSlots {
  /** What stands in the HTML for each slot: text within an attribute's quotes. */
  readonly values: readonly string[]
  readonly assets: readonly Asset[]
  readonly diagnostics: readonly Diagnostic[]
}

/** `source.at` gives the file; lines and columns are those of the slots. */
export function fillSlots(slots: readonly Slot[], source: LinkSource, targets: LinkTargets, config: SiteConfig): FilledSlots {
  const assets: Asset[] = []
  const diagnostics: Diagnostic[] = []
  const values = slots.map((slot) => {
    const at = { file: source.at.file, line: slot.line, column: slot.column }
    // What GitHub shows of a file is a page; an image is meant to be the file.
    const externalBase = slot.kind === 'image' ? source.externalBase?.replace(/\/(?:tree|blob)\//, '/raw/') : source.externalBase
    const { href, asset, diagnostic } = resolveLink(slot.href, { ...source, at, externalBase }, targets, config)
    if (diagnostic) diagnostics.push(diagnostic)
    if (asset) assets.push(asset)
    return slot.kind === 'image' ? imageValue(href, asset) : escapeAttribute(href)
  })
  return { values, assets, diagnostics }
}

/** Puts the values where the marks are. */
export function withSlots(html: string, values: readonly string[]): string {
  if (values.length === 0) return html
  const parts = html.split(slotMark)
  return parts.map((part, index) => (index === 0 ? part : (values[index - 1] ?? '') + part)).join('')
}

/** The slot stands between the quotes of `src`: what follows the URL closes them and opens the last attribute's. */
function imageValue(href: string, asset: Asset | undefined): string {
  const src = escapeAttribute(href)
  if (asset?.width === undefined || asset.height === undefined) return src
  return `${src}" width="${asset.width}" height="${asset.height}`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
