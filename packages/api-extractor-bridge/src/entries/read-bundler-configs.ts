// In: the folder of a package. Out: the sources of what its bundler writes. Its config is read, and never run.
import { join } from 'node:path'
import { isRecord } from '@docgen/model'
import { bundledSourcesOf, type BundledSources, type Bundler } from './bundler-entries.ts'
import { readText } from '../read-file.ts'
import { readJsonFile } from './json-file.ts'

const configNames: Readonly<Record<Bundler, string>> = {
  tsdown: 'tsdown.config',
  tsup: 'tsup.config',
  unbuild: 'build.config',
  vite: 'vite.config',
  rollup: 'rollup.config',
}

const extensions = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** `undefined` where no bundler says anything. */
export async function readBundledSources(folder: string): Promise<BundledSources | undefined> {
  const manifest = readJsonFile(join(folder, 'package.json'))
  const found = await Promise.all(
    bundlers().map(async (bundler) => bundledSourcesOf(bundler, await configOf(folder, bundler, manifest))),
  )
  const all = {
    folders: found.flatMap(({ folders }) => folders),
    files: [...new Set(found.flatMap(({ files }) => files))],
    named: found.flatMap(({ named }) => named),
  }
  return all.files.length + all.folders.length + all.named.length === 0 ? undefined : all
}

function bundlers(): readonly Bundler[] {
  return ['tsdown', 'tsup', 'unbuild', 'vite', 'rollup']
}

/** In a file of its own, in `package.json`, or in the command of a script: `tsup src/a.ts src/b.ts`. */
async function configOf(
  folder: string,
  bundler: Bundler,
  manifest: Readonly<Record<string, unknown>> | undefined,
): Promise<unknown> {
  for (const extension of extensions) {
    const file = `${configNames[bundler]}.${extension}`
    const text = readText(join(folder, file))
    if (text === undefined) continue
    // TypeScript takes longer to load than all else here, and most packages do without.
    const { defaultExportOf } = await import('./static-value.ts')
    return defaultExportOf(text, file)
  }
  const json = readJsonFile(join(folder, `${configNames[bundler]}.json`))
  return json ?? manifest?.[bundler] ?? commandOf(bundler, manifest?.['scripts'])
}

function commandOf(bundler: Bundler, scripts: unknown): unknown {
  if (bundler !== 'tsup' && bundler !== 'tsdown') return undefined
  const commands = isRecord(scripts) ? Object.values(scripts).filter((script) => typeof script === 'string') : []
  const entry = commands.flatMap((command) =>
    command.split(/&&|\|\||;/).flatMap((part) => {
      const words = part.trim().split(/\s+/)
      const start = words.indexOf(bundler)
      return start === -1 ? [] : words.slice(start + 1).filter((word) => /^[\w./@*-]+\.[cm]?tsx?$/.test(word))
    }),
  )
  return entry.length === 0 ? undefined : { entry }
}
