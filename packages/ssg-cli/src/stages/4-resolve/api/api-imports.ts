// The lines with which readers import what is documented.
import { namesOf, specifierOf, type ApiEntry, type ApiNamespace } from '@docgen/model'

type Exported = Pick<ApiEntry, 'id' | 'name' | 'displayName' | 'kind'>

/** `import { AccountsServer } from '@accounts/server'`. `namespaces` are those that it stands in, from the outermost to its own. */
export function importLineOf(entry: Exported, namespaces: readonly ApiNamespace[] = []): string {
  const declaredFor = /^"(.*)"$/.exec(namesOf(entry.id)[0] ?? '')?.[1]
  const specifier = declaredFor ?? specifierOf(entry.id)
  const [outer, inner] = declaredFor === undefined ? [...namespaces, entry] : [...namespaces, entry].slice(1)
  // What is global is there once its module runs, and so is a module that is declared.
  if (outer === undefined || outer.name === 'global') return `import '${specifier}'`
  // What stands in a namespace is reached through the namespace.
  const { name, displayName } = outer
  // Types beside the value of `export =` have names of their own; whether its values do, depends on who runs the module.
  if (name === 'export=' && inner && isType(inner)) return namedImport(inner, specifier)
  if (isDefault(name)) return `import ${isDefault(displayName) ? 'value' : displayName} from '${specifier}'`
  return namedImport(outer, specifier)
}

function namedImport(entry: Exported, specifier: string): string {
  return `import ${isType(entry) ? 'type ' : ''}{ ${entry.name} } from '${specifier}'`
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
