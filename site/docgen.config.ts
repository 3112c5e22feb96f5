import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs, llmsTxt, markdownPages, pages, siteStructure } from '@docgen/ssg-cli'
import { extendTheme, reactTheme, socialImages } from '@docgen/theme-react'
import { apiGroups, apiPackages } from './api-packages.ts'
import { docsSidebar } from './docs-sidebar.ts'
import { siteParts } from './parts.ts'
import { readEnvironment, servicesOf } from './services.ts'
import { wordList } from './word-list.ts'

const repository = 'https://github.com/accounts-js/accounts'

export default defineConfig({
  title: 'accounts-js',
  tagline: 'Authentication and accounts for Node.js and the browser',
  version: '0.32.0',
  parts: siteParts,
  url: 'https://www.accountsjs.com',
  favicon: '/img/favicon.svg',
  logo: { src: '/img/logo.svg', dark: '/img/logo-dark.svg', alt: 'accounts-js' },
  navbar: [
    { label: 'Documentation', to: '/docs/introduction', activePath: '/docs' },
    { label: 'Api reference', to: '/api' },
    { label: 'GitHub', href: repository },
  ],
  footer: {
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'Introduction', to: '/docs/introduction' },
          { label: 'Api reference', to: '/api' },
        ],
      },
      {
        title: 'Packages',
        links: [
          { label: 'Server', to: '/api/server' },
          { label: 'Client', to: '/api/client' },
          { label: 'Strategies', to: '/api/password' },
          { label: 'Databases', to: '/api/database-mongo' },
          { label: 'GraphQL', to: '/api/module-core' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'GitHub Discussions', href: `${repository}/discussions` },
          { label: 'Slack', href: 'https://accounts-js.slack.com' },
          { label: 'Twitter', href: 'https://twitter.com/accountsjs' },
        ],
      },
    ],
    copyright: 'Copyright © 2024 accounts-js',
  },
  searchIssue: { pattern: `${repository}/issues/new?title=Search%3A%20{query}` },
  ...servicesOf(readEnvironment(import.meta.dirname)),
  editLink: { pattern: `${repository}/edit/master/website/{file}` },
  // No page loads all scripts: those for the search page, for words that were searched for, for types in samples and for addresses that do not exist are among them.
  budgets: { script: 6055, scripts: 113_750, styles: 15_780, html: 14_650, requests: 6 },
  // Nothing is let pass but what is named below: a warning fails the build as an error does.
  suppress: [
    {
      code: 'unexported-type',
      file: 'reference/**',
      reason: 'The published packages keep these types to themselves; their pages show them where they are used.',
    },
    {
      code: 'unresolved-api-link',
      file: 'node_modules/@accounts/password/**',
      reason: 'A comment of version 0.32 links to SendEnrollmentEmailErrors, which no package exports.',
    },
    {
      code: 'over-budget',
      file: 'docs/{tutorial,strategies/oauth,strategies/password,transports/graphql}.md',
      reason: 'The budget is for a guide of 1,000 words. With their code and drawings, these have about 3,000.',
    },
  ],
  checks: [wordList],
  theme: extendTheme(reactTheme, { styles: ['./home.css'] }),
  outputs: [llmsTxt(), markdownPages(), siteStructure(), socialImages()],
  samples: checkedSamples({ files: ['samples.d.ts'], compilerOptions: { experimentalDecorators: true } }),
  sources: [
    docs({ mainDoc: 'introduction', version: { name: 'current', label: 'Next' }, sidebar: docsSidebar }),
    apiReference({
      packages: apiPackages,
      groups: apiGroups,
      // The published ones hold badges and links of an older site.
      readme: false,
      comments: 'reference/comments',
      sourceLink: `${repository}/blob/master/{directory}/{file}#L{line}`,
    }),
    changelogs(),
    pages(),
  ],
})
