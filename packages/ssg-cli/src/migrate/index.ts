import type { MigrationTool } from './core/site.ts'
import { docusaurus } from './docusaurus/index.ts'
import { fumadocs } from './fumadocs/index.ts'
import { mkdocsMaterial } from './mkdocs-material/index.ts'
import { nextra } from './nextra/index.ts'
import { rspress } from './rspress/index.ts'
import { starlight } from './starlight/index.ts'
import { migrationToolNames, type MigrationToolName } from './tool-names.ts'
import { typedoc } from './typedoc/index.ts'
import { vitepress } from './vitepress/index.ts'

const tools: Readonly<Record<MigrationToolName, MigrationTool>> = {
  docusaurus,
  vitepress,
  starlight,
  fumadocs,
  nextra,
  rspress,
  'mkdocs-material': mkdocsMaterial,
  typedoc,
}

export const migrationTools: readonly MigrationTool[] = migrationToolNames.map((name) => tools[name])
