// In: a component that threw while a page was rendered. Out: the finding that names it as its author knows it.
import type { Diagnostic } from '@docgen/model'
import { pluginFailed } from '../../diagnostics/plugins.ts'
import { isPlacedDirective } from './directives.ts'
import type { FailedComponent } from './render-content.ts'

export function componentFailed({ element, ...thrown }: FailedComponent, file: string): Diagnostic {
  const { tagName, properties, position } = element
  // Those of our elements hold any value.
  const directive: unknown = properties['directive']
  if (isPlacedDirective(directive)) {
    const { at, name, plugin } = directive
    return pluginFailed({ at, what: `The component of the directive "${name}"`, plugin, ...thrown })
  }
  const { line = 1, column = 1 } = position?.start ?? {}
  return pluginFailed({ at: { file, line, column }, what: `The content component "${nameOf(tagName)}"`, ...thrown })
}

/** Some components of a theme show elements of HTML. */
function nameOf(tagName: string): string {
  if (/^h[1-6]$/.test(tagName)) return 'docgen-heading'
  return tagName === 'table' ? 'docgen-table' : tagName
}
