import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  navbar: [{ to: '/' }],
  redirects: [{ from: '/old' }],
})
