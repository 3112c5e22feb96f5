import type { BasePageProps, WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import type { ThemeComponents } from '../components/components.ts'
import { partColorsOf } from '../components/part-style.ts'
import { Head } from './head.tsx'

const mainId = 'docgen-main'

interface DocumentProps extends BasePageProps, WithWords {
  readonly components: ThemeComponents
  /** Which of our pages it is, for styles: `doc`, `api`, `page`… */
  readonly kind: string
  readonly sidebar?: ReactNode
  readonly children: ReactNode
}

/**
 * The whole HTML document around a page. The attributes of `<html>` are all that the inline script and the runtime know of the site.
 * `data-theme` is absent where the system decides, so that a reader without scripts gets the mode of the system.
 */
export function Document({ site, head, components, kind, sidebar, children, words }: DocumentProps) {
  const { Announcement, Footer, Logo, Menu, Navbar, SearchButton } = components
  const { colorMode } = site
  const logo = <Logo site={site} />
  return (
    <html
      lang={site.lang}
      dir={site.direction}
      data-theme={colorMode.respectSystem ? undefined : colorMode.default}
      data-color-default={colorMode.default}
      data-color-switch={colorMode.switch}
      data-color-system={colorMode.respectSystem}
      data-base={site.homeHref.endsWith('/') ? site.homeHref : `${site.homeHref}/`}
      data-analytics={site.analytics && JSON.stringify(site.analytics)}
      data-search-marks={site.searchMarks ? undefined : 'off'}
      data-image-zoom={site.imageZoom ? undefined : 'off'}
      data-service-worker={site.serviceWorkerHref}
      style={site.parts && partColorsOf(site.parts)}
      data-announcement={site.announcement?.isCloseable ? site.announcement.id : undefined}
    >
      <Head head={head} site={site} />
      <body className={`docgen-kind-${kind}`}>
        <a className="docgen-skip-link" href={`#${mainId}`}>
          {words('skipToContent')}
        </a>
        {site.announcement && <Announcement announcement={site.announcement} words={words} />}
        <Navbar
          site={site}
          logo={logo}
          search={<SearchButton search={site.search} searchHref={site.searchHref} words={words} />}
          words={words}
        />
        <div className={sidebar === undefined ? 'docgen-frame' : 'docgen-frame docgen-frame-with-sidebar'}>
          <Menu
            links={site.navbar}
            logo={logo}
            languages={site.languages}
            versions={site.versions}
            sidebar={sidebar}
            isHideable={site.sidebar.hideable}
            words={words}
          />
          <main id={mainId} tabIndex={-1}>
            {children}
          </main>
        </div>
        <Footer site={site} words={words} />
      </body>
    </html>
  )
}
