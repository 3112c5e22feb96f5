import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Docs',
  sources: [docs({ sidebar: { guides: ['start'], cookbook: [{ folder: 'cookbook' }] } })],
})
