import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Widgets',
  suppress: [
    { code: 'broken-link', file: 'docs/index.md', reason: 'The guide of the next version is linked before it is there' },
    { code: 'broken-asset', file: 'docs/**', reason: 'The pictures are drawn later' },
  ],
  sources: [docs()],
})
