import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Wrong options',
  sources: [
    docs(),
    apiReference({
      pathh: '/reference',
      packages: [{ npn: '@acme/server' }, { folder: 'packages/client', npm: '@acme/client' }],
    }),
  ],
})
