import { defineConfig, defineOutput, definePlugin, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Together',
  url: 'https://example.com/docs',
  toc: { min: 4, max: 3 },
  editLink: { pattern: 'https://example.com/edit' },
  navbar: [{ label: 'Both', to: '/', href: 'https://example.com' }],
  redirects: [
    { from: '/a', to: '/' },
    { from: '/a', to: '/b' },
  ],
  sources: [docs(), docs({ dir: 'more' })],
  plugins: [definePlugin({ name: 'reviews', frontmatter: { owner: { type: 'list' } } })],
  frontmatter: { owner: { type: 'string', required: true } },
  outputs: [defineOutput({ name: 'list', files: () => [] }), defineOutput({ name: 'list', files: () => [] })],
})
