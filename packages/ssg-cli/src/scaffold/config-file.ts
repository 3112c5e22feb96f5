// In: the settings of a site. Out: the text of its docgen.config.ts.
import { callsIn, codeTextOf, keyText, type Code } from './code-text.ts'

export interface Setting {
  readonly key: string
  readonly value: Code
  /** Stands above the key: what a person has to know of it. */
  readonly comment?: string | undefined
}

const bridge = '@docgen/api-extractor-bridge'
const generator = '@docgen/ssg-cli'
const namesOfBridge: ReadonlySet<string> = new Set(['apiReference', 'checkedSamples'])

/** Settings without a value are left out. */
export function configFileText(settings: readonly Setting[]): string {
  const given = settings.filter(({ value }) => value !== undefined)
  const called = new Set(['defineConfig', ...given.flatMap(({ value }) => callsIn(value))])
  const lines = given.map(({ key, value, comment }) => {
    const above = comment === undefined ? '' : comment.replace(/^/gm, '  // ') + '\n'
    return `${above}  ${keyText(key)}: ${codeTextOf(value, '  ')},\n`
  })
  return `${importLines(called)}\nexport default defineConfig({\n${lines.join('')}})\n`
}

function importLines(called: ReadonlySet<string>): string {
  const names = [...called].sort()
  const ofBridge = names.filter((name) => namesOfBridge.has(name))
  const ofGenerator = names.filter((name) => !namesOfBridge.has(name))
  return [
    ...(ofBridge.length > 0 ? [`import { ${ofBridge.join(', ')} } from '${bridge}'\n`] : []),
    `import { ${ofGenerator.join(', ')} } from '${generator}'\n`,
  ].join('')
}
