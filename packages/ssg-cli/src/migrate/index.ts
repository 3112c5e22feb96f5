import type { MigrationTool } from './core/site.ts'
import { docusaurus } from './docusaurus/index.ts'

export const migrationTools: readonly MigrationTool[] = [docusaurus]
