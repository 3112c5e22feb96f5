import type { SiteConfig } from '@docgen/model'
import type { WorkspaceDescription } from '../workspace/description.ts'

/** What `docgen init` knows of the repository. */
export interface Project {
  readonly workspace: WorkspaceDescription
  /** Text of each file that init would write, by path; only those that are there. */
  readonly files: Readonly<Record<string, string>>
  /** Name of the config file, where there is one. */
  readonly config?: string | undefined
  /** What that config says, where it can be used. */
  readonly site?: Pick<SiteConfig, 'url' | 'base' | 'outDir'> | undefined
}
