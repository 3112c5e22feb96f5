import type { CompiledPage, Diagnostic, Ports, SourceFile } from '@docgen/model'
import type { PageJob } from '../compile-in-batches.ts'
import type { Wait } from '../../common/wait.ts'
import type { PageFault } from '../island-findings.ts'

/** What queries about a site reach the outside with. */
export interface SiteWorld {
  readonly ports: Ports
  /** Compiles what the cache does not hold, and stores it. */
  readonly compilePage: (job: PageJob) => Promise<CompiledPage>
  /** What stands for a page until it is compiled. */
  readonly outlineOf: (file: SourceFile, key: string) => Promise<CompiledPage>
  /** Lets others go first, where somebody waits for a page while the site is checked. */
  readonly pause?: (() => Promise<void>) | undefined
  /** Gives up what never comes. */
  readonly wait?: Wait | undefined
  /** Told of each page that is rendered what its islands come upon, nothing included. `path` is that of the whole site. */
  readonly onRendered: (path: string, faults: readonly PageFault[]) => void
  /** Told of an output that fails while its files are made. */
  readonly onFailedOutput: (finding: Diagnostic) => void
}
