/** A line of a sidebar as the config writes it. */
export type SidebarItemConfig =
  /** A doc id. */
  | string
  | { readonly doc: string; readonly label?: string }
  | { readonly href: string; readonly label: string }
  | {
      readonly label: string
      readonly items: readonly SidebarItemConfig[]
      readonly collapsed?: boolean
      /** Whether docgen makes a page that lists what is in the category. Default: what `categoryPages` of the source says. */
      readonly page?: boolean | CategoryPageConfig
    }

/** The page that docgen makes of a category. */
export interface CategoryPageConfig {
  /** Default: the label of the category. */
  readonly title?: string
  /** Stands below the title. */
  readonly description?: string
  /** Path below that of the source. Default: the folder of the category, or `category/` and its label. */
  readonly slug?: string
}

/** A category of an automatic sidebar, whose folder has no index page to say this. */
export interface CategoryConfig {
  /** Default: the name of the folder. */
  readonly label?: string
  /** As `sidebar_position` of a page. Default: the number in front of the folder's name. */
  readonly position?: number
  readonly collapsed?: boolean
  /** As in a written sidebar. */
  readonly page?: boolean | CategoryPageConfig
}
