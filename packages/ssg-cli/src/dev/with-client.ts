/** Where the server's own files are, below the base. */
export const ownPath = '__docgen/'

/** The page with what keeps it up to date. */
export function withClient(html: string, base: string, revision: string): string {
  return html.replace(
    '</head>',
    () =>
      `<script type="module" src="${base}${ownPath}client.js" data-docgen-dev="${base}${ownPath}" data-revision="${revision}"></script></head>`,
  )
}
