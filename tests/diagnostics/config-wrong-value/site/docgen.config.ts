import { defineConfig, docs } from '@docgen/ssg-cli'

const links = [{ label: 'Docs', to: 'docs' }]

export default defineConfig({
  title: 404,
  url: 'www.example.com',
  base: 'docs',
  trailingSlash: 'yes',
  navbar: links,
  footer: { columns: [{ title: 'Docs', links: [{ label: 'Start' }] }] },
  toc: { min: 2, max: 9 },
  markdown: { html: 'all' },
  rules: { 'broken-lnik': 'warning', 'broken-link': 'warn' },
  sources: [docs({ dir: '/docs' }), 'docs'],
})
