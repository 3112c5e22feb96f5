import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Docs',
  tags: { path: '/docs/more', known: { api: {}, web: { slug: 'api' } } },
  sources: [
    docs({
      sidebar: [
        'index',
        { label: 'Guides', page: true, items: ['guide', { label: 'Guides', page: true, items: ['other'] }] },
        { label: 'More', page: { slug: '/more' }, items: ['more'] },
      ],
    }),
    docs({ dir: 'auto', path: '/auto', name: 'auto', categoryPages: true }),
  ],
})
