import type { MadePage, SourceFile } from '@docgen/model'

/** Names a source file, and the page made of it, among all: two sources may read one folder, and a custom source may make many pages of one file. */
export function pageIdOf({ source, file, made }: Pick<SourceFile, 'source' | 'file' | 'made'>): string {
  return made?.id ?? `${source}:${file}`
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
