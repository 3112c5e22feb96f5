import { defineConfig, fathom, fragments, llmsTxt, markdownPages, pageFeed, siteStructure } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Options that functions do not have',
  analytics: fathom({ siteId: 'ABCDEFGH', domain: 'acme.example' }),
  search: fragments({ size: 10 }),
  outputs: [
    markdownPages({ full: true }),
    llmsTxt({ detail: 'Use it.' }),
    pageFeed({ route: '/blog/', title: 'Blog', style: 'short' }),
    siteStructure('structure.json'),
  ],
})
