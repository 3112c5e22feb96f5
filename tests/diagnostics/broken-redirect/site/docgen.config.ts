import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Redirects',
  redirects: [
    { from: '/old', to: '/guide' },
    { from: '/older', to: '/giude' },
    { from: '/oldest', to: '/guide/index' },
    { from: '/one', to: '/two' },
    { from: '/two', to: '/one' },
    { from: '/anchored', to: '/guide#nowhere' },
    { from: '/v1/*', to: '/handbook/*' },
    { from: '/v2/*', to: '/*' },
  ],
})
