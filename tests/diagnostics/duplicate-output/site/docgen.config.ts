import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Outputs',
  url: 'https://outputs.example',
  redirects: [{ from: '/old', to: '/guide' }],
})
