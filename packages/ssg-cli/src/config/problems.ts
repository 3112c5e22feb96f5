import type { Diagnostic, SourceRange } from '@docgen/model'

/** Code of everything that is wrong with a config; such findings end a build before it begins, and no rule can lower them. */
const config = { code: 'config', severity: 'error' } as const

/** `key` as it is written to get there: `footer.columns[1].title`. `suggestion` is a whole sentence. */
export function unknownKey(at: SourceRange, key: string, suggestion: string | undefined): Diagnostic {
  return {
    ...config,
    ...at,
    message: `The config key "${key}" is unknown.`,
    hint: suggestion ?? 'Remove it, or use a key from the page "Config keys" of the manual.',
  }
}

export function missingExport(at: SourceRange): Diagnostic {
  return {
    ...config,
    ...at,
    message: 'The config file has no default export.',
    hint: 'Write `export default defineConfig({ title: "…" })`.',
  }
}

export function promisedConfig(at: SourceRange): Diagnostic {
  return { ...config, ...at, message: 'The config file exports a promise.', hint: 'Await it: `export default await …`.' }
}

/** `expected` says what the value is to be: `a text`. */
export function missingKey(at: SourceRange, key: string, expected: string): Diagnostic {
  return { ...config, ...at, message: `The config has no "${key}".`, hint: `Add it, with ${expected} as its value.` }
}

/** `expected` completes "must be …". */
export function wrongValue(at: SourceRange, key: string, expected: string, found: string): Diagnostic {
  const subject = key === '' ? 'The config' : `"${key}"`
  // What an async function of the author returned.
  const hint = found === 'a promise' ? 'Await it.' : `Write ${expected}.`
  return { ...config, ...at, message: `${subject} must be ${expected}, but it is ${found}.`, hint }
}

export function unknownRule(at: SourceRange, code: string, nearest: string | undefined): Diagnostic {
  return {
    ...config,
    ...at,
    message: `"${code}" is not a diagnostic code, so it cannot be a rule or a suppression.`,
    hint: nearest ? `Write "${nearest}", the closest code.` : 'Write the code that the report shows next to the finding.',
  }
}

/** Says which plugin a wrong value belongs to: its maker may not be the author of the config. */
export function withPluginName(problem: Diagnostic, plugin: string | undefined): Diagnostic {
  return plugin === undefined ? problem : { ...problem, message: `Plugin "${plugin}": ${lowerFirst(problem.message)}` }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** For what two values together do wrong, and for what the disk says. */
export function configProblem(at: SourceRange, message: string, hint: string): Diagnostic {
  return { ...config, ...at, message, hint }
}
