// The files of pages, and the page for addresses that have none.
import type { FileTarget, OutputFile, ResolvedPage, SitePage } from '@docgen/model'
import { ownHint, type EmitInput } from './emit-input.ts'
import type { PageKeys } from './page-keys.ts'
import type { Claim } from './unique-outputs.ts'

export function missingPageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page) =>
    page.origin ? [] : [{ name: 'the page for missing addresses', file: pageFileOf(page, keyOf, renderer), hint: ownHint }],
  )
}

export function pageClaims({ site, renderer }: EmitInput, keyOf: PageKeys): readonly Claim[] {
  return site.pages.flatMap((page): Claim[] => {
    if (!page.origin) return []
    const own = { ...page.origin, file: pageFileOf(page, keyOf, renderer), hint: 'Give the page another "slug".', isRoute: true }
    const whole = wholePageOf(page)
    if (!whole) return [own]
    const file = pageFileOf(whole, (each) => `${keyOf(each)}-whole`, renderer)
    return [own, { name: `the whole of ${own.name}`, file: { ...file, wholeOf: own.file.path }, hint: own.hint }]
  })
}

/** A page that may be too long to be sent at once, as the file beside it has all of it. */
export function wholePageOf(page: SitePage): SitePage | undefined {
  const whole = page.recall('whole', () => page.resolved().whole ?? null)
  if (whole === null) return undefined
  const resolved = (): ResolvedPage => ({ ...page.resolved(), whole: undefined })
  return { ...page, file: whole.file, resolved }
}

function pageFileOf(page: SitePage, keyOf: PageKeys, renderer: EmitInput['renderer']): OutputFile {
  const key = keyOf(page)
  const writeTo = (target: FileTarget, isMeasured: boolean) => renderer.writeTo(page, { target, isMeasured })
  return { path: page.file, key, contents: { kind: 'page', html: () => renderer.html(page), writeTo } }
}
