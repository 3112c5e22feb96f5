import type { SiteConfig } from '../../../model/config.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { RouteGraph } from '../../../model/route.ts'
import type { LinkTargets } from '../link-targets.ts'

/** A check of the whole site; links of pages are checked where they are resolved. */
export type SiteRule = (input: {
  readonly graph: RouteGraph
  readonly config: SiteConfig
  readonly targets: LinkTargets
}) => readonly Diagnostic[]
