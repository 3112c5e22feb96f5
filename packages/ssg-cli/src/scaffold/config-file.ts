// In: the settings of a site. Out: the text of its docgen.config.ts.
import { callsIn, codeTextOf, keyText, namesIn, type Code } from './code-text.ts'

export interface Setting {
  readonly key: string
  readonly value: Code
  /** Stands above the key: what a person has to know of it. */
  readonly comment?: string | undefined
}

const bridge = '@docgen/api-extractor-bridge'
const generator = '@docgen/ssg-cli'

const theme = '@docgen/theme-react'
const diagrams = '@docgen/mermaid'
const otherModules: ReadonlyMap<string, string> = new Map([
  ['apiReference', bridge],
  ['blog', '@docgen/blog'],
  ['checkedSamples', bridge],
  ['extendTheme', theme],
  ['mermaid', diagrams],
])
const moduleOf = (name: string): string => otherModules.get(name) ?? generator

/** Settings without a value are left out. */
export function configFileText(settings: readonly Setting[]): string {
  const given = settings.filter(({ value }) => value !== undefined)
  const lines = given.map(({ key, value, comment }) => {
    const above = comment === undefined ? '' : comment.replace(/^/gm, '  // ') + '\n'
    return `${above}  ${keyText(key)}: ${codeTextOf(value, '  ')},\n`
  })
  return `${importLines(given)}\nexport default defineConfig({\n${lines.join('')}})\n`
}

/** Packages first, then files of the site. */
function importLines(settings: readonly Setting[]): string {
  const calls = ['defineConfig', ...settings.flatMap(({ value }) => callsIn(value))].map((name) => ({
    name,
    module: moduleOf(name),
  }))
  const all = [...calls, ...settings.flatMap(({ value }) => namesIn(value))]
  const modules = [...new Set(all.map(({ module }) => module))].sort((a, b) => Number(a > b) || -Number(a < b))
  const packages = modules.filter((module) => !module.startsWith('.'))
  const files = modules.filter((module) => module.startsWith('.'))
  return [...packages, ...files]
    .map((module) => {
      const names = [...new Set(all.flatMap((each) => (each.module === module ? [each.name] : [])))].sort()
      return `import { ${names.join(', ')} } from '${module}'\n`
    })
    .join('')
}
