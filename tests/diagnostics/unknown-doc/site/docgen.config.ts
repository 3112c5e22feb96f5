import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Docs',
  sources: [
    docs({
      mainDoc: 'strat',
      sidebar: ['start', { label: 'Guides', items: ['guide/instal', { doc: 'nowhere', label: 'Nowhere' }, 'docs/guide/install.md', './start'] }],
    }),
  ],
})
