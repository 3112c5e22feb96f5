/** Names of the config of a site, in the order in which they are looked for. */
export const configNames = ['docgen.config.ts', 'docgen.config.tsx', 'docgen.config.mts', 'docgen.config.mjs', 'docgen.config.js']

/** For help: `docgen.config.ts (.tsx, .mts, .mjs, .js)`. */
export function shownConfigNames(): string {
  const [first = '', ...others] = configNames
  return `${first} (${others.map((name) => name.slice(name.lastIndexOf('.'))).join(', ')})`
}
