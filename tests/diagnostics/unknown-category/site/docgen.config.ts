import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Docs',
  sources: [
    docs({
      categories: {
        'guide/deploy': { label: 'Deployment', page: true },
        'guide/depoly': { page: { description: 'How to deploy.' } },
        nothing: { position: 2 },
      },
    }),
    docs({ dir: 'more', path: '/more', name: 'more', sidebar: ['a', { folder: 'depoly' }], categories: { guide: { page: true } } }),
  ],
})
