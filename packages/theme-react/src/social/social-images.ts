import { madeWith, type ResolvedSite, type ResolvedSitePage, type SiteOutput } from '@docgen/model'
import { refuseUnknown } from '../theme.ts'
import { createPictureMaker, pictureHeight, pictureWidth, type Picture } from './draw-picture.ts'
import { createFace, type TypefaceData } from './face.ts'
import { typeface } from './typeface.ts'

export interface SocialImagesOptions {
  /** Behind the text, as `#rrggbb`. Default: the page of the theme in dark mode. */
  readonly ground?: string
  /** Of the title and of the site's name. */
  readonly text?: string
  /** Of pages that belong to no part of the site's `parts`. Default: the brand of the theme. */
  readonly color?: string
}

const folder = 'social/'

/**
 * A picture of each page for shared links, of 1200 by 630 pixels, with its title, what it is of, and the name of the site. Needs the site's `url`. A page
 * whose frontmatter names an `image` keeps that. Titles in letters that the theme's typeface does not have are left out.
 */
export function socialImages(options: SocialImagesOptions = {}): SiteOutput {
  refuseUnknown('socialImages()', options, ['ground', 'text', 'color'])
  const { ground = '#10161a', text = '#eef4f5', color = '#84cbcc' } = options
  let draw: ReturnType<typeof createPictureMaker> | undefined
  return {
    name: 'social-images',
    pure: true,
    mayHold: (path) => path.startsWith(folder),
    image: { pathOf: pictureFileOf, width: pictureWidth, height: pictureHeight },
    files: madeWith([ground, text, color], (site: ResolvedSite) =>
      site.pages.flatMap((page) => {
        const path = pictureFileOf(page)
        if (path === undefined || site.config.url === undefined || page.isUnlisted || page.frontmatter.image !== undefined)
          return []
        const picture = pictureOf(page, site, color)
        const bytes = (): Promise<Uint8Array> => {
          // Guarded by the script that writes it.
          draw ??= createPictureMaker(createFace(JSON.parse(typeface) as TypefaceData), { ground, text })
          return draw(picture)
        }
        return [{ path, key: JSON.stringify([ground, text, picture]), bytes }]
      }),
    ),
  }
}

const withoutPicture: ReadonlySet<string> = new Set(['search', 'not-found', 'redirect'])

/** `social/docs/install.png` of `/docs/install/`. */
function pictureFileOf({ path, kind }: Pick<ResolvedSitePage, 'path' | 'kind'>): string | undefined {
  if (withoutPicture.has(kind)) return undefined
  return `${folder}${path === '/' ? 'index' : path.slice(1, -1)}.png`
}

function pictureOf(page: ResolvedSitePage, { config, locales }: ResolvedSite, color: string): Picture {
  const { title, tagline, path } = locales.find(({ name }) => name === page.locale?.name) ?? { ...config, path: '/' }
  return {
    brand: title,
    title: page.path === path && tagline !== '' ? tagline : page.title,
    eyebrow: eyebrowOf(page),
    color: page.part?.color.dark ?? color,
  }
}

/** What its part is called, and what the page is of: the names of kinds are those of TypeScript. */
function eyebrowOf({ subject, trail, part }: ResolvedSitePage): string {
  const ofPage = part ? [] : trail.slice(-1)
  const of = subject ? (subject.kind ? [subject.kind, subject.package] : [subject.version]) : ofPage
  return [...(part ? [part.label] : []), ...of].join(' · ')
}
