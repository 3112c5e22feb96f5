/** Pages that one run of typedoc-plugin-markdown wrote about packages, for a site that another tool made of them. */
export interface TypedocPages {
  /** Route path of the folder that it wrote into: `/docs/api`. */
  readonly path: string
  /** Which pages there were. Default `members`. */
  readonly layout?: TypedocLayout | undefined
  /**
   * What each module exports, by the name that the addresses have for it: `{ 'core/src': '@acme/core' }`. `.` is a module that they do not name. Default:
   * packages by their names, entry points by their paths, and no module where there is one entry point in all.
   */
  readonly modules?: Readonly<Record<string, string>> | undefined
}

/**
 * `members`: `core/functions/open`, as version 4 does by default. `modules`: one page for each module and namespace. `flat`: `core.Function.open`, for its
 * option `flattenOutputFiles`. `version-3`: `functions/core.open`, as versions before 4 do.
 */
export type TypedocLayout = (typeof typedocLayouts)[number]

export const typedocLayouts = ['members', 'modules', 'flat', 'version-3'] as const
