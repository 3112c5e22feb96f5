// Starts TypeScript 7, a native process, and asks it over a pipe. In: files that are not on the disk, and what to compile. Out: programs.
// TypeScript calls this API unstable, so the version is pinned, and only this folder may import it.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { API, type Program, type Project, type Snapshot } from 'typescript-7/unstable/sync'
import { slashed } from '../package-of-file.ts'
import { versionOf } from '../read-file.ts'

export interface ProgramConfig {
  /** As in a `tsconfig.json`. */
  readonly compilerOptions: Readonly<Record<string, unknown>>
  /** Absolute paths with `/` separators. */
  readonly files: readonly string[]
}

export interface Compiler {
  /**
   * The syntax alone of modules, by absolute path with `/` separators. Comes before `compile`: TypeScript then knows that the modules are
   * there. To be asked of each import whether it means one would take a journey to this thread for each.
   */
  readonly parse: (texts: ReadonlyMap<string, string>) => Program | undefined
  /**
   * Programs by the names of their configs, of modules that have been parsed, each time quicker where little has changed since. `texts`
   * are as for `parse`; these are on no disk, or take the place of files that are. Earlier programs cannot be asked any more.
   */
  readonly compile: (configs: ReadonlyMap<string, ProgramConfig>, texts: ReadonlyMap<string, string>) => CompiledPrograms
  /** Everything is looked for anew the next time: what was not there may be there then. */
  readonly forget: () => void
}

interface CompiledPrograms {
  readonly programs: ReadonlyMap<string, Project>
  /** Absolute paths of what was read besides the files of the programs: the manifests that modules were found by. */
  readonly manifests: readonly string[]
  /** Whether, when it is asked, no file of the disk has changed since it was read. */
  readonly isCurrent: () => boolean
}

/**
 * TypeScript 7 is written in Go and takes its environment from this thread, which has one of its own. It lives for seconds, so a collector that
 * waits until there are four times as many objects as it last left saves a quarter of its CPU time for a tenth more memory.
 */
const memoryOfGo = { GOGC: '400', GOMEMLIMIT: '1GiB' }

/** `root` is the absolute path of the site. The process ends with the thread that started it. */
export function createCompiler(root: string): Compiler {
  const versions = new Map<string, string | undefined>()
  let virtual: ReadonlyMap<string, string> = new Map()
  let opened: ReadonlySet<string> = new Set()
  let latest: Snapshot | undefined
  let isForgotten = false
  for (const [name, value] of Object.entries(memoryOfGo)) process.env[name] ??= value
  const isCurrent = (): boolean => [...versions].every(([file, version]) => version === versionOf(file))
  const api = new API({
    tsserverPath: programFile(),
    cwd: root,
    fs: {
      readFile: (file) => {
        const text = virtual.get(keyOf(file))
        // Before it is read: what changes in between is seen as changed afterwards.
        if (text === undefined) versions.set(file, versionOf(file))
        return text
      },
    },
  })
  const update = (next: ReadonlyMap<string, string>, wanted: ReadonlySet<string>, isStale: boolean): Snapshot => {
    const fileChanges = isStale ? { invalidateAll: true as const } : changesBetween(virtual, next)
    virtual = next
    const snapshot = api.updateSnapshot({
      ...(latest && { fileChanges }),
      openProjects: [...wanted].filter((file) => !opened.has(file)),
      closeProjects: [...opened].filter((file) => !wanted.has(file)),
    })
    latest?.dispose()
    latest = snapshot
    opened = wanted
    return snapshot
  }
  return {
    parse: (texts) => {
      const config = configFileOf(root, 'syntax')
      const isStale = isForgotten || !isCurrent()
      if (isStale) versions.clear()
      isForgotten = false
      // What is there stays as it was until the modules are compiled.
      const next = new Map([...virtual, ...keyed(texts), [keyOf(config), JSON.stringify(syntaxConfigOf([...texts.keys()]))]])
      return update(next, new Set([...opened, config]), isStale).getProject(config)?.program
    },
    compile: (configs, texts) => {
      const files = new Map([...configs].map(([name, config]) => [configFileOf(root, name), { name, config }] as const))
      const next = new Map([
        ...keyed(texts),
        ...[...files].map(([file, { config }]) => [keyOf(file), JSON.stringify(config)] as const),
      ])
      const snapshot = update(next, new Set(files.keys()), false)
      const programs = [...files].flatMap(([file, { name }]) => {
        const project = snapshot.getProject(file)
        return project ? [[name, project] as const] : []
      })
      return {
        programs: new Map(programs),
        manifests: [...versions].flatMap(([file, version]) => (version !== undefined && isManifest(file) ? [file] : [])),
        isCurrent,
      }
    },
    forget: () => {
      isForgotten = true
    },
  }
}

/** An optional dependency has it, which some installs leave out: as `typescript`, it would bring a `tsc` that takes the place of the family's. */
function programFile(): string {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
    return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc')
  } catch (error) {
    const message = `TypeScript 7 cannot start, because ${name} is not installed. Install the packages again, with their optional dependencies.`
    throw new Error(message, { cause: error })
  }
}

function syntaxConfigOf(files: readonly string[]): ProgramConfig {
  return {
    compilerOptions: {
      noResolve: true,
      noLib: true,
      types: [],
      target: 'esnext',
      module: 'esnext',
      jsx: 'preserve',
      allowJs: true,
    },
    files,
  }
}

function keyed(texts: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...texts].map(([file, text]) => [keyOf(file), text] as const)
}

/** Options mean paths relative to their config, so it stands at the root, under a name that no file has. */
export function configFileOf(root: string, name: string): string {
  return slashed(join(root, `~${name}.tsconfig.json`))
}

function isManifest(file: string): boolean {
  return file.endsWith('/package.json')
}

function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return {
    changed: [...after.keys()].filter((file) => before.has(file) && before.get(file) !== after.get(file)),
    created: [...after.keys()].filter((file) => !before.has(file)),
    deleted: [...before.keys()].filter((file) => !after.has(file)),
  }
}

/** Where names do not differ by case alone, TypeScript may ask in another one. */
function keyOf(file: string): string {
  return process.platform === 'win32' || process.platform === 'darwin' ? file.toLowerCase() : file
}
