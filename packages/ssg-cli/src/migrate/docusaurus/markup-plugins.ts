// Plugins of unified that a config of Docusaurus gives to its docs, its blog and its pages. docgen takes them too, yet for the whole site.
import { entriesIn, textIn } from '../core/values.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { ForeignConfig } from '../core/site.ts'

const keys = /^(?:beforeDefault)?(remark|rehype|recma)Plugins$/i

/** Whether a path of the config is in such a plugin: it has a note of its own. */
export function isMarkupPlugin(path: string): boolean {
  return path.split('.').some((part) => keys.test(part))
}

/** What the pages of docgen have by themselves: tabs for the package managers, and for code. */
const ownNames = /npm2yarn|tab-blocks/

/** Plugins that color code, which docgen does too. */
const ofColors = /shiki|twoslash|rehype-(?:pretty-code|prism|highlight|starry-night)|expressive-code/

interface MarkupPlugin {
  /** `remarkPlugins` */
  readonly key: string
  /** As the config calls it, if it has a name there. */
  readonly name: string | undefined
  readonly options: unknown
}

export function markupPluginsOf({ value, opaque, names = new Map() }: ForeignConfig): readonly MarkupPlugin[] {
  return pluginsIn(value, []).flatMap(({ key, path, item }) => {
    const list: readonly unknown[] = Array.isArray(item) ? item : [item]
    const [first, options] = list
    const places = [path, [...path, 0]].map((place) => place.join('.'))
    const called = typeof first === 'string' ? first : textIn(first, '$call')
    // A condition may leave nothing in the place of a plugin.
    if (called === undefined && !places.some((place) => opaque.includes(place))) return []
    return [{ key, name: called ?? places.map((place) => names.get(place)).find((each) => each !== undefined), options }]
  })
}

export function noteMarkupPlugins(config: ForeignConfig, notes: ConfigNotes): void {
  for (const { key, name: whole } of markupPluginsOf(config)) {
    const kind = keys.exec(key)?.[1]?.toLowerCase() ?? ''
    if (whole !== undefined && ownNames.test(whole)) continue
    // `tools.link`: what the package exports by that name is what the config calls it, as a rule.
    const name = whole?.replace(/^.*\.(?=[A-Za-z_$][\w$]*$)/, '')
    const subject = name === undefined ? `A plugin of \`${key}\`` : `The ${kind} plugin "${name}"`
    if (whole !== undefined && ofColors.test(whole)) {
      notes.say('left', 'plugin', name ?? key, `${subject} was left out: docgen colors code itself.`, key)
      continue
    }
    const advice =
      kind === 'recma'
        ? 'it works on MDX, which docgen does not support.'
        : `add it to \`markdown.${kind}\` with the same options. docgen takes plugins of unified unchanged.`
    notes.say('by-hand', 'plugin', name ?? key, `${subject} was left out: ${advice}`, key)
  }
}

interface FoundPlugin {
  readonly key: string
  readonly path: readonly (string | number)[]
  readonly item: unknown
}

function pluginsIn(value: unknown, path: readonly (string | number)[]): readonly FoundPlugin[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => pluginsIn(each, [...path, index]))
  return entriesIn(value).flatMap(([key, each]) =>
    keys.test(key) && Array.isArray(each)
      ? each.map((item: unknown, index) => ({ key, path: [...path, key, index], item }))
      : pluginsIn(each, [...path, key]),
  )
}
