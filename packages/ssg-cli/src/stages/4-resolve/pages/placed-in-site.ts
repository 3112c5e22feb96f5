// Where the pages of a language stand on the whole site. They are made as if their language had the site for itself.
import { outputPathOf, type RedirectPage, type SiteConfig, type SitePage } from '@docgen/model'
import { pathInSite } from '../../../config/locales.ts'
import { startOfConfig } from '../../../common/origin.ts'
import { hrefOfRoute } from '../links/hrefs.ts'

/**
 * On a site with several languages a page stands below the path of its own. Hosts look for the page for missing addresses at the root: where no language
 * is there, that of the default is.
 */
export function placedInSite<Placed extends SitePage | RedirectPage>(page: Placed, config: SiteConfig): Placed {
  const { localeSite, locale } = config
  if (localeSite === undefined) return page
  const isRootFile = localeSite.isDefault && isRootFree(config) && 'kind' in page && page.kind === 'not-found'
  return {
    ...page,
    path: pathInSite(page.path, config),
    file: isRootFile ? page.file : outputPathOf(pathInSite(`/${page.file}`, config).slice(1)),
    locale: locale.name,
  }
}

/** Where every language has a path of its own, the root leads to the default. */
export function entranceOf(config: SiteConfig): readonly RedirectPage[] {
  const { localeSite, locale } = config
  if (!localeSite?.isDefault || !isRootFree(config)) return []
  const origin = { name: 'the root of the site', at: startOfConfig(config) }
  return [{ path: '/', file: outputPathOf('index.html'), origin, href: hrefOfRoute('/', config), locale: locale.name }]
}

function isRootFree({ siteLocales = [] }: Pick<SiteConfig, 'siteLocales'>): boolean {
  return siteLocales.every(({ path }) => path !== '/')
}
