import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Kit',
  sources: [
    docs(),
    apiReference({
      packages: [
        {
          folder: 'packages/core',
          sourceLink: 'https://github.com/kit/kit/blob/v1.0.0/{directory}/{file}#L{line}',
        },
      ],
    }),
  ],
})
