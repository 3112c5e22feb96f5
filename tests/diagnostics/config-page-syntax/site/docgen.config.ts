import { defineConfig, pages } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Pages', sources: [pages()] })
