// VitePress 2: a folder of pages may have a config of its own, `defineAdditionalConfig()` in its `config.ts`, which goes before that of the site.
import { isRecord } from '@docgen/model'
import type { ForeignConfig, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, textIn } from '../core/values.ts'

/** Paths of such configs. Other tools have files of that name too, which do not name VitePress. */
export function folderConfigsIn(config: unknown, { paths, read }: ProjectFiles): readonly string[] {
  const src = sourceFolderOf(config)
  return paths.filter(
    (path) =>
      path.startsWith(src) &&
      /(?:^|\/)config\.[cm]?[jt]s$/.test(path) &&
      !/(?:^|\/)\.vitepress\//.test(path) &&
      /['"]vitepress['"]/.test(read(path) ?? ''),
  )
}

/** Of a config, with the file that it was read from, whose path is that of the pages that it is for. */
export interface FolderConfig {
  readonly path: string
  readonly config: ForeignConfig
}

/** What the configs of folders say becomes part of the config: of the site, of a language, or as the sidebar of the folder. */
export function withFolderConfigs(site: unknown, configs: readonly FolderConfig[]): unknown {
  const src = sourceFolderOf(site)
  const folderOf = ({ path }: FolderConfig): string =>
    path
      .slice(src.length)
      .replace(/[^/]*$/, '')
      .replace(/\/$/, '')
  const outerFirst = [...configs].sort((a, b) => a.path.split('/').length - b.path.split('/').length)
  return outerFirst.reduce((whole, each) => {
    const folder = folderOf(each)
    const { value } = each.config
    if (folder === '') return mergedConfig(whole, value)
    if (at(whole, 'locales', folder) !== undefined) return withLocale(whole, folder, value)
    return withSidebar(whole, folder, at(value, 'themeConfig', 'sidebar'))
  }, site)
}

/** `over` goes before, key by key, and key by key of `themeConfig`. */
export function mergedConfig(under: unknown, over: unknown): Readonly<Record<string, unknown>> {
  return {
    ...(isRecord(under) ? under : {}),
    ...(isRecord(over) ? over : {}),
    themeConfig: {
      ...Object.fromEntries(entriesIn(under, 'themeConfig')),
      ...Object.fromEntries(entriesIn(over, 'themeConfig')),
    },
  }
}

function withLocale(site: unknown, name: string, value: unknown): unknown {
  const locales = Object.fromEntries(entriesIn(site, 'locales'))
  return { ...(isRecord(site) ? site : {}), locales: { ...locales, [name]: mergedConfig(locales[name], value) } }
}

/** One list for all pages stays that of the pages outside of the folder. */
function withSidebar(site: unknown, folder: string, sidebar: unknown): unknown {
  if (sidebar === undefined) return site
  const before = at(site, 'themeConfig', 'sidebar')
  const others = isRecord(before) ? before : before === undefined ? {} : { '/': before }
  const own = isRecord(sidebar) && !('items' in sidebar) ? sidebar : { [`/${folder}/`]: sidebar }
  return mergedConfig(site, { themeConfig: { sidebar: { ...others, ...own } } })
}

/** Of the pages. Ends in `/`, or is empty. */
export function sourceFolderOf(config: unknown): string {
  return (textIn(config, 'srcDir') ?? '').replace(/^\.?\/?|\/$/g, '').replace(/(?<=.)$/, '/')
}
