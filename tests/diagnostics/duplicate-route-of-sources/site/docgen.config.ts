import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Widgets',
  sources: [docs({ version: { name: '2.0' } }), docs({ dir: 'old', version: { name: '1.0' } })],
})
