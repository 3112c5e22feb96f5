// What the files of the output are made of, and the kinds that they fall into.
import {
  type Asset,
  type ClientFiles,
  type OutputAsset,
  type OutputFile,
  type OutputPath,
  type PagefindIndex,
  type PageTarget,
  type SearchPage,
  type Site,
  type SiteConfig,
  type SiteOutput,
  type SitePage,
  type WrittenFile,
} from '@docgen/model'
import type { FailedWriter } from '../../common/unless-written.ts'
import type { OutputClaimsInput, PlacedOutput } from './output-claims.ts'
import type { MergeElsewhere, ReadLastOutput } from './search/last-index.ts'
import type { Claim } from './unique-outputs.ts'

export interface EmitInput {
  readonly site: Site
  readonly config: SiteConfig
  readonly client: ClientFiles
  readonly staticAssets: readonly (Asset & { readonly key: string })[]
  /** Hash of what renders: pages of equal props and equal `themeKey` have equal bytes. */
  readonly themeKey: string
  /** Hash of the code of an output. */
  readonly codeOf: (output: SiteOutput) => string
  readonly hashOf: (content: string | Uint8Array) => string
  /** In base64, as browsers compare it. */
  readonly sha256Of: (text: string) => string
  readonly renderer: {
    readonly html: (page: SitePage) => Promise<Uint8Array>
    readonly writeTo: (page: SitePage, target: PageTarget) => Promise<WrittenFile>
  }
  /** Empty where the site has no search. */
  readonly searchPages: () => readonly SearchPage[]
  /** The files outside the static folder that pages show; without it all pages are asked. */
  readonly pageAssets?: (() => readonly OutputAsset[]) | undefined
  /** By the name of a locale, where the config names Pagefind. */
  readonly pagefindOf?: ((locale: string | undefined) => PagefindIndex | undefined) | undefined
  readonly readLast?: ReadLastOutput | undefined
  /** Where another thread merges postings, it begins before somebody asks for a file of them. */
  readonly mergeElsewhere?: MergeElsewhere | undefined
  /** What makes further files of the resolved site. */
  readonly outputs: readonly PlacedOutput[]
  /** Told of what is found where their contents are made. */
  readonly reportOutput: OutputClaimsInput['report']
  readonly wait?: OutputClaimsInput['wait']
}

/** What files other than pages are made of. */
export type SiteInput = Omit<EmitInput, 'renderer' | 'themeKey' | 'codeOf'>

/** Files of one kind, made when somebody asks for them. */
export interface FileGroup {
  /** Whether a path of the output may be one of them. Cheap; yes for a path that is none is no mistake. */
  readonly mayHold: (path: string) => boolean
  /** Whether they tell of all pages, so that all are resolved for them. */
  readonly isOfWholeSite: boolean
  /** Whether code of the config or a plugin makes them, which may fail. */
  readonly isAdded?: boolean
  /** Who failed in listing the files, if one at this path may have been among them. Known once they were listed. */
  readonly failedWriterOf?: (path: string) => FailedWriter | undefined
  readonly files: () => Promise<readonly OutputFile[]>
}

export interface ClaimGroup extends Omit<FileGroup, 'files'> {
  readonly claims: () => readonly Claim[]
}

export const ownHint = 'Give one of the two another name.'

export function textFile(path: OutputPath, content: string, hashOf: EmitInput['hashOf']): OutputFile {
  return { path, key: hashOf(content), contents: { kind: 'text', text: () => content } }
}

export function isAsset(path: string): boolean {
  return path.startsWith('assets/')
}
