// An API reference, with the changelogs of its packages.
import type { ApiModel, ApiReferenceSource } from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { changelogNameOf, changelogPages } from '../changelogs/changelog-pages.ts'
import { findUndated, withTagDays } from '../changelogs/release-dates.ts'
import type { PlacedRoute } from '../../common/placed-page.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'
import { typedocRedirects } from './typedoc-redirects.ts'
import { apiSectionOf } from './api-section.ts'
import { isOfNewest } from '../../config/reference-versions.ts'

export const apiKind: SourceKind<ApiReferenceSource> = { place }

function place(source: ApiReferenceSource, input: PlaceInput): PlacedSource {
  const read = input.apiModels.get(source.name)
  if (!read) return { routes: [], diagnostics: [] }
  const model = withGroupLabels(read, source.groupLabels ?? {})
  // Changelogs tell of the packages as they are now.
  const isCurrent = isOfNewest(source, input.config.sources)
  const pageByDir = new Map((isCurrent ? changelogPages(input) : []).map((page) => [changelogNameOf(page), page]))
  const { api, routes, places } = apiSectionOf(
    source,
    `/${source.path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'),
    {
      model,
      changelogs: new Set(pageByDir.keys()),
      hasChanges: input.config.theme.layouts.apiChanges !== undefined,
      words: input.config.words,
    },
  )
  const changelogs = model.packages.flatMap((apiPackage) => {
    const page = pageByDir.get(apiPackage.dir)
    const path = api.changelogByDir.get(apiPackage.dir)
    if (page === undefined || path === undefined) return []
    const releases = page.releases && withTagDays(page.releases, apiPackage, input.tags?.days ?? new Map())
    const dated = releases === page.releases ? page : { ...page, releases }
    return [{ kind: 'changelog', path, page: dated, api, package: apiPackage } satisfies PlacedRoute]
  })
  const undated = findUndated(
    changelogs.map(({ page }) => page),
    input,
  )
  const { typedocPath } = source
  const redirects =
    typedocPath === undefined
      ? []
      : typedocRedirects(model.packages, places, {
          old: typedocPath,
          base: api.path,
          at: locateInConfig(
            input.config.configFiles,
            ['typedocPath'],
            typeof typedocPath === 'string' ? typedocPath : (typedocPath[0]?.path ?? ''),
          ),
        })
  return {
    routes: [...routes, ...changelogs, ...redirects],
    ...(isCurrent && { home: { path: api.path, rank: 2 } }),
    api,
    ...(source.ownVersion && {
      version: { ...source.ownVersion, path: api.path, mainDocId: undefined, docs: [], draftIds: [], sidebars: {} },
    }),
    diagnostics: undated,
  }
}

/** The headings of groups in the language of the pages. */
function withGroupLabels(model: ApiModel, labels: Readonly<Record<string, string>>): ApiModel {
  if (Object.keys(labels).length === 0) return model
  const labelOf = (group: string): string => (Object.hasOwn(labels, group) ? labels[group] : undefined) ?? group
  return {
    ...model,
    groups: model.groups?.map(labelOf),
    packages: model.packages.map((each) => (each.group === undefined ? each : { ...each, group: labelOf(each.group) })),
  }
}
