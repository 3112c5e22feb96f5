// The lines with which readers import what is documented.
import { exportIdOf, namesOf, specifierOf, type ApiEntry, type ApiNamespace } from '@docgen/model'

type Exported = Pick<ApiEntry, 'id' | 'name' | 'displayName' | 'kind' | 'isTypeOnly'>

/** `import { AccountsServer } from '@accounts/server'`. `namespaces` are those that it stands in, from the outermost to its own. */
export function importLineOf(entry: Exported, namespaces: readonly ApiNamespace[] = []): string {
  const declaredFor = /^"(.*)"$/.exec(namesOf(entry.id)[0] ?? '')?.[1]
  const specifier = declaredFor ?? withoutTypes(specifierOf(entry.id))
  const [outer, inner] = declaredFor === undefined ? [...namespaces, entry] : [...namespaces, entry].slice(1)
  // What is global is there once its module runs, and so is a module that is declared.
  if (outer === undefined || outer.name === 'global') return `import '${specifier}'`
  // What stands in a namespace is reached through the namespace.
  const { name, displayName } = outer
  // Types beside the value of `export =` have names of their own; whether its values do, depends on who runs the module.
  if (name === 'export=' && inner && isType(inner)) return namedImport(inner, specifier)
  if (isDefault(name))
    return `import ${isType(outer) ? 'type ' : ''}${isDefault(displayName) ? 'value' : displayName} from '${specifier}'`
  return namedImport(outer, specifier)
}

/** No file can import `@types/acme__kit/extra`. TypeScript reads it for `@acme/kit/extra`. */
function withoutTypes(specifier: string): string {
  return specifier.replace(/^@types\/(?:([\w.-]+?)__)?/, (_, scope?: string) => (scope ? `@${scope}/` : ''))
}

function namedImport(entry: Exported, specifier: string): string {
  return `import ${isType(entry) ? 'type ' : ''}{ ${importedName(entry.name)} } from '${specifier}'`
}

/** What a module may export, it may not always be called by where it is imported: `catch as catch_`, `"a-b" as a_b`. */
function importedName(name: string): string {
  if (!identifier.test(name))
    return `${JSON.stringify(name)} as ${name.replace(/[^\p{ID_Continue}$]/gu, '_').replace(/^(?=\d|$)/, '_')}`
  return reservedWords.has(name) ? `${name} as ${name}_` : name
}

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

/** Names that no module can declare, be it by the grammar or by TypeScript. */
const reservedWords: ReadonlySet<string> = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function',
    'if implements import in instanceof interface let new null package private protected public return static super switch this throw true try',
    'typeof undefined var void while with yield',
  ].flatMap((words) => words.split(' ')),
)

/** How exports of an entry point are imported, by the example of the first that is a value. */
export function importLineOfEntryPoint(specifier: string, exported: readonly Exported[]): string {
  const example = exported.find((entry) => !isType(entry)) ?? exported[0]
  return example ? importLineOf({ ...example, id: exportIdOf(specifier, example.name) }) : `import '${withoutTypes(specifier)}'`
}

/** `export =` reads as a default export does, where modules are ES modules. */
function isDefault(name: string): boolean {
  return name === 'default' || name === 'export='
}

function isType({ kind, isTypeOnly = false }: Exported): boolean {
  return isTypeOnly || kind === 'interface' || kind === 'type'
}
