import { classOfScheme, type SiteProps } from '@docgen/model'

export interface LogoProps {
  readonly site: SiteProps
}

/**
 * The way home. Lazy images keep the variant of the other colour mode from being fetched; sizes keep the title from moving when they come. A
 * title that is read in another direction than the page is cut at its own end.
 */
export function Logo({ site }: LogoProps) {
  const { logo, title } = site
  const isAlone = logo?.replacesTitle === true
  const alt = logo?.alt === title && !isAlone ? '' : logo?.alt
  const size = { width: logo?.width, height: logo?.height }
  return (
    <a className="docgen-logo" href={site.homeHref}>
      {logo && (
        <img
          className={logo.dark === undefined ? undefined : classOfScheme.light}
          src={logo.src}
          alt={alt}
          {...size}
          loading="lazy"
        />
      )}
      {logo?.dark !== undefined && <img className={classOfScheme.dark} src={logo.dark} alt={alt} {...size} loading="lazy" />}
      {!isAlone && <span dir="auto">{title}</span>}
    </a>
  )
}
