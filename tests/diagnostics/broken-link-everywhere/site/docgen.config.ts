import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs, pages } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Everywhere',
  favicon: '/img/none.svg',
  logo: { src: '/img/logo-none.svg', dark: '/img/dark-none.svg' },
  navbar: [{ label: 'Guide', to: '/giude' }],
  footer: { columns: [{ title: 'More', links: [{ label: 'Docs', to: '/docs/nowhere' }] }] },
  announcementBar: { id: 'new', content: 'It\'s out: [read](/docs/) or [see](/docs/seen), [both](#gone).' },
  sources: [
    docs({ sidebar: ['index', { label: 'Beside', href: '/beside' }] }),
    pages(),
    apiReference({ packages: [{ folder: 'packages/core' }] }),
    changelogs(),
  ],
})
