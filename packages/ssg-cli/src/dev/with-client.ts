import { escapeAttribute } from '@docgen/model'
import type { ShownFiles } from './shown-files.ts'

/** Where the server's own files are, below the base. */
export const ownPath = '__docgen/'

/** The page with what keeps it up to date. */
export function withClient(page: { readonly html: string; readonly files?: ShownFiles }, base: string, revision: string): string {
  const { html, files = {} } = page
  const shown = Object.keys(files).length === 0 ? '' : ` data-files="${escapeAttribute(JSON.stringify(files))}"`
  return html.replace(
    '</head>',
    () =>
      `<script type="module" src="${base}${ownPath}client.js" data-docgen-dev="${base}${ownPath}" data-revision="${revision}"${shown}></script></head>`,
  )
}
