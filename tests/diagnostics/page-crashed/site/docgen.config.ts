import { defineConfig, docs, pages } from '@docgen/ssg-cli'

export default defineConfig({ title: 'Crash', sources: [docs(), pages()] })
