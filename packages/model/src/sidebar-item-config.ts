/** A line of a sidebar as the config writes it. */
export type SidebarItemConfig =
  /** A doc id. */
  | string
  | { readonly doc: string; readonly label?: string }
  | { readonly href: string; readonly label: string }
  | { readonly label: string; readonly items: readonly SidebarItemConfig[]; readonly collapsed?: boolean }
