// In: the folder of a package. Out: the sources of what its bundler writes. Its config is read, and never run.
import { join } from 'node:path'
import { isRecord } from '@docgen/model'
import {
  bundledSourcesOf,
  bundlers,
  joinedSources,
  withCommands,
  type BundledSources,
  type Bundler,
  type CommandOptions,
} from './bundler-entries.ts'
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
    bundlers.map(async (bundler) => {
      const config = await configOf(folder, bundler, manifest)
      return bundledSourcesOf(bundler, withCommands(config, commandsOf(bundler, manifest?.['scripts'])))
    }),
  )
  const all = joinedSources(found)
  return all.files.length + all.folders.length + all.named.length === 0 ? undefined : all
}

/** In a file of its own, or in `package.json`. */
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
  return json ?? manifest?.[bundler]
}

/** In the commands of scripts: `tsup src/a.ts src/b.ts`, `tsup --entry.client src/c.ts --outDir lib`. */
function commandsOf(bundler: Bundler, scripts: unknown): readonly CommandOptions[] {
  if (bundler !== 'tsup' && bundler !== 'tsdown') return []
  const texts = isRecord(scripts) ? Object.values(scripts).filter((script) => typeof script === 'string') : []
  return texts
    .flatMap((text) => text.split(/&&|\|\||;/))
    .flatMap((command) => {
      // `--name=value` is `--name value`.
      const words = command
        .trim()
        .split(/\s+/)
        .flatMap((word) => /^(--[\w.-]+)=(.*)$/.exec(word)?.slice(1) ?? [word])
        .map((word) => word.replace(/^(["'])(.*)\1$/, '$2'))
      const start = words.indexOf(bundler)
      return start === -1 ? [] : optionsOf(words.slice(start + 1))
    })
}

/** Options whose value is a file, and no entry. */
const fileOptions = new Set(['--config', '-c', '--tsconfig', '--onSuccess', '--on-success'])

function optionsOf(words: readonly string[]): readonly CommandOptions[] {
  const isSource = (word: string | undefined): word is string => word !== undefined && /^[\w./@*-]+\.[cm]?tsx?$/.test(word)
  const before = (index: number): string => words[index - 1] ?? ''
  const name = /^--entry\.([\w-]+)$/
  const named = words.flatMap((word, index): [string, string][] => {
    const key = name.exec(before(index))?.[1]
    return key !== undefined && isSource(word) ? [[key, word]] : []
  })
  const plain = words.filter((word, index) => isSource(word) && !name.test(before(index)) && !fileOptions.has(before(index)))
  const outDir = words.find((_, index) => /^(?:-d|--out-?dir)$/i.test(before(index)))
  return [...(named.length > 0 ? [Object.fromEntries(named)] : []), ...(plain.length > 0 ? [plain] : [])].map((entry) => ({
    entry,
    ...(outDir !== undefined && { outDir }),
  }))
}
