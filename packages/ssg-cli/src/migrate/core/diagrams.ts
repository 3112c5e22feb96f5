// Mermaid: fences stay as they are, and a plugin of docgen draws them.
import { Call } from '../../scaffold/code-text.ts'
import { pageLinesOf } from './lines.ts'
import type { Migration } from './site.ts'

/** What a note about the config says of a package that drew diagrams, whatever the old tool calls it. */
const aboutMermaid = /"[^"\s]*mermaid[^"\s]*"/i

/** With the plugin, if a page has a diagram. Packages of the old site that drew them are not missed. */
export function withDiagrams(migration: Migration, configFile: string): Migration {
  const notes = migration.notes.filter(({ topic, message }) => topic !== 'plugin' || !aboutMermaid.test(message))
  if (!migration.pages.some(({ text }) => hasDiagram(text))) return { ...migration, notes }
  const message = 'Diagrams in Mermaid are drawn by the plugin mermaid() of "@docgen/mermaid", which is in the config.'
  return {
    ...migration,
    notes: [...notes, { kind: 'changed', topic: 'diagram', file: configFile, line: 1, message }],
    settings: withPlugin(migration.settings, new Call('mermaid')),
  }
}

/** Before the sources, after the plugins that the config has. */
function withPlugin(settings: Migration['settings'], plugin: Call): Migration['settings'] {
  const given = settings.find(({ key, value }) => key === 'plugins' && value !== undefined)?.value
  const others = settings.filter(({ key }) => key !== 'plugins')
  const at = others.findIndex(({ key }) => key === 'sources')
  const end = at < 0 ? others.length : at
  const value = [...(Array.isArray(given) ? given : []), plugin]
  return [...others.slice(0, end), { key: 'plugins', value }, ...others.slice(end)]
}

function hasDiagram(text: string): boolean {
  return text.includes('mermaid') && pageLinesOf(text).fences.some(({ language }) => language === 'mermaid')
}
