import type { Diagnostic, SiteConfig } from '@docgen/model'
import type { LoadConfigInput, LoadedConfig } from '../io/load-config.ts'

export interface DevServerInput extends Omit<LoadConfigInput, 'outDir'> {
  readonly port: number
  readonly host: string
  readonly open: boolean
  readonly log: (text: string) => void
  /** Told what a site without a config is made of, once. */
  readonly onWorkspace?: ((found: Pick<LoadedConfig, 'workspace'>) => void | Promise<void>) | undefined
  /** Told of all that is wrong with the site whenever that changes; `isWhole` once everything has been checked. */
  readonly onFindings: (findings: readonly Diagnostic[], isWhole: boolean) => void
  /** Changes the config whenever it has been loaded again. The one that was loaded first is handed in as it is to be. */
  readonly adapt?: ((config: SiteConfig) => SiteConfig) | undefined
  /** Whether failures are logged with their stacks. */
  readonly isDebugging?: boolean | undefined
}
