// An API reference, with the changelogs of its packages.
import type { ApiReferenceSource, Route } from '@docgen/model'
import { changelogNameOf, changelogPages } from '../changelogs/changelog-pages.ts'
import { withTagDays } from '../changelogs/release-dates.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'
import { apiSectionOf } from './api-section.ts'

export const apiKind: SourceKind<ApiReferenceSource> = { place }

function place(source: ApiReferenceSource, input: PlaceInput): PlacedSource {
  const model = input.apiModels.get(source.name)
  if (!model) return { routes: [], diagnostics: [] }
  const pageByDir = new Map(changelogPages(input).map((page) => [changelogNameOf(page), page]))
  const { api, routes } = apiSectionOf(
    source.name,
    `/${source.path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'),
    model,
    new Set(pageByDir.keys()),
  )
  const changelogs = model.packages.flatMap((apiPackage): Route[] => {
    const page = pageByDir.get(apiPackage.dir)
    const path = api.changelogByDir.get(apiPackage.dir)
    if (page === undefined || path === undefined) return []
    const releases = page.releases && withTagDays(page.releases, apiPackage, input.tagDays ?? new Map())
    return [
      { kind: 'changelog', path, page: releases === page.releases ? page : { ...page, releases }, api, package: apiPackage },
    ]
  })
  return { routes: [...routes, ...changelogs], home: { path: api.path, rank: 2 }, api, diagnostics: [] }
}
