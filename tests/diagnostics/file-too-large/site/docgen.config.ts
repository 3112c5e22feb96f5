import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Large files', files: { maxSize: 100 } })
