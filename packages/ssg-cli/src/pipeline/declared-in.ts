// In: a page of the reference. Out: the files that say what it shows, as far as they belong to a folder of the repository.
import { isRecord, type ApiPackage, type ThemePage } from '@docgen/model'
import { joinPath } from '../common/paths.ts'

/** Relative to the site root, sorted: where what the page describes is declared, and where the texts about it stand. */
export function filesDeclaring({ layout, props }: ThemePage, owner: ApiPackage): readonly string[] {
  if (layout === 'apiEntry') return sorted(filesIn([props.entry, props.unexported], owner))
  if (layout !== 'apiPackage') return []
  // Each declaration has a page that says where it comes from.
  const texts = [
    owner.readme,
    owner.groupTexts,
    (owner.entryPoints ?? []).map(({ summary, groupTexts }) => [summary, groupTexts]),
  ]
  return sorted(filesIn(texts, owner))
}

function sorted(files: readonly string[]): readonly string[] {
  return [...new Set(files)].sort()
}

function filesIn(value: unknown, owner: ApiPackage): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => filesIn(each, owner))
  if (!isRecord(value)) return []
  const { markdown, file, source } = value
  if (typeof markdown === 'string') return typeof file === 'string' ? [file] : []
  // An inherited member may come from another package, to which its file is relative.
  const declared = isRecord(source) && value['inheritedFrom'] === undefined ? source['file'] : undefined
  return [
    ...(typeof declared === 'string' && owner.folder !== undefined
      ? [joinPath(owner.folder, declared, Infinity) ?? declared]
      : []),
    ...Object.values(value).flatMap((each) => filesIn(each, owner)),
  ]
}
