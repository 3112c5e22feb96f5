import type { ConfigNotes } from '../core/config-notes.ts'
import type { Draft } from '../core/draft.ts'
import type { ProjectFiles } from '../core/site.ts'
import type { Collection, collectionsOf } from './collections.ts'
import type { FumadocsLocales } from './locales.ts'
import type { OldPage } from './old-pages.ts'
import type { Place } from './place.ts'
import type { CodeRoutes } from './routes.ts'

/** What is asked of the old site. */
export interface OldSite {
  readonly files: ProjectFiles
  readonly found: ReturnType<typeof collectionsOf>
  readonly collections: readonly Collection[]
  readonly locales: FumadocsLocales
  readonly pages: readonly OldPage[]
  readonly place: Place
  readonly routes: CodeRoutes
  readonly notes: ConfigNotes
  /** What `meta` files name that is no page. */
  readonly unknown: { readonly file: string; readonly item: string }[]
}

export interface Page {
  readonly old: OldPage
  readonly draft: Draft
  /** What the page says of itself. */
  readonly data: unknown
  /** As docgen's sidebars name it. */
  readonly id: string
  readonly title: string
  /** Lines for its frontmatter. */
  readonly keys: readonly string[]
}
