// Plugins of all tools that write llms.txt, by what they are called: `docusaurus-plugin-llms`, `vitepress-plugin-llms`, `starlight-llms-txt`, `llmstxt`.
import { isRecord } from '@docgen/model'
import { Call } from '../../scaffold/code-text.ts'
import type { ForeignConfig, Migration } from './site.ts'

/** Whether a plugin is called so. */
export const isLlmsPlugin = (name: string): boolean => /llms/i.test(name)

/** The new site has the file too, unless it has one of its own or makes it already. */
export function withLlmsTxt(migration: Migration, { value, names }: ForeignConfig): Migration {
  const isMade = migration.settings.some((setting) => setting.key === 'outputs' && setting.value !== undefined)
  const isStatic = migration.copies.some(({ to }) => /^[^/]+\/llms\.txt$/.test(to))
  if (isMade || isStatic || ![...(names?.values() ?? []), ...pluginsIn(value, false)].some(isLlmsPlugin)) return migration
  const rest = migration.settings.filter(({ key }) => key !== 'outputs')
  return { ...migration, settings: [...rest, { key: 'outputs', value: [new Call('llmsTxt')] }] }
}

/** What is called, and names in lists of plugins. */
function pluginsIn(value: unknown, isList: boolean): readonly string[] {
  if (typeof value === 'string') return isList ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each: unknown) => pluginsIn(each, isList))
  if (!isRecord(value)) return []
  const { $call: call } = value
  return [
    ...(typeof call === 'string' ? [call] : []),
    // MkDocs writes a plugin with options as a map with its name.
    ...(isList && Object.keys(value).length === 1 ? Object.keys(value) : []),
    ...Object.entries(value).flatMap(([key, each]) => pluginsIn(each, /^(?:plugins|themes|integrations)$/.test(key))),
  ]
}
