// Alone, so that help can name the tools without the code that migrates their sites.
/** A folder with configs of two is taken for a site of the first. */
export const migrationToolNames = [
  'docusaurus',
  'vitepress',
  'starlight',
  'fumadocs',
  'nextra',
  'rspress',
  'mkdocs-material',
  'typedoc',
] as const

export type MigrationToolName = (typeof migrationToolNames)[number]
