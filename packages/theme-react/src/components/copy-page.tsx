export interface CopyPageProps {
  /** Where the page stands as Markdown. */
  readonly href: string
}

/** A native `details`, so that it opens by pointer and keyboard; without scripts it holds the link alone. */
export function CopyPage({ href }: CopyPageProps) {
  return (
    <details className="docgen-copy-page">
      <summary>Copy page</summary>
      <ul>
        <li className="docgen-needs-js">
          <button type="button" data-copy-page={href}>
            Copy as Markdown
          </button>
        </li>
        <li>
          <a href={href} type="text/markdown">
            View as Markdown
          </a>
        </li>
      </ul>
    </details>
  )
}
