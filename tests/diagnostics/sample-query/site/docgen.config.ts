import { apiReference, checkedSamples } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Shop',
  samples: checkedSamples(),
  sources: [docs(), apiReference({ packages: [{ folder: 'packages/shop' }] })],
})
