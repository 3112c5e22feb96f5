// Modules that list the members of a team: `import { members } from './.vitepress/contributors'`.
import { folderOfFile, joinPath } from '../core/paths.ts'
import type { ForeignConfig, ProjectFiles } from '../core/site.ts'
import { at } from '../core/values.ts'

interface Imported {
  /** Path in the project, without an ending where the page leaves it out. */
  readonly path: string
  /** As the module calls it; `undefined` for what it exports by default. */
  readonly name: string | undefined
}

const endings = ['', '.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js']

/** Those that pages with members import, next to the components of the theme. */
export function teamModulesIn({ paths, read }: ProjectFiles): readonly string[] {
  const pages = paths.filter((path) => path.endsWith('.md') && (read(path) ?? '').includes('<VPTeamMembers'))
  const modules = pages.flatMap((page) =>
    [...importsIn(read(page) ?? '', page).values()].flatMap(({ path }) => {
      const file = endings.map((ending) => path + ending).find((each) => read(each) !== undefined)
      return file !== undefined && /\.[cm]?[jt]s$/.test(file) ? [file] : []
    }),
  )
  return [...new Set(modules)]
}

/** The value of a name that a page imports; `undefined` where its module was not read. */
export function importedValue(name: string, text: string, page: string, modules: ReadonlyMap<string, ForeignConfig>): unknown {
  const imported = importsIn(text, page).get(name)
  const module = imported && endings.map((ending) => modules.get(imported.path + ending)).find((each) => each !== undefined)
  return imported?.name === undefined ? module?.value : at(module?.value, imported.name)
}

/** Of files of the site, by the names that the page gives them. */
function importsIn(text: string, page: string): ReadonlyMap<string, Imported> {
  const imports = text.matchAll(/^[ \t]*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*["'](\.[^"'\n]+)["']/gm)
  return new Map(
    [...imports].flatMap(([, main, names = '', module = '']): (readonly [string, Imported])[] => {
      const path = joinPath(folderOfFile(page), module)
      const named = names.split(',').flatMap((each): (readonly [string, Imported])[] => {
        const [name = '', , local = name] = each.trim().split(/\s+/)
        return name === '' ? [] : [[local, { path, name }]]
      })
      return main === undefined ? named : [[main, { path, name: undefined }], ...named]
    }),
  )
}
