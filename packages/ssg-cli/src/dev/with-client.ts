import { escapeAttribute } from '@docgen/model'
import type { ShownFiles } from './shown-files.ts'

/** Where the server's own files are, below the base. */
export const ownPath = '__docgen/'

interface PageOfClient {
  readonly html: string
  readonly files?: ShownFiles
  /** That its author wrote, relative to the site root. */
  readonly source?: string | undefined
}

/** The page with what keeps it up to date. */
export function withClient(page: PageOfClient, base: string, revision: string): string {
  const { html, files = {}, source } = page
  const madeFrom = source === undefined ? '' : ` data-source="${escapeAttribute(source)}"`
  const shown = Object.keys(files).length === 0 ? '' : ` data-files="${escapeAttribute(JSON.stringify(files))}"`
  return html.replace(
    '</head>',
    () =>
      `<script type="module" src="${base}${ownPath}client.js" data-docgen-dev="${base}${ownPath}" data-revision="${revision}"${madeFrom}${shown}></script></head>`,
  )
}
