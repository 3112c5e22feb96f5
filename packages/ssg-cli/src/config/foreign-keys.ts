/**
 * What to write for keys of other generators' configs. `onBroken…` are the severities of Docusaurus; each answer is a whole sentence.
 */
export function adviseForKey(key: string, value: unknown): string | undefined {
  const rule = Object.hasOwn(ruleByKey, key) ? ruleByKey[key] : undefined
  if (rule !== undefined) return `Write \`rules: { '${rule}': '${severityOf(value)}' }\`.`
  return Object.hasOwn(advice, key) ? advice[key] : undefined
}

const ruleByKey: Readonly<Record<string, string>> = {
  onBrokenLinks: 'broken-link',
  onBrokenMarkdownLinks: 'broken-link',
  onBrokenAnchors: 'broken-anchor',
  onDuplicateRoutes: 'duplicate-route',
}

function severityOf(value: unknown): string {
  if (value === 'throw' || value === 'error') return 'error'
  return value === 'ignore' || value === false ? 'off' : 'warning'
}

const advice: Readonly<Record<string, string>> = {
  algolia: 'Write `search: algolia({ appId, apiKey, indexName })`.',
  baseUrl: 'Write "base".',
  description: 'Write "tagline" for the site, and a "description" in the frontmatter of each page.',
  editUrl: 'Write `editLink: { pattern: "https://…/{file}" }`.',
  i18n: 'Write "locale" for one language, or "locales" for several.',
  nav: 'Write "navbar".',
  organizationName: 'Remove it; the address of the repository belongs into `editLink` and `navbar`.',
  plugins: 'Name what brings content in `sources`, and what changes the look in `theme`.',
  presets: 'Name the content in `sources`: `[docs(), changelogs(), pages()]`.',
  projectName: 'Remove it; the address of the repository belongs into `editLink` and `navbar`.',
  scripts: "Write `head: [{ tag: 'script', attributes: { src: '…' } }]`.",
  sidebar: 'Give it to the source: `docs({ sidebar: [...] })`.',
  sidebars: 'Give it to the source: `docs({ sidebar: [...] })`.',
  staticDirectories: 'Write "staticDir"; there is one.',
  stylesheets:
    "Write `head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: '…' } }]`, or name the file in the theme's `styles`.",
  themeConfig: 'Write its keys next to `title`: `navbar`, `footer`, `colorMode`, `announcementBar`, `toc`.',
  themes: 'Write "theme"; there is one.',
}
