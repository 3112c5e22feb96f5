/** What a page consists of, whoever made it: elements of HTML, text, and Markdown that is in place already. */
export type HostNode =
  | {
      readonly kind: 'element'
      readonly tag: string
      readonly props: Readonly<Record<string, unknown>>
      readonly children: () => readonly HostNode[]
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'markdown'; readonly markdown: string }

export type HostElement = Extract<HostNode, { readonly kind: 'element' }>

/** Whether an element is left out with all that it holds: decoration, and what its author marks. The same in HTML and as props of React. */
export function isLeftOut(props: HostElement['props']): boolean {
  return String(props['aria-hidden']) === 'true' || props['data-docgen-markdown'] === 'omit'
}
