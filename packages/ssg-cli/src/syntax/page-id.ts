import type { MadePage } from '@docgen/model'

/** What tells a page from all others: its file, or the id of what a custom source made. */
export function pageIdOf({ file, made }: { readonly file: string; readonly made?: MadePage | undefined }): string {
  return made?.id ?? file
}

/** The file of the author that a page is made from; a custom source may make one of none. */
export function authorFileOf({
  file,
  made,
}: {
  readonly file: string
  readonly made?: MadePage | undefined
}): string | undefined {
  return made && !made.hasFile ? undefined : file
}
