// What the pages of the API reference have in common: their frame, and how they speak of packages.
import { safeHrefOf, type ApiPackage, type ApiPackageProps, type ApiSection, type Route } from '@docgen/model'
import { descriptionFrom } from '../../../common/cut-text.ts'
import { purposeOf } from './plain-text.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { apiBreadcrumbsOf, basePropsOf, type HeadInput, type PageContext, type PageFindings } from '../pages/page-context.ts'
import { apiTagOf } from '../search/search-tags.ts'
import { viewSidebar } from '../pages/view-sidebar.ts'

export type ApiRoute = Extract<
  Route,
  { kind: 'api-index' | 'api-symbols' | 'api-hierarchy' | 'api-package' | 'api-changes' | 'api-entry' }
>
export type OverviewRoute = Exclude<ApiRoute, { kind: 'api-package' | 'api-changes' | 'api-entry' }>
export type PackageRoute = Extract<ApiRoute, { kind: 'api-package' }>
export type ChangesRoute = Extract<ApiRoute, { kind: 'api-changes' }>
export type EntryRoute = Extract<ApiRoute, { kind: 'api-entry' }>

/** `form` is that of the texts; as Markdown for those who read no HTML. */
export type ApiContext = PageContext & PageFindings & { readonly form: 'html' | 'markdown' }

interface ApiHead extends Pick<HeadInput, 'title' | 'section' | 'description'> {
  /** At the end of the breadcrumbs; by default the title. */
  readonly label?: string
}

export function frameOf(route: ApiRoute, { label, ...head }: ApiHead, context: PageContext) {
  const index = context.sidebarOf(route.api.sidebar)
  const version = context.versions.versionOf(route.path)
  const description = head.description && descriptionFrom(head.description)
  return {
    ...basePropsOf(route.path, { ...head, description, version: version?.name, tag: apiTagOf(version?.name) }, context),
    ...(version && {
      version: { name: version.name, label: version.label },
      versionNotice: context.versions.noticeOf(route.path),
    }),
    sidebar: viewSidebar(index, route.path, context.config),
    breadcrumbs: apiBreadcrumbsOf(route.api, index, route.path, label ?? head.title, context.config),
  }
}

export function packageHref(api: ApiSection, apiPackage: ApiPackage, { config }: Pick<PageContext, 'config'>): string {
  return hrefOfRoute(`${api.path}${apiPackage.dir}/`, config)
}

export function packagePropsOf(api: ApiSection, apiPackage: ApiPackage, context: PageContext): ApiPackageProps {
  const changelog = api.changelogByDir.get(apiPackage.dir)
  const changes = api.changesByDir.get(apiPackage.dir)
  return {
    dir: apiPackage.dir,
    name: apiPackage.name,
    version: apiPackage.version,
    description: purposeOf(apiPackage),
    isPublished: apiPackage.isPublished,
    href: packageHref(api, apiPackage, context),
    repositoryUrl: apiPackage.repositoryUrl && safeHrefOf(apiPackage.repositoryUrl),
    changelogHref: changelog && hrefOfRoute(changelog, context.config),
    changesHref: changes && hrefOfRoute(changes, context.config),
  }
}
