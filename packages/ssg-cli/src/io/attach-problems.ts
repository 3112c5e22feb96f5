import type { Diagnostic, SiteConfig } from '@docgen/model'
import { markupPluginsOf, ownPluginName } from '../config/plugins.ts'
import { locatePath } from '../config/locate.ts'
import { configProblem } from '../config/problems.ts'
import { attachFailuresOf } from './local-compiler.ts'

/** Reports `config` for each plugin of unified that does not take the options it is given. */
export async function attachProblems({
  plugins,
  configFiles,
}: Pick<SiteConfig, 'plugins' | 'configFiles'>): Promise<readonly Diagnostic[]> {
  if (markupPluginsOf(plugins).length === 0) return []
  return (await attachFailuresOf(plugins)).map(({ plugin, what, part, index, reason }) => {
    const holder = plugin === ownPluginName ? ['markdown'] : ['plugins', plugins.findIndex(({ name }) => name === plugin)]
    return configProblem(
      locatePath(configFiles, [...holder, part, index], 'value'),
      `${what}${plugin === ownPluginName ? '' : ` of the plugin "${plugin}"`} failed when it got its options: ${reason}`,
      'Correct its options or its code: a plugin takes options, and returns a function of the tree. Write `[plugin, options]`, not `plugin(options)`.',
    )
  })
}
