import { defineConfig } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Output', outDir: '.' })
