import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'
import { mermaid } from '@docgen/mermaid'
import { changelogs, defineConfig, docs, markdownPages, pages } from '@docgen/ssg-cli'
import { extendTheme, reactTheme } from '@docgen/theme-react'
import manifest from '../packages/ssg-cli/package.json' with { type: 'json' }
import { docsSidebar } from './docs-sidebar.ts'
import { reference } from './reference/reference.ts'

export default defineConfig({
  title: 'docgen',
  tagline: 'Documentation sites for families of TypeScript packages',
  version: manifest.version,
  // Where the manual is published, which its host knows.
  ...(process.env['MANUAL_URL'] && { url: process.env['MANUAL_URL'] }),
  favicon: '/img/favicon.svg',
  logo: { src: '/img/logo.svg', dark: '/img/logo-dark.svg', alt: '' },
  navbar: [
    { label: 'Manual', to: '/docs' },
    { label: 'Reference', to: '/reference' },
    { label: 'Packages', to: '/api' },
  ],
  footer: {
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'Introduction', to: '/docs' },
          { label: 'Tutorial', to: '/docs/tutorial' },
          { label: 'Extend docgen', to: '/docs/extending' },
        ],
      },
      {
        title: 'Look up',
        links: [
          { label: 'Config keys', to: '/reference/config' },
          { label: 'Commands', to: '/reference/cli' },
          { label: 'Diagnostics', to: '/reference/diagnostics' },
        ],
      },
      {
        title: 'Packages',
        links: [
          { label: '@docgen/ssg-cli', to: '/api/ssg-cli' },
          { label: '@docgen/theme-react', to: '/api/theme-react' },
          { label: '@docgen/api-extractor-bridge', to: '/api/api-extractor-bridge' },
          { label: '@docgen/blog', to: '/api/blog' },
          { label: '@docgen/mermaid', to: '/api/mermaid' },
          { label: '@docgen/model', to: '/api/model' },
          { label: '@docgen/mcp', to: '/docs/how-to/agents' },
          { label: 'Changelog', to: '/api/ssg-cli/changelog' },
        ],
      },
    ],
    copyright: 'MIT licensed',
  },
  // The changelogs are links to those of the packages.
  files: { allow: ['../packages'] },
  theme: extendTheme(reactTheme, { styles: ['./brand.css', './home.css'] }),
  plugins: [mermaid()],
  outputs: [markdownPages()],
  samples: checkedSamples(),
  sources: [
    docs({ sidebar: docsSidebar }),
    reference,
    apiReference({
      packages: [
        // "./testing" is for the tests of this repository.
        { npm: '@docgen/ssg-cli', entries: ['.'] },
        { npm: '@docgen/theme-react' },
        { npm: '@docgen/api-extractor-bridge' },
        { npm: '@docgen/blog' },
        { npm: '@docgen/mermaid' },
        // "./client" declares names of docgen's bundler, and exports nothing.
        { npm: '@docgen/model', entries: ['.'] },
      ],
      readme: false,
      history: 'api-reports',
    }),
    changelogs(),
    pages(),
  ],
})
