import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Widgets',
  budgets: { html: 6000, styles: 100, requests: 20 },
  sources: [docs()],
})
