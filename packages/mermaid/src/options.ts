/** What `mermaid()` takes. */
export interface MermaidOptions {
  /**
   * Whether a diagram without a name is reported. People who cannot see a drawing hear its name: `accTitle:` in the diagram, or `title="…"` behind the
   * language of the fence. Default `true`.
   */
  readonly requireNames?: boolean
}
