import { defineConfig } from '@docgen/ssg-cli'

const color = { light: '#0b6b6d', dark: '#84cbcc' }

export default defineConfig({
  title: 'Parts',
  parts: [
    { name: 'guides', label: 'Guides', color, paths: ['/guides'] },
    { name: 'tools', label: 'Tools', color, paths: ['/tolos'] },
  ],
})
