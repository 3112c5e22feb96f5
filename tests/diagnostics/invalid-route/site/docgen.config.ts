import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Routes',
  redirects: [
    { from: '/old', to: '/' },
    { from: '/../../older', to: '/' },
  ],
})
