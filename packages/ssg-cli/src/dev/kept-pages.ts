// While a custom source fails, its pages stay as they were: links to them are not wrong, and the page that its author has open is still there.
import type { LoadedSources } from '../stages/1-load/load-sources.ts'

export function withKeptPages(next: LoadedSources, before: LoadedSources | undefined): LoadedSources {
  const kept = new Set(next.custom.failed.filter((name) => (before?.custom.order.get(name)?.length ?? 0) > 0))
  if (before === undefined || kept.size === 0) return next
  const { custom } = next
  const names = [...custom.order.keys()]
  const filesOf = (name: string) => (kept.has(name) ? before : next).files.filter(({ made }) => made?.source === name)
  const reactPages = names.flatMap((name) => {
    const pages = (kept.has(name) ? before : next).custom.reactPages.get(name)
    return pages === undefined ? [] : [[name, pages] as const]
  })
  return {
    ...next,
    files: [...next.files.filter(({ made }) => made === undefined), ...names.flatMap(filesOf)],
    custom: {
      ...custom,
      reactPages: new Map(reactPages),
      order: new Map(
        [...custom.order].map(([name, paths]) => [name, (kept.has(name) && before.custom.order.get(name)) || paths]),
      ),
    },
  }
}
