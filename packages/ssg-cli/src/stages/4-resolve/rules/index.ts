import { configAddresses } from './config-addresses.ts'
import { redirectTargets } from './redirect-targets.ts'
import type { SiteRule } from './site-rule.ts'

/** Every check of the whole site: a file and a line here. */
export const siteRules: readonly SiteRule[] = [configAddresses, redirectTargets]
