// In: what a site wants of the compiler. Out: the config that its samples are checked with, and what is wrong with it.
import { join } from 'node:path'
import { isRecord } from '@docgen/model'
import type { Project } from 'typescript-7/unstable/sync'
import { isFile } from '../read-file.ts'
import { slashed } from '../package-of-file.ts'
import { pathsOf } from '../package-paths.ts'
import { configFileOf, type ProgramConfig } from './compiler.ts'
import { messageTextOf } from './message-text.ts'
import type { UntypedExports } from './untyped-exports.ts'
import type { OptionError, SampleRequest } from './sample-check.ts'

/** For the samples of one program; `files` are their absolute paths. */
export function programConfigOf(
  { root, packages, options }: Pick<SampleRequest, 'root' | 'packages' | 'options'>,
  files: readonly string[],
  untyped: UntypedExports['paths'],
): ProgramConfig {
  const given = options.compilerOptions ?? {}
  const hasScripts = files.some((file) => /\.jsx?$/.test(file))
  const ambient = (options.files ?? []).map((file) => join(root, file))
  return {
    compilerOptions: {
      strict: true,
      target: 'esnext',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      jsx: 'react-jsx',
      types: ['*'],
      ...given,
      skipLibCheck: true,
      noEmit: true,
      moduleDetection: 'force',
      // What makes a module of a sample uses all that it sees.
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowJs: hasScripts,
      checkJs: hasScripts,
      // Later ones win: an import of a documented package leads to its documented entry.
      paths: { ...untyped, ...(isRecord(given.paths) ? given.paths : {}), ...Object.fromEntries(packages.flatMap(pathsOf)) },
    },
    files: [...ambient.filter(isFile).map(slashed), ...files],
  }
}

/** What `conditions` of `exports` hold besides those of every import. */
export function conditionsOf(options: SampleRequest['options']): readonly string[] {
  const { customConditions } = options.compilerOptions ?? {}
  const own = Array.isArray(customConditions) ? customConditions.map(String) : []
  return isBundled(options) ? own : ['node', ...own]
}

/** Whether imports need no extension. */
export function isBundled({ compilerOptions: { module, moduleResolution } = {} }: SampleRequest['options']): boolean {
  const resolution = moduleResolution ?? (module === undefined ? 'bundler' : module)
  return !/^node/i.test(String(resolution))
}

/** What TypeScript has against the options that a site has given. */
export function optionErrorsOf({ program }: Project, name: string, { root, options }: SampleRequest): readonly OptionError[] {
  const file = configFileOf(root, name)
  const given = Object.keys(options.compilerOptions ?? {})
  return [...program.getConfigFileParsingDiagnostics(), ...program.getProgramDiagnostics()].flatMap((error) => {
    const message = messageTextOf(error, ' ').replaceAll(file, 'compilerOptions')
    const key = given.find((each) => message.includes(`'${each}'`) || message.includes(`--${each}'`))
    return key === undefined ? [] : [{ key, message }]
  })
}
