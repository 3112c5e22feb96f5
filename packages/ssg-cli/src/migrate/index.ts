import type { MigrationTool } from './core/site.ts'
import { docusaurus } from './docusaurus/index.ts'
import { mkdocsMaterial } from './mkdocs-material/index.ts'
import { starlight } from './starlight/index.ts'
import { typedoc } from './typedoc/index.ts'
import { vitepress } from './vitepress/index.ts'

export const migrationTools: readonly MigrationTool[] = [docusaurus, vitepress, starlight, mkdocsMaterial, typedoc]
