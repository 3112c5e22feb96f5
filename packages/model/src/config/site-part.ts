/** A kind of part, whose color stands for the brand's on its pages. `name` stands in class names and custom properties: `--docgen-part-<name>`. */
export interface SitePart<Text = string> {
  readonly name: string
  readonly label: Text
  /** `#rrggbb` on the page of each color mode. */
  readonly color: { readonly light: string; readonly dark: string }
  /** Route paths; a page belongs to the part that has the longest one above it. */
  readonly paths: readonly string[]
}
