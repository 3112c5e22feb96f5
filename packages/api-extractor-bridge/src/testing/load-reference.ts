import type { ApiEntry, ApiLoadResult } from '@docgen/model'
import { createApiReference } from '../api-reference.ts'
import { extract } from './shared-extract.ts'
import type { ApiReferenceOptions } from '../options.ts'
import { createSite } from './create-site.ts'

/** Loads a reference of the files in this thread, without a cache. */
export async function loadReference(
  files: Readonly<Record<string, string>>,
  options: ApiReferenceOptions,
): Promise<ApiLoadResult> {
  const site = createSite(files)
  try {
    return await createApiReference(options, extract).load({
      root: site.root,
      cacheDir: undefined,
      configFiles: Object.entries(files).flatMap(([file, text]) => (/(?:^|\.)config\.\w+$/.test(file) ? [{ file, text }] : [])),
    })
  } finally {
    site.remove()
  }
}

/** Entries by id, as they survive JSON: without keys that are `undefined`. */
export function entriesById({ model }: ApiLoadResult): Readonly<Record<string, ApiEntry>> {
  const { packages } = JSON.parse(JSON.stringify(model)) as typeof model // What was written is what is read.
  const withInner = (entry: ApiEntry): readonly ApiEntry[] => [
    entry,
    ...(entry.kind === 'namespace' ? entry.entries.flatMap(withInner) : []),
  ]
  return Object.fromEntries(packages.flatMap(({ entries }) => entries.flatMap(withInner)).map((entry) => [entry.id, entry]))
}
