import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Kit',
  sources: [docs(), apiReference({ packages: [{ folder: 'packages/core' }] })],
})
