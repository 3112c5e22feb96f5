import { defineSource } from '@docgen/ssg-cli'
import { commandPages } from './command-pages.ts'
import { configPages } from './config-pages.ts'
import { deployPages } from './deploy-pages.ts'
import { diagnosticPages } from './diagnostic-pages.ts'

/** A page for each config key, command and diagnostic, made from the tables that docgen itself works with. */
export const reference = defineSource({
  name: 'reference',
  watch: ['reference'],
  load: async (context) => ({
    pages: [
      {
        route: '/reference/',
        title: 'Reference',
        description: 'Every config key, every command with its options, and every diagnostic of docgen.',
        sidebar: { label: 'Overview' },
        markdown: overview,
      },
      ...(await configPages(context)),
      ...commandPages(),
      ...diagnosticPages(),
      ...deployPages(),
    ],
  }),
})

const overview = `
These pages are made from docgen's own tables: the schema of the config, the definition of the command line, and the catalogue of diagnostics.

:::cards[Look up]

- [Config keys](/reference/config/) What each key of \`docgen.config.ts\` does, with its type and default.
- [Commands](/reference/cli/) Each command with its arguments and options.
- [Diagnostics](/reference/diagnostics/) What each finding means, why it occurs and how to fix it.
- [Deploy workflows](/reference/deploy/) The files for GitHub Pages, Netlify, Cloudflare Pages, Vercel, GitLab and nginx.
- [Packages](/api/) Every function and type that docgen's packages export.

:::
`
