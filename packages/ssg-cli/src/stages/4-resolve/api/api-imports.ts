// The lines with which readers import what is documented.
import { namesOf, specifierOf, type ApiEntry } from '@docgen/model'

type Exported = Pick<ApiEntry, 'id' | 'name' | 'displayName' | 'kind'>

/** `import { AccountsServer } from '@accounts/server'` */
export function importLineOf(entry: Exported): string {
  const [outer = entry.name, inner] = namesOf(entry.id)
  const declaredFor = /^"(.*)"$/.exec(outer)?.[1]
  const specifier = declaredFor ?? specifierOf(entry.id)
  // What is global is there once its module runs, and so is a module that is declared.
  if (outer === 'global' || (declaredFor !== undefined && inner === undefined)) return `import '${specifier}'`
  // What stands in a namespace is reached through the namespace.
  const name = declaredFor === undefined ? outer : (inner ?? outer)
  if (isDefault(name)) return `import ${isDefault(entry.displayName) ? 'value' : entry.displayName} from '${specifier}'`
  return `import ${isType(entry) && name === entry.name ? 'type ' : ''}{ ${name} } from '${specifier}'`
}

/** How exports of an entry point are imported, by the example of the first that is a value. */
export function importLineOfEntryPoint(specifier: string, exported: readonly Exported[]): string {
  const example = exported.find((entry) => !isType(entry)) ?? exported[0]
  return example ? importLineOf({ ...example, id: `${specifier}!${example.name}` }) : `import '${specifier}'`
}

/** `export =` reads as a default export does, where modules are ES modules. */
function isDefault(name: string): boolean {
  return name === 'default' || name === 'export='
}

function isType({ kind }: Exported): boolean {
  return kind === 'interface' || kind === 'type'
}
