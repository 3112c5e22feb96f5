// Where the identifiers of checked samples lead.
import {
  entryIdOf,
  type ApiId,
  type CheckedSample,
  type RoutePath,
  type Sample,
  type SamplePlace,
  type SiteConfig,
} from '@docgen/model'
import { hrefOfRoute } from './hrefs.ts'
import type { CodeLink } from './link-code.ts'

/** Names the sample whose fence begins at a place. */
export function sampleKeyOf({ file, line, column }: { readonly file: string; readonly line: number; readonly column: number }) {
  return `${file}:${line}:${column}`
}

export function samplesByPlace(samples: readonly CheckedSample[]): ReadonlyMap<string, CheckedSample> {
  return new Map(samples.map((checked) => [sampleKeyOf(checked.sample), checked]))
}

/** Links on the code as it is shown, sorted by place; none from a declaration's own page to itself. */
export function codeLinksOf(
  { sample, links }: CheckedSample,
  path: RoutePath | undefined,
  placeById: ReadonlyMap<ApiId, { readonly path: RoutePath; readonly anchor?: string | undefined }>,
  config: Pick<SiteConfig, 'base' | 'trailingSlash'>,
): readonly CodeLink[] {
  return links
    .flatMap((link): CodeLink[] => {
      const place = placeById.get(link.id) ?? placeById.get(entryIdOf(link.id))
      const shown = shownPlaceOf(link, sample)
      if (!place || !shown || (place.path === path && place.anchor === undefined)) return []
      const href = hrefOfRoute(place.path, config, place.anchor)
      return [{ ...shown, length: link.length, href: place.path === path ? href.slice(href.indexOf('#')) : href }]
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

/** Of a file that is shown in part, only what is shown has a place. */
export function shownPlaceOf(
  { line, column }: SamplePlace,
  { origin, places }: Pick<Sample, 'origin' | 'places'>,
): SamplePlace | undefined {
  if (!origin) return { line, column }
  const index = places.findIndex(([shown]) => shown === line)
  const [, start = 1] = places[index] ?? []
  return index < 0 || column < start ? undefined : { line: index + 1, column: column - start + 1 }
}
