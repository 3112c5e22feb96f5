// In: files of code. Out: a plugin of esbuild by which each of them knows its place, wherever it is bundled to.
import { readFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

const placeNames = ['import.meta.url', 'import.meta.dirname', 'import.meta.filename', '__dirname', '__filename']
const placeVariableOf = (name: string) => `__docgen_${name.replace(/\W/g, '_')}`

/** By the ending of a file of code. */
export const loaders: Readonly<Record<string, 'js' | 'jsx' | 'ts' | 'tsx'>> = {
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.jsx': 'jsx',
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
}

/** Bundled or not, a module means the place of its own file by `import.meta.url` and its like. */
export const ownPlaces = {
  define: Object.fromEntries(placeNames.map((name) => [name, placeVariableOf(name)])),
  plugin: placesPlugin,
}

function placesPlugin(): Plugin {
  return {
    name: 'docgen-own-places',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        const loader = loaders[extname(path)]
        // At once: these files are small and may be many, and what a promise of each costs is more than the reading.
        const text = readFileSync(path, 'utf8')
        if (!loader || !/import\.meta|__dirname|__filename/.test(text)) return undefined
        return { contents: placePrefixOf(path) + text, loader }
      })
    },
  }
}

/** How many letters come before the first line of a file in `line`, which is that line as it was bundled. */
export function prefixLengthOf(file: string, line: string): number {
  return line.startsWith(`const ${placeVariableOf(placeNames[0] ?? '')} =`) ? placePrefixOf(file).length : 0
}

/** On the first line, so that all others keep their numbers. */
function placePrefixOf(file: string): string {
  const values = [pathToFileURL(file).href, dirname(file), file, dirname(file), file]
  return `const ${placeNames.map((name, index) => `${placeVariableOf(name)} = ${JSON.stringify(values[index])}`).join(', ')};`
}
