/** `auto`: made of the folders. A list is written by hand. Several have a name each; a page shows the first that lists it. */
export type SidebarConfig<Text = string> =
  | 'auto'
  | readonly SidebarItemConfig<Text>[]
  | Readonly<Record<string, readonly SidebarItemConfig<Text>[]>>

/** Of the sidebars of a config, one that is written by hand. */
export function isSidebarList<Text>(
  sidebar: Exclude<SidebarConfig<Text>, 'auto'>,
): sidebar is readonly SidebarItemConfig<Text>[] {
  return Array.isArray(sidebar)
}

/** A line of a sidebar as the config writes it; there a `Text` may be one for each language. */
export type SidebarItemConfig<Text = string> =
  /** A doc id. */
  | string
  | { readonly doc: string; readonly label?: Text }
  | { readonly href: string; readonly label: Text }
  /** What the automatic sidebar has of a folder, by its path below that of the source: `guide/deploy`; `.` is the whole source. */
  | { readonly folder: string }
  | {
      readonly label: Text
      readonly items: readonly SidebarItemConfig<Text>[]
      readonly collapsed?: boolean
      /** Whether docgen makes a page that lists what is in the category. Default: what `categoryPages` of the source says. */
      readonly page?: boolean | CategoryPageConfig<Text>
    }

/** The page that docgen makes of a category. */
export interface CategoryPageConfig<Text = string> {
  /** Default: the label of the category. */
  readonly title?: Text
  /** Stands below the title. */
  readonly description?: Text
  /** Path below that of the source. Default: the folder of the category, or `category/` and its label. */
  readonly slug?: string
}

/** A category of an automatic sidebar, whose folder has no index page to say this. */
export interface CategoryConfig<Text = string> {
  /** Default: the name of the folder. */
  readonly label?: Text
  /** As `sidebar_position` of a page. Default: the number in front of the folder's name. */
  readonly position?: number
  readonly collapsed?: boolean
  /** As in a written sidebar. */
  readonly page?: boolean | CategoryPageConfig<Text>
}
