import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Widgets',
  budgets: { html: 100_000 },
  suppress: [
    { code: 'broken-link', file: 'docs/index.md', reason: 'The guide of the next version is linked before it is there' },
    { code: 'broken-asset', file: 'docs/**', reason: 'The pictures are drawn later' },
    { code: 'over-budget', file: 'docs/**', reason: 'The list of all widgets is one page' },
  ],
  sources: [docs()],
})
