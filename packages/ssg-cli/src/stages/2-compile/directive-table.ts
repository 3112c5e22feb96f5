import type { Directive, DocgenPlugin } from '@docgen/model'
import { ownPluginName } from '../../config/plugins.ts'
import { builtInDirectives } from '../../directives/index.ts'

interface KnownDirective {
  readonly directive: Directive
  /** Name of the plugin that it comes from, unless that is docgen or the config. */
  readonly plugin: string | undefined
}

export type DirectiveTable = ReadonlyMap<string, KnownDirective>

/** Those of plugins take the place of docgen's own. */
export function directiveTableOf(plugins: readonly DocgenPlugin[]): DirectiveTable {
  const own = builtInDirectives.map((directive): KnownDirective => ({ directive, plugin: undefined }))
  const others = plugins.flatMap(({ name, directives = [] }) =>
    directives.map((directive): KnownDirective => ({ directive, plugin: name === ownPluginName ? undefined : name })),
  )
  return new Map([...own, ...others].map((known) => [known.directive.name, known]))
}
