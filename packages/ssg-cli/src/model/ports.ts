import type { CompileOptions, FragmentJob } from './compile.ts'
import type { CompiledFragment, CompiledSource } from './page.ts'
import type { SourceFile } from './source.ts'
import type { ThemePage } from './site.ts'

/** A non-Markdown file of the author. */
export interface Asset {
  /** Relative to the site root. */
  readonly file: string
  /** Where it is served when it lies in the static folder, without base: `/img/logo.svg`. */
  readonly staticPath?: string | undefined
  /** Hash of the bytes, for files outside the static folder. */
  readonly hash: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

export interface ClientFiles {
  readonly styles: readonly { readonly path: string; readonly bytes: Uint8Array }[]
  readonly scripts: readonly { readonly path: string; readonly bytes: Uint8Array; readonly isEntry: boolean }[]
}

/** Compiles files, here or in worker threads; the answers come in the order of the questions. */
export interface Compiler {
  readonly compilePages: (files: readonly SourceFile[], options: CompileOptions) => Promise<readonly CompiledSource[]>
  readonly compileFragments: (jobs: readonly FragmentJob[], options: CompileOptions) => Promise<readonly CompiledFragment[]>
  readonly renderLayouts: (pages: readonly ThemePage[]) => Promise<readonly string[]>
}
