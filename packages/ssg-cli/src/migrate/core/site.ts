// What all migrations share: what they read, and what they come to.
import type { Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import type { MigrationToolName } from '../tool-names.ts'
import type { Note } from './note.ts'
import type { ComponentUse } from './component-use.ts'

/** The files of the project that is migrated. Paths are relative to its folder, with `/` separators. */
export interface ProjectFiles {
  /** Sorted. Nothing in `node_modules`, in folders of version control, or in what was built. */
  readonly paths: readonly string[]
  /** `undefined` where there is no such file. Paths may lead out of the folder, as includes do. */
  readonly read: (path: string) => string | undefined
}

/**
 * A config of another tool, evaluated. What is no plain data is left out, and named in `opaque`. A call of a package that is not installed is
 * `{ $call, arguments }`. Paths below the folder are relative to it.
 */
export interface ForeignConfig {
  readonly file: string
  readonly value: unknown
  /** Paths of values that are functions, or made by packages that are not installed: `plugins.0`. */
  readonly opaque: readonly string[]
  /** What they are called, by path: `remark-math`, `tools.link`, or the name of a function. */
  readonly names?: ReadonlyMap<string, string> | undefined
  /** Paths of texts with a part that such code makes. The part is left out of the text. */
  readonly partial?: readonly string[] | undefined
  /** Of a tool in React, what the module exports beside its default. */
  readonly named?: unknown
  /** Why it could not be evaluated. */
  readonly problem?: string | undefined
  /** Where that happened, if it did so in the author's code. */
  readonly problemAt?: { readonly file: string; readonly line: number } | undefined
  /** What functions of the config returned that were asked. */
  readonly answers?: readonly ConfigAnswer[] | undefined
  /** Modules that fail without packages that are not installed. What they export is left out, as what such packages export is. */
  readonly replaced?: readonly ReplacedModule[] | undefined
}

/** A function of a config, by its path, and what it is called with, one after the other. */
export interface ConfigQuestion {
  readonly path: string
  readonly about: readonly string[]
  /** What it is called with. Without it, the function is called with each value of `about`; with it, `about` only names the answers. */
  readonly argument?: Readonly<Record<string, unknown>> | undefined
}

/** What the function returned. Where it failed there is no answer. */
export type ConfigAnswer = readonly [about: string, answer: unknown]

export interface ReplacedModule {
  /** Relative to the folder of the site. */
  readonly file: string
  /** 1-based; where it failed. */
  readonly line: number
  readonly problem: string
}

/** How modules of a tool in React are evaluated: elements become `{ $element, props, children }`. */
export interface ReactConfig {
  /** Paths of functions to call, whose results take their places: `redirects`, `footer.text`. */
  readonly calls: readonly string[]
  /** Packages whose function takes options and returns one that takes the config, and the key that the options get in the config. */
  readonly curried: Readonly<Record<string, string>>
  /** What hooks say the language is: that of the originals. */
  readonly locale?: string | undefined
  /** Methods of what functions named `define…` return, beside the keys that they are given. */
  readonly methods?: readonly string[] | undefined
}

export interface MigratedPage {
  /** Path in the old project, and in the new site. */
  readonly from: string
  readonly to: string
  readonly text: string
}

/** An address that the old site answered. */
export interface OldAddress {
  /** Below the base: `/guide/install`. */
  readonly address: string
  /** What it was made from. */
  readonly file: string
  /** Where the new site answers it: the same address, or one that it redirects to. `undefined` where it does not. */
  readonly now: string | undefined
}

export interface Migration {
  readonly pages: readonly MigratedPage[]
  /** Files that are made anew, and have no old one. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Files that are copied as they are. */
  readonly copies: readonly { readonly from: string; readonly to: string }[]
  readonly settings: readonly Setting[]
  readonly notes: readonly Note[]
  readonly addresses: readonly OldAddress[]
  /** Components of the old site that pages still use, as directives. */
  readonly components: readonly ComponentUse[]
}

/** A static folder as the config may name it: nothing makes one that no file is copied to, and a config that names it cannot be used. */
export function filledFolder(folder: string, copies: Migration['copies']): string | undefined {
  return copies.some(({ to }) => to.startsWith(`${folder}/`)) ? folder : undefined
}

/** The color of the old site, as CSS writes it: `#764abc`. */
export interface Brand {
  readonly light: string | undefined
  readonly dark: string | undefined
  /** Where the colors stand. */
  readonly file: string
}

export interface MigrationTool {
  /** As the command line names it: `docusaurus`. */
  readonly name: MigrationToolName
  readonly title: string
  /** Names of its config, in the order of looking, relative to the folder of the site. */
  readonly configNames: readonly string[]
  /** Packages, one of which the config or the manifest beside it names, where other tools have configs of these names too. The first is told. */
  readonly packageNames?: readonly string[] | undefined
  /** Of a tool whose modules are in React. The config itself is read before there is one to ask. */
  readonly react?: ((config: ForeignConfig | undefined) => ReactConfig) | undefined
  /** Where its options may be instead: under a key of JSON files that others read too. */
  readonly optionsIn?: { readonly key: string; readonly files: readonly string[] } | undefined
  /** Key of the config that names another one, relative to its folder, which it adds to. Where that one was read, the key is gone. */
  readonly parentKey?: string | undefined
  /** Further modules to evaluate, such as sidebars. */
  readonly modulesOf?: (config: ForeignConfig, files: ProjectFiles) => readonly string[]
  /** Folders outside of that of the site which hold pages: `../docs`. */
  readonly foldersOf?: (config: ForeignConfig, files: ProjectFiles) => readonly string[]
  /** Whether it asks for the packages that the repository publishes. */
  readonly asksForPackages?: (config: ForeignConfig) => boolean
  readonly brandOf?: (config: ForeignConfig, files: ProjectFiles, modules: MigrationInput['modules']) => Brand | undefined
  readonly migrate: (input: MigrationInput) => Migration
  /** Functions of the config that are asked about the pages of the new site, and what becomes of their answers. */
  readonly questions?: {
    readonly of: (config: ForeignConfig, migration: Migration) => readonly ConfigQuestion[]
    readonly answered: (migration: Migration, answers: readonly ConfigAnswer[], config: ForeignConfig) => Migration
  }
}

export interface MigrationInput {
  /** A path of the old site as the config of the new one names it. */
  readonly fromOut: (path: string) => string
  readonly files: ProjectFiles
  readonly config: ForeignConfig
  /** By path. */
  readonly modules: ReadonlyMap<string, ForeignConfig>
  /** Folders of the packages that the repository publishes, or patterns that mean them, relative to the folder of the site. */
  readonly published?: readonly string[] | undefined
}

/** The settings, with further keys of `markdown`. */
export function withMarkdown(settings: readonly Setting[], keys: Readonly<Record<string, Code>>): readonly Setting[] {
  const given = settings.find(({ key }) => key === 'markdown')?.value
  const value = { ...(typeof given === 'object' && given !== null ? given : {}), ...keys }
  return [...settings.filter(({ key }) => key !== 'markdown'), { key: 'markdown', value }]
}
