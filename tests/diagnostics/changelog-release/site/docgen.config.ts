import { apiReference } from '@docgen/api-extractor-bridge'
import { changelogs, defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Kit',
  sources: [
    docs(),
    changelogs(),
    apiReference({
      packages: [
        { folder: 'packages/core' },
      ],
    }),
  ],
})
