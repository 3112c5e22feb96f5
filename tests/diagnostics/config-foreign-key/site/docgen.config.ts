import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({
  title: 'Moved here',
  baseUrl: '/docs/',
  onBrokenLinks: 'warn',
  themeConfig: { navbar: {} },
  presets: [],
})
