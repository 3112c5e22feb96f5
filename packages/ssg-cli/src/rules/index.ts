import type { Rule } from '@docgen/model'
import { configAddresses } from './config-addresses.ts'
import { partPaths } from './part-paths.ts'
import { redirectTargets } from './redirect-targets.ts'

/** Every check of docgen that sees the whole site and needs nothing else: a file and a line here. */
export const builtInRules: readonly Rule[] = [configAddresses, partPaths, redirectTargets]
